import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import {loadEditor} from '../../editor/browser/load-editor';
import {embedAddress} from '../browser/embed-address';
import type EmbedBar from './menu/EmbedBar';
import type PlaygroundType from './Playground';
import styles from './playground.module.css';

/** The compilers' host, if it isn't this one. */
const bundleOrigin = /^https?:\/\/[^/]+/.exec(config.bundles?.base ?? '')?.[0];

type Loaded = ComponentType<Parameters<typeof PlaygroundType>[0]> | 'failed' | undefined;

/**
 * Loads the playground after the first paint, in chunks no other page loads.
 * @param bar the toolbar of the form for other pages, if this is it
 */
export default function LoadPlayground({bar}: {readonly bar?: typeof EmbedBar}): ReactNode {
  const [Playground, setPlayground] = useState<Loaded>();
  const {key} = useLocation();
  useEffect(() => {
    if (bar === undefined && belongsInFrame()) {
      const {search, hash} = window.location;
      return window.location.replace(embedAddress() + search + hash);
    }
    loadEditor().catch(() => undefined); // Fetched in parallel with the playground.
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
 * Whether the address asks for the form for other pages, or another page shows this one. The whole playground isn't
 * shown in a frame, because it opens the reader's own code and can discard it.
 */
function belongsInFrame(): boolean {
  return window.parent !== window || new URLSearchParams(window.location.search).has('embed');
}

/** Shown in place of the playground while it loads, when it can't be loaded, and for readers without JavaScript. */
function Waiting({failed}: {readonly failed: boolean}): ReactNode {
  return (
    <div className={styles.loading}>
      <p role="status">
        {failed ? (
          <Translate id="playground.load.failed" description="The playground's files could not be loaded">
            The playground couldn't be loaded. Check your connection and reload this page. The code in its URL isn't
            lost.
          </Translate>
        ) : (
          <Translate id="playground.load.waiting" description="The playground's files are being loaded">
            The playground is loading…
          </Translate>
        )}
      </p>
      <noscript>
        <p>
          <Translate id="playground.noScript" description="For readers without JavaScript">
            The playground compiles your code in this browser, so it needs JavaScript. Turn it on and reload this page.
          </Translate>
        </p>
      </noscript>
      <p>
        <Link to="/docs/manual/latest/overview">
          <Translate id="playground.load.manual" description="Link to the language manual">
            Every example in the language manual shows the JavaScript it compiles to.
          </Translate>
        </Link>
      </p>
    </div>
  );
}
