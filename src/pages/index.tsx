import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Landing from '@site/src/features/landing';

/** The front page. Its title stands alone, without the name of the documentation behind it. */
export default function LandingPage(): ReactNode {
  return (
    <Layout description={translate({id: 'landing.description', message: 'ReScript is a typed language that compiles to JavaScript you can read: inferred types, exhaustive pattern matching, and the packages you already use.', description: 'Description of the front page for search engines'})}>
      <Head>
        <title>The ReScript Programming Language</title>
        <meta property="og:title" content="The ReScript Programming Language" />
      </Head>
      <Landing />
    </Layout>
  );
}
