import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import example from '@generated/landing-examples/default/playlist.json';
import clsx from 'clsx';
import {forumUrl} from '@site/src/config/site';
import {CommunityCarousel} from '@site/src/landing/ui/Carousel';
import figures from './figures.module.css';
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
              People to ask and build with
            </Translate>
          </h2>
          <p className={section.text}>
            <Translate id="landing.community.text" description="Text of a selling point">
              Stuck? Ask in the forum. Language changes are discussed in the open, and many packages are maintained by
              people who use them at work. Your first question is welcome, and so is your first pull request.
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
            One package has the compiler, the build system, and the formatter. You configure them in a single short
            file, and the formatter has no options to argue about. In VS Code and Vim, a plugin shows types and
            completes names.
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
            A ReScript file compiles to one JavaScript file, and the rest of your project imports that like any other.
            If you change your mind later, delete the ReScript and keep the JavaScript. It's readable and formatted, and
            your project already uses it.
          </Translate>
        </p>
      </section>
    </div>
  );
}

/** An editor, and the type it shows. The compiler checked both. */
function ToolingFigure(): ReactNode {
  return (
    <figure
      className={clsx('code', figures.figure)}
      aria-label={translate({
        id: 'landing.tooling.figure',
        message: 'An editor that shows the type of a function',
        description: 'Accessible name of a figure',
      })}
    >
      <pre className={figures.editor} tabIndex={0} role="region" aria-label={example.source.name}>
        <code dangerouslySetInnerHTML={{__html: example.source.html}} />
      </pre>
      <p className={figures.hint}>
        <code dangerouslySetInnerHTML={{__html: example.signature.html}} />
      </p>
    </figure>
  );
}

type Entry = {readonly name: string; readonly kind: 'folder' | 'script' | 'source' | 'output'; readonly note?: string};

const entries = (): readonly Entry[] => [
  {name: 'src/', kind: 'folder'},
  {name: 'App.jsx', kind: 'script'},
  {
    name: 'Cart.res',
    kind: 'source',
    note: translate({id: 'landing.adoption.source', message: 'you write', description: 'Note next to a file'}),
  },
  {
    name: 'Cart.res.mjs',
    kind: 'output',
    note: translate({id: 'landing.adoption.output', message: 'yours to keep', description: 'Note next to a file'}),
  },
  {name: 'Header.tsx', kind: 'script'},
  {name: 'index.html', kind: 'script'},
];

/** A folder with one ReScript file among others, and its output. */
function AdoptionFigure(): ReactNode {
  return (
    <figure
      className={figures.figure}
      aria-label={translate({
        id: 'landing.adoption.figure',
        message: 'A folder with JavaScript and TypeScript files, one ReScript file, and its JavaScript next to it',
        description: 'Accessible name of a figure',
      })}
    >
      <ul role="list" className={figures.files}>
        {entries().map(({name, kind, note}) => (
          <li key={name} className={figures.file} data-kind={kind}>
            <code>{name}</code>
            {note !== undefined && <span className={figures.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
