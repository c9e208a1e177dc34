import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {structuredDataText, type SchemaNode} from '@site/src/lib/structured-data/structured-data';

/** Structured data in the page's head: data blocks, which don't need a hash in the Content-Security-Policy. */
export default function StructuredData({nodes}: {readonly nodes: readonly SchemaNode[]}): ReactNode {
  return (
    <Head>
      {nodes.map((node) => (
        <script key={node['@type']} type="application/ld+json">
          {structuredDataText(node)}
        </script>
      ))}
    </Head>
  );
}
