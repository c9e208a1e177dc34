import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {versionLines} from '@site/src/config/versions';
import styles from './hero.module.css';

/** The first thing a newcomer reads. */
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
          ReScript reads like JavaScript and compiles to JavaScript you can read. The compiler works out every type, checks
          every case, and lets you use the packages you already know.
        </Translate>
      </p>
      <Link className={`button ${styles.start}`} to={`/docs/manual/${versionLines.default.latest.path}/installation`}>
        <Translate id="landing.hero.start" description="Main button of the front page">
          Get started
        </Translate>
      </Link>
    </section>
  );
}
