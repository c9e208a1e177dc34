import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import PlaygroundPlace from './PlaygroundPlace';

/** The page around the playground. It's small because every link to it is prefetched. */
export default function PlaygroundPage(): ReactNode {
  const title = translate({id: 'playground.title', message: 'Playground', description: 'Title of the playground'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'playground.description',
        message:
          'Write ReScript in the browser and see the JavaScript it compiles to, with any version of the compiler.',
        description: 'Description of the playground for search engines',
      })}
      noFooter
    >
      <main>
        <h1 className="visually-hidden">{title}</h1>
        <PlaygroundPlace application="playground" />
      </main>
    </Layout>
  );
}
