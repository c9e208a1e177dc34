import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {siteNames} from '@site/src/kit/ui/site-names';
import Landing from '@site/src/landing/ui';

/** The front page. Its title doesn't have the documentation's name appended. */
export default function LandingPage(): ReactNode {
  const title = siteNames().language;
  return (
    <Layout
      description={translate({
        id: 'landing.description',
        message:
          'ReScript is a typed language that compiles to JavaScript you can read: inferred types, exhaustive pattern matching, and the packages you already use.',
        description: 'Description of the front page for search engines',
      })}
    >
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
      </Head>
      <Landing />
    </Layout>
  );
}
