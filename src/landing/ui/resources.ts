/** The guides and templates on the landing page: four guides and two templates. */
import {translate} from '@docusaurus/Translate';
import {versionLines} from '@site/src/config/versions';

export type ResourceIcon = 'book' | 'component' | 'layers' | 'types' | 'pages' | 'bolt';

export type Resource = {
  readonly icon: ResourceIcon;
  readonly title: string;
  /** One sentence: what the reader can do there. */
  readonly description: string;
  /** A path on this site, or an https address. */
  readonly href: string;
};

const manual = `/docs/manual/${versionLines.default.latest.path}`;
const templates = 'https://github.com/rescript-lang/create-rescript-app/blob/master/templates';

/** The guides. A function, because texts are translated where a page is rendered. */
export const guides = (): readonly Resource[] => [
  {
    icon: 'book',
    title: translate({
      id: 'landing.guides.manual.title',
      message: 'Language Manual',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.guides.manual.text',
      message: 'Find every feature of the language and the JavaScript it compiles to.',
      description: 'Text of a resource card',
    }),
    href: `${manual}/introduction`,
  },
  {
    icon: 'component',
    title: translate({
      id: 'landing.guides.react.title',
      message: 'ReScript + React',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.guides.react.text',
      message: 'Write components and hooks whose props the compiler checks.',
      description: 'Text of a resource card',
    }),
    href: `/docs/react/${versionLines.react.latest.path}/introduction`,
  },
  {
    icon: 'layers',
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
    icon: 'types',
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
    icon: 'pages',
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
    icon: 'bolt',
    title: translate({
      id: 'landing.templates.vite.title',
      message: 'ReScript & ViteJS',
      description: 'Title of a resource card',
    }),
    description: translate({
      id: 'landing.templates.vite.text',
      message: 'Start an app in the browser with reloads as you type.',
      description: 'Text of a resource card',
    }),
    href: `${templates}/rescript-template-vite/README.md`,
  },
];
