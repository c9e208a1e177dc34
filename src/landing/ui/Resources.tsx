import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {versionLines} from '@site/src/config/versions';
import styles from './resources.module.css';
import section from './section.module.css';

type Resource = {
  /** An outline on a 32 px grid, drawn for this site. */
  readonly icon: string;
  readonly title: string;
  /** One sentence: what the reader can do there. */
  readonly description: string;
  /** A path on this site, or an https address. */
  readonly href: string;
};

const manual = `/docs/manual/${versionLines.default.latest.path}`;
const templates = 'https://github.com/rescript-lang/create-rescript-app/blob/master/templates';

/** The guides. A function: texts are translated where a page is rendered. */
export const guides = (): readonly Resource[] => [
  {
    icon: 'M6 6h8a2 2 0 0 1 2 2v18a2 2 0 0 0-2-2H6V6ZM26 6h-8a2 2 0 0 0-2 2v18a2 2 0 0 1 2-2h8V6Z',
    title: translate({
      id: 'landing.guides.manual.title',
      message: 'Language Manual',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.guides.manual.text',
      message: 'Look up a feature and see the JavaScript it compiles to.',
      description: 'Text of a resource card',
    }),
    href: `${manual}/introduction`,
  },
  {
    icon: 'M16 4l5 5-5 5-5-5 5-5ZM16 18l5 5-5 5-5-5 5-5ZM7 11l5 5-5 5-5-5 5-5ZM25 11l5 5-5 5-5-5 5-5Z',
    title: translate({
      id: 'landing.guides.react.title',
      message: 'ReScript + React',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.guides.react.text',
      message: 'Write components and hooks, and have their types checked.',
      description: 'Text of a resource card',
    }),
    href: `/docs/react/${versionLines.react.latest.path}/introduction`,
  },
  {
    icon: 'M16 5l11 6-11 6L5 11l11-6ZM5 16l11 6 11-6M5 21l11 6 11-6',
    title: translate({
      id: 'landing.guides.adopt.title',
      message: 'Gradually Adopt ReScript',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.guides.adopt.text',
      message: 'Add your first ReScript file to an existing project.',
      description: 'Text of a resource card',
    }),
    href: `${manual}/installation#integrate-into-an-existing-js-project`,
  },
  {
    icon: 'M10 6H7a2 2 0 0 0-2 2v6l-2 2 2 2v6a2 2 0 0 0 2 2h3M22 6h3a2 2 0 0 1 2 2v6l2 2-2 2v6a2 2 0 0 1-2 2h-3M12 16h8',
    title: translate({
      id: 'landing.guides.typescript.title',
      message: 'TypeScript Integration',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.guides.typescript.text',
      message: 'Share values and types with TypeScript code in both directions.',
      description: 'Text of a resource card',
    }),
    href: `${manual}/typescript-integration`,
  },
];

/** The project templates. */
export const starters = (): readonly Resource[] => [
  {
    icon: 'M5 7h22v18H5V7ZM5 12h22M9 17h8M9 21h5',
    title: translate({
      id: 'landing.templates.next.title',
      message: 'ReScript & NextJS',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.templates.next.text',
      message: 'Start a site with pages rendered on the server.',
      description: 'Text of a resource card',
    }),
    href: `${templates}/rescript-template-nextjs/README.md`,
  },
  {
    icon: 'M18 4 7 18h8l-1 10 11-14h-8l1-10Z',
    title: translate({
      id: 'landing.templates.vite.title',
      message: 'ReScript & ViteJS',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.templates.vite.text',
      message: 'Start a browser app that reloads when you save.',
      description: 'Text of a resource card',
    }),
    href: `${templates}/rescript-template-vite/README.md`,
  },
];

/** Further reading, and templates to start a project from. */
export default function Resources(): ReactNode {
  return (
    <section
      className={clsx(section.section, section.ruled)}
      aria-labelledby="curated-resources"
      data-section="curated-resources"
    >
      <h2 id="curated-resources" className={section.title}>
        <Translate id="landing.resources.title" description="Heading of the resource cards">
          Curated resources
        </Translate>
      </h2>
      <div className={styles.groups}>
        <section aria-labelledby="guides" className={styles.guides}>
          <h3 id="guides" className={styles.group}>
            <Translate id="landing.resources.guides" description="Heading of a group of resource cards">
              Guides and Docs
            </Translate>
          </h3>
          <ul role="list" className={styles.cards}>
            {guides().map((guide) => (
              <ResourceCard key={guide.href} {...guide} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="templates">
          <h3 id="templates" className={styles.group}>
            <Translate id="landing.resources.templates" description="Heading of a group of resource cards">
              Templates
            </Translate>
          </h3>
          <ul role="list" className={styles.cards}>
            {starters().map((starter) => (
              <ResourceCard key={starter.href} {...starter} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}

/** A card that can be clicked anywhere. */
function ResourceCard({icon, title, description, href}: Resource): ReactNode {
  return (
    <li className={styles.card}>
      <svg
        className={styles.icon}
        viewBox="0 0 32 32"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={icon} />
      </svg>
      <h4 className={styles.name}>
        <Link className={clsx(styles.link)} to={href}>
          {title}
        </Link>
      </h4>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
