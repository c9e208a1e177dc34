import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {loadEditor} from './editor/load-editor';
import Waiting from './Waiting';

type Loaded = ComponentType | 'failed' | undefined;

/**
 * The page around the playground. It is small, because links to it are fetched ahead everywhere; the
 * playground comes after the first paint, in chunks that no other page loads.
 */
export default function PlaygroundPage(): ReactNode {
  const [Playground, setPlayground] = useState<Loaded>();
  const {key} = useLocation();
  const title = translate({id: 'playground.title', message: 'Playground', description: 'Title of the playground'});
  useEffect(() => {
    loadEditor().catch(() => undefined); // fetched beside the playground, not after it
    import('./Playground').then((module) => setPlayground(() => module.default), () => setPlayground('failed'));
  }, []);
  return (
    <Layout
      title={title}
      description={translate({id: 'playground.description', message: 'Write ReScript in the browser and see the JavaScript it compiles to, with every version of the compiler.', description: 'Description of the playground for search engines'})}
      noFooter>
      <main>
        <h1 className="visually-hidden">{title}</h1>
        {/* A link to other code inside the site opens it afresh. */}
        {Playground === undefined || Playground === 'failed' ? <Waiting failed={Playground === 'failed'} /> : <Playground key={key ?? ''} />}
      </main>
    </Layout>
  );
}
