import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import config from '@generated/playground/default/config.json';
import {loadEditor} from './editor/load-editor';
import {embedAddress} from './embed-address';
import type EmbedBar from './menu/EmbedBar';
import type PlaygroundType from './Playground';
import Waiting from './Waiting';

/** The compilers' host, if it isn't this one. */
const bundleOrigin = /^https?:\/\/[^/]+/.exec(config.bundles?.base ?? '')?.[0];

type Loaded = ComponentType<Parameters<typeof PlaygroundType>[0]> | 'failed' | undefined;

/**
 * Loads the playground after the first paint.
 * @param bar the toolbar of the form for other pages, if this is it
 */
export default function LoadPlayground({bar}: {readonly bar?: typeof EmbedBar}): ReactNode {
  const [Playground, setPlayground] = useState<Loaded>();
  const {key} = useLocation();
  useEffect(() => {
    if (bar === undefined && belongsInFrame()) return window.location.replace(embedAddress() + window.location.search);
    loadEditor().catch(() => undefined); // fetched in parallel with the playground
    import('./Playground').then(
      (module) => setPlayground(() => module.default),
      () => setPlayground('failed'),
    );
  }, [bar]);
  return (
    <>
      {bundleOrigin !== undefined && (
        <Head>
          <link rel="preconnect" href={bundleOrigin} />
        </Head>
      )}
      {/* A link to other code inside the site opens it afresh. */}
      {Playground === undefined || Playground === 'failed' ? (
        <Waiting failed={Playground === 'failed'} />
      ) : (
        <Playground key={key ?? ''} bar={bar} />
      )}
    </>
  );
}

/**
 * Whether this is a frame, or asked to be one. There, only the form for other pages is shown: the whole playground
 * opens the reader's own code and can discard it.
 */
function belongsInFrame(): boolean {
  return window.parent !== window || new URLSearchParams(window.location.search).has('embed');
}
