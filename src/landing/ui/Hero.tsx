import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import example from '@generated/landing-examples/default/book-button.json';
import {versionLines} from '@site/src/config/versions';
import styles from './hero.module.css';

const manual = `/docs/manual/${versionLines.default.latest.path}`;

/** The headline, and where to begin: the manual or the tutorial. */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero} data-section="intro">
      <h1 className={styles.headline}>
        <Translate id="landing.hero.headline" description="Headline of the front page">
          Fast, Simple, Fully Typed JavaScript from the Future
        </Translate>
      </h1>
      <p className={styles.summary}>
        <Translate id="landing.hero.summary" description="Sentence below the headline of the front page">
          ReScript reads like JavaScript and compiles to JavaScript you can read. The compiler works out every type,
          checks every case, and lets you use the packages you already know.
        </Translate>
      </p>
      <div className={styles.actions}>
        <Link className="button" to={`${manual}/installation`}>
          <Translate id="landing.hero.start" description="Main button of the front page">
            Get started
          </Translate>
        </Link>
        <Link className="button secondary" to={`${manual}/learn-values`}>
          <Translate id="landing.hero.learn" description="Second button of the front page; leads to the tutorial">
            Learn it in an hour
          </Translate>
        </Link>
        <span className={styles.release}>
          <Translate
            id="landing.hero.release"
            description="The current version of the compiler's package, beside the main button"
            values={{version: example.release}}
          >
            {'Current version: {version}'}
          </Translate>
        </span>
      </div>
    </section>
  );
}
