import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import {APPLICATION, NOT_LOADED_WORDS} from '../../kit/core/attributes';
import styles from './place.module.css';

/** The compilers' host, if it isn't this one. */
const bundleOrigin = /^https?:\/\/[^/]+/.exec(config.bundles?.base ?? '')?.[0];

/**
 * Where the playground appears. Until then, and for readers without JavaScript, it says what's missing.
 * @param application `embed` is the form for other pages
 */
export default function PlaygroundPlace({application}: {readonly application: 'playground' | 'embed'}): ReactNode {
  const notLoaded = translate({
    id: 'playground.load.failed',
    message:
      "The playground couldn't be loaded. Check your connection and reload this page. The code in its URL isn't lost.",
    description: "The playground's files could not be loaded",
  });
  return (
    <div {...{[APPLICATION]: application}}>
      {bundleOrigin !== undefined && (
        <Head>
          <link rel="preconnect" href={bundleOrigin} />
        </Head>
      )}
      <div className={styles.loading}>
        <p role="status" {...{[NOT_LOADED_WORDS]: notLoaded}}>
          <Translate id="playground.load.waiting" description="The playground's files are being loaded">
            The playground is loading…
          </Translate>
        </p>
        <noscript>
          <p>
            <Translate id="playground.noScript" description="For readers without JavaScript">
              The playground compiles your code in this browser, so it needs JavaScript. Turn it on and reload this
              page.
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
    </div>
  );
}
