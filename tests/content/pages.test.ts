/** Every page's front matter, its place in the sidebar, and the form of its links. */
import fs from 'node:fs';
import path from 'node:path';
import {versionLines} from '../../src/config/versions';
import {frontMatterOf, lineOfKey, withoutFrontMatter} from '../../src/manual/core/front-matter/text';
import {readFrontMatter} from '../../src/app/build/front-matter';
import {readTextSync} from '../../src/kit/build/files/text';

type Page = {
  readonly file: string;
  readonly frontMatter: string;
  /** The title and the shorter name in the sidebar. */
  readonly labels: readonly string[];
  /** With the line it's in. */
  readonly description: {readonly text: unknown; readonly line: number};
  readonly body: string;
  /** What is wrong with its front matter. */
  readonly problems: readonly string[];
};
type Instance = {readonly folder: string; readonly sidebar: string};

const released = (line: 'default' | 'react', start = ''): readonly Instance[] =>
  [versionLines[line].latest, ...versionLines[line].older].map(({id}) => ({
    folder: `${start}versioned_docs/version-${id}`,
    sidebar: `${start}versioned_sidebars/version-${id}-sidebars.json`,
  }));

const instances: readonly Instance[] = [
  {folder: 'docs', sidebar: 'sidebars.ts'},
  ...released('default'),
  {folder: 'react-docs', sidebar: 'sidebars-react.ts'},
  ...released('react', 'react_'),
  {folder: 'community', sidebar: 'sidebars-community.ts'},
  {folder: 'errors', sidebar: 'sidebars-errors.ts'},
];

async function readPages(folder: string): Promise<Page[]> {
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.mdx?$/.test(file));
  return Promise.all(
    files.map(async (name): Promise<Page> => {
      const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
      const text = readTextSync(file);
      const {frontMatter, problems} = await readFrontMatter(file, text);
      const {title, sidebar_label: label, description} = frontMatter;
      return {
        file,
        frontMatter: frontMatterOf(text),
        labels: [title, label].filter((each) => typeof each === 'string'),
        description: {text: description, line: lineOfKey(text, 'description')},
        body: withoutFrontMatter(text),
        problems,
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

/** The ids of the pages in a sidebar or a part of it. */
function idsIn(item: unknown): readonly string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  if (item === null || typeof item !== 'object') return [];
  return 'items' in item ? idsIn(item.items) : 'type' in item ? [] : Object.values(item).flatMap(idsIn);
}

/** A page's text without its fenced blocks. */
const prose = (body: string): string => body.replace(/^(`{3,})[\s\S]*?^\1/gm, '');

describe.each(instances)('$folder', ({folder, sidebar}) => {
  let pages: Page[];
  beforeAll(async () => {
    pages = await readPages(folder);
  });

  test('has front matter that the site reads, with a title and a description of 30 to 155 characters', () => {
    expect(pages.flatMap(({problems}) => problems)).toEqual([]);
  });

  test('has at most 12 lines of front matter, beside the messages a page explains', () => {
    const own = ({frontMatter}: Page): string => frontMatter.replace(/^messages:\n(?: .*\n)*/m, '');
    const long = pages.filter((page) => own(page).split('\n').length - 2 > 12);
    expect(long.map(({file}) => file)).toEqual([]);
  });

  test('has titles in sentence case, with “and” instead of “&”', () => {
    const labels = pages.flatMap(({file, labels: own}) => own.map((label) => ({file, label})));
    const wrong = labels.filter(
      ({label}) => folder !== 'errors' && (label.includes('&') || strayCapitals(label).length > 0),
    );
    expect(wrong).toEqual([]);
  });

  test('has a different description on every page', () => {
    const problems = pages.flatMap(({file, description: {text, line}}) => {
      const other = pages.find((page) => page.file !== file && page.description.text === text);
      return other === undefined || text === undefined
        ? []
        : [`${file}:${line}: the description is that of ${other.file} too. Give each page its own.`];
    });
    expect(problems).toEqual([]);
  });

  // Docusaurus only says that an id isn't a page. The sidebar of the errors is made from their pages.
  if (folder !== 'errors')
    test('has every page in the sidebar exactly once', () => {
      const ids = pages.map(({file}) => path.posix.relative(folder, file).replace(/\.mdx?$/, ''));
      expect(idsIn(jest.requireActual(path.resolve(sidebar))).toSorted()).toEqual(ids.toSorted());
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

// Docusaurus says which authors and tags are unknown, and which posts have no mark.
test('a post begins its name with its day, and has authors and an excerpt', () => {
  const posts = fs.readdirSync('blog').filter((name) => /\.mdx?$/.test(name));
  expect(
    posts.filter((name) => {
      const text = readTextSync(path.join('blog', name));
      const [excerpt = ''] = withoutFrontMatter(text).split('{/* truncate */}');
      return !/^\d{4}-\d\d-\d\d-/.test(name) || !/^authors: \[\w/m.test(text) || excerpt.trim() === '';
    }),
  ).toEqual([]);
});
