import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import CommunityCarousel from '@site/src/components/CommunityCarousel';
import {forumUrl} from '@site/src/config/site';
import AdoptionFigure from './AdoptionFigure';
import ToolingFigure from './ToolingFigure';
import section from './section.module.css';
import styles from './selling-points.module.css';

/** What comes with the language: people, tools, and a way out. */
export default function SellingPoints(): ReactNode {
  return (
    <div className={clsx(section.section, styles.points)} data-section="other-selling-points">
      <section className={styles.community}>
        <div className={styles.words}>
          <h2 className={section.title}>
            <Translate id="landing.community.title" description="Title of a selling point">
              People to ask, and to build with
            </Translate>
          </h2>
          <p className={section.text}>
            <Translate id="landing.community.text" description="Text of a selling point">
              Questions get their answers in the forum, changes to the language are discussed in the open, and many packages
              are kept by the people who use them at work. Bring a first question or a first pull request.
            </Translate>
          </p>
          <Link className={clsx('button secondary', styles.action)} href={forumUrl}>
            <Translate id="landing.community.forum" description="Link to the forum">
              Join our Forum
            </Translate>
          </Link>
        </div>
        <CommunityCarousel />
      </section>
      <section className={styles.point}>
        <ToolingFigure />
        <h2 className={styles.title}>
          <Translate id="landing.tooling.title" description="Title of a selling point">
            The tools come with it
          </Translate>
        </h2>
        <p className={section.text}>
          <Translate id="landing.tooling.text" description="Text of a selling point">
            A formatter with nothing to argue about, plugins for VS Code and Vim that show types and complete names, and a
            build system that needs one short file. Types seldom have to be written, so there is little to maintain.
          </Translate>
        </p>
      </section>
      <section className={styles.point}>
        <AdoptionFigure />
        <h2 className={styles.title}>
          <Translate id="landing.adoption.title" description="Title of a selling point">
            Begin with one file, leave with all of them
          </Translate>
        </h2>
        <p className={section.text}>
          <Translate id="landing.adoption.text" description="Text of a selling point">
            Every ReScript file becomes one JavaScript file beside it, so it fits into a corner of a project that runs
            today. Should you ever change your mind, the JavaScript is yours: readable, formatted and checked in.
          </Translate>
        </p>
      </section>
    </div>
  );
}
