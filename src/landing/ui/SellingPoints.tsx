import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import CommunityCarousel from '@site/src/landing/ui/CommunityCarousel';
import {forumUrl} from '@site/src/config/site';
import AdoptionFigure from './AdoptionFigure';
import ToolingFigure from './ToolingFigure';
import section from './section.module.css';
import styles from './selling-points.module.css';

/** What comes with the language: a community, tools, and a way out. */
export default function SellingPoints(): ReactNode {
  return (
    <div className={clsx(section.section, styles.points)} data-section="other-selling-points">
      <section className={styles.community}>
        <div className={styles.words}>
          <h2 className={section.title}>
            <Translate id="landing.community.title" description="Title of a selling point">
              A community to ask and build with
            </Translate>
          </h2>
          <p className={section.text}>
            <Translate id="landing.community.text" description="Text of a selling point">
              Ask questions in the forum, follow language changes as they're discussed in the open, and use packages
              maintained by people who rely on them at work. Your first question or pull request is welcome.
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
            A formatter that leaves nothing to argue about, plugins for VS Code and Vim that show types and complete
            names, and a build system configured in one short file. You rarely have to write types, so there's little to
            maintain.
          </Translate>
        </p>
      </section>
      <section className={styles.point}>
        <AdoptionFigure />
        <h2 className={styles.title}>
          <Translate id="landing.adoption.title" description="Title of a selling point">
            Start with one file, keep the JavaScript
          </Translate>
        </h2>
        <p className={section.text}>
          <Translate id="landing.adoption.text" description="Text of a selling point">
            Every ReScript file compiles to one JavaScript file next to it, so you can start in a corner of an existing
            project. If you ever change your mind, the JavaScript is yours: readable, formatted and checked in.
          </Translate>
        </p>
      </section>
    </div>
  );
}
