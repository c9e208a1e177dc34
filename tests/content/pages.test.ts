/** Every page's front matter, its place in the sidebar, and the form of its links. */
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {postProblems} from '../../src/blog/build/check-posts';
import {sidebarProblems} from '../../src/manual/build/docs/check-sidebar';
import {parseFrontMatter} from '../../src/app/build/front-matter';
import {versionLines} from '../../src/config/versions';

type Page = {
  readonly file: string;
  readonly title: unknown;
  /** The title and the shorter name in the sidebar. */
  readonly labels: readonly string[];
  readonly description: unknown;
  readonly body: string;
};
type Instance = {readonly folder: string; readonly sidebar: string};

const released = (prefix: string, line: keyof typeof versionLines): Instance[] =>
  [versionLines[line].latest, ...versionLines[line].older].map(({id}) => ({
    folder: `${prefix}versioned_docs/version-${id}`,
    sidebar: `${prefix}versioned_sidebars/version-${id}-sidebars.json`,
  }));

const instances: readonly Instance[] = [
  {folder: 'docs', sidebar: 'sidebars.ts'},
  ...released('', 'default'),
  {folder: 'react-docs', sidebar: 'sidebars-react.ts'},
  ...released('react_', 'react'),
  {folder: 'community', sidebar: 'sidebars-community.ts'},
  {folder: 'errors', sidebar: 'sidebars-errors.ts'},
];

async function readPages(folder: string): Promise<Page[]> {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  return Promise.all(
    files.map(async (name): Promise<Page> => {
      const file = path.join(folder, name);
      const {frontMatter, content} = await parseMarkdownFile({
        filePath: file,
        fileContent: fs.readFileSync(file, 'utf8'),
        parseFrontMatter: (params) =>
          parseFrontMatter('check')({...params, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER}),
        removeContentTitle: false,
      });
      return {
        file,
        title: frontMatter.title,
        labels: [frontMatter.title, frontMatter.sidebar_label].filter((label) => typeof label === 'string'),
        description: frontMatter.description,
        body: content,
      };
    }),
  );
}

/** What keeps its capital inside a title: names, and what only looks like a word. */
const NAMES = new Set(
  'Belt BuckleScript JavaScript Next.js Node.js React ReactJS ReasonReact Reason ReScript Stdlib TypeScript Vite'.split(
    ' ',
  ),
);

/** Words of a title, after the first and a step's number, that begin with a capital but aren't names. */
const strayCapitals = (title: string): string[] =>
  title
    .replace(/^\d+\. /, '')
    .replace(/`[^`]*`/g, '')
    .split(/[\s/(),]+/)
    .slice(1)
    .filter((word) => /^[A-Z][a-z]/.test(word) && !NAMES.has(word));

/** A page's text without its fenced blocks. */
const prose = (body: string): string => body.replace(/^(`{3,})[\s\S]*?^\1/gm, '');

describe.each(instances)('$folder', ({folder, sidebar}) => {
  let pages: Page[];
  beforeAll(async () => {
    pages = await readPages(folder);
  });

  test('has a title and a description of 30 to 155 characters on every page', () => {
    const problems = pages.flatMap(({file, title, description}) => [
      ...(typeof title === 'string' && title !== ''
        ? []
        : [`${file}:1: the front matter has no title. Write title: and the page's heading.`]),
      ...(typeof description === 'string' && description.length >= 30 && description.length <= 155
        ? []
        : [
            `${file}:1: the front matter needs a description of 30 to 155 characters, one sentence for search engines; it has ${typeof description === 'string' ? description.length : 'none'}.`,
          ]),
    ]);
    expect(problems).toEqual([]);
  });

  test('has titles in sentence case, with “and” instead of “&”', () => {
    const labels = pages.flatMap(({file, labels: own}) => own.map((label) => ({file, label})));
    const wrong = labels.filter(
      ({label}) => folder !== 'errors' && (label.includes('&') || strayCapitals(label).length > 0),
    );
    expect(wrong).toEqual([]);
  });

  test('has a different description on every page', () => {
    const seen = new Map<unknown, string>();
    const problems = pages.flatMap(({file, description}) => {
      const other = seen.get(description);
      seen.set(description, file);
      return other === undefined
        ? []
        : [`${file}:1: the description is that of ${other}. Say what this page is about.`];
    });
    expect(problems).toEqual([]);
  });

  test('has every page in the sidebar exactly once', async () => {
    expect(await sidebarProblems('.', sidebar, folder)).toEqual({broken: [], missing: []});
  });

  test('links to pages by file name, without ./', () => {
    const problems = pages.flatMap(({file, body}) =>
      [...prose(body).matchAll(/\]\((\.\.?\/[^)]*|\/docs\/(?:manual|react)\/[^)]*)\)/g)].map(
        ([, link]) => `${file} links to ${link}. Write the file name (record.mdx), or manual:record from elsewhere.`,
      ),
    );
    expect(problems).toEqual([]);
  });
});

test('posts have authors, tags and an excerpt', async () => {
  expect(await postProblems('.', 'blog')).toEqual([]);
});
