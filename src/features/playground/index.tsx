import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import Layout from '@theme/Layout';
import {loadEditor} from './editor/load-editor';
import Waiting from './Waiting';

/** The compilers' host, if it isn't this one. */
const bundleOrigin = /^https?:\/\/[^/]+/.exec(config.bundles?.base ?? '')?.[0];

type Loaded = ComponentType | 'failed' | undefined;

/**
 * The page around the playground. It's small because every link to it is prefetched; the playground loads after the
 * first paint, in chunks no other page loads.
 */
export default function PlaygroundPage(): ReactNode {
  const [Playground, setPlayground] = useState<Loaded>();
  const {key} = useLocation();
  const title = translate({id: 'playground.title', message: 'Playground', description: 'Title of the playground'});
  useEffect(() => {
    loadEditor().catch(() => undefined); // fetched in parallel with the playground
    import('./Playground').then(
      (module) => setPlayground(() => module.default),
      () => setPlayground('failed'),
    );
  }, []);
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
      {bundleOrigin !== undefined && (
        <Head>
          <link rel="preconnect" href={bundleOrigin} />
        </Head>
      )}
      <main>
        <h1 className="visually-hidden">{title}</h1>
        {/* A link to other code inside the site opens it afresh. */}
        {Playground === undefined || Playground === 'failed' ? (
          <Waiting failed={Playground === 'failed'} />
        ) : (
          <Playground key={key ?? ''} />
        )}
      </main>
    </Layout>
  );
}
