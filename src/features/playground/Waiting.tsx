import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './playground.module.css';

/** Shown while the playground loads, when it can't, and without JavaScript. */
export default function Waiting({failed}: {readonly failed: boolean}): ReactNode {
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
