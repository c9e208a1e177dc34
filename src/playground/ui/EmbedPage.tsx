import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import LayoutProvider from '@theme/Layout/Provider';
import PageCard from '@site/src/hosting/ui/PageCard';
import {CONTENT_ID} from '@site/src/kit/core/first-paint';
import {siteNames} from '@site/src/kit/ui/site-names';
import PlaygroundPlace from './PlaygroundPlace';
import styles from './place.module.css';

/** The playground for other pages' frames: without header and footer. */
export default function EmbedPage(): ReactNode {
  const title = translate({
    id: 'playground.embed.title',
    message: 'Embedded playground',
    description: 'Title of the form of the playground that other pages show in a frame',
  });
  return (
    <LayoutProvider>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageMetadata
        title={title}
        description={translate({
          id: 'playground.embed.description',
          message: 'An editor for ReScript with its output, for other pages.',
          description: 'Description of the form of the playground that other pages show in a frame',
        })}
      />
      <PageCard title={title} place={siteNames().site} />
      <main id={CONTENT_ID} className={styles.embedded}>
        <h1 className="visually-hidden">{title}</h1>
        <PlaygroundPlace application="embed" />
      </main>
    </LayoutProvider>
  );
}
