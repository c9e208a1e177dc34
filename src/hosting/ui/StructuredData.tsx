import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {structuredDataText, type SchemaNode} from '@site/src/hosting/core/structured-data';

/** Data blocks in the head, which need no hash in the Content-Security-Policy. */
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
