import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './playground.module.css';

/** In place of the playground: until it has come, when it cannot, and for readers without scripts. */
export default function Waiting({failed}: {readonly failed: boolean}): ReactNode {
  return (
    <div className={styles.loading}>
      <p role="status">
        {failed ? (
          <Translate id="playground.load.failed" description="The playground's files could not be loaded">
            The playground could not be loaded. Check your connection and open this page again; the code in its address stays there.
          </Translate>
        ) : (
          <Translate id="playground.load.waiting" description="The playground's files are being loaded">The playground is loading…</Translate>
        )}
      </p>
      <noscript>
        <p>
          <Translate id="playground.noScript" description="For readers without scripts">
            The playground compiles your code in this browser, so it needs JavaScript to be switched on.
          </Translate>
        </p>
      </noscript>
      <p>
        <Link to="/docs/manual/latest/overview">
          <Translate id="playground.load.manual" description="Link to the language manual">Every example of the language manual shows the JavaScript its compiler writes.</Translate>
        </Link>
      </p>
    </div>
  );
}
