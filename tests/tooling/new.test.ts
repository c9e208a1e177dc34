/** `npm run new` in a copy of the files it changes: what it writes passes the checks that pages and lists have to pass. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import type {CuratedPackage} from '../../src/packages/core/package';
import type {Logo} from '../../src/landing/core/logos';
import {readEntries} from '../../src/lookup/build/read';
import {parseFrontMatter} from '../../src/app/build/front-matter';
import {SITE} from '../support/new-site';
import {temporaryFolder} from '../support/temporary';

const siteDir = path.resolve(__dirname, '../..');
const folder = temporaryFolder(SITE);

const runNew = (...args: readonly string[]): {readonly status: number | null; readonly said: string} => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(siteDir, 'node_modules/tsx/dist/cli.mjs'), path.join(siteDir, 'scripts/new.ts'), ...args],
    {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
  );
  return {status, said: (stdout + stderr).trim()};
};
const frontMatterOf = async (file: string) =>
  parseMarkdownFile({
    filePath: file,
    fileContent: fs.readFileSync(path.join(folder, file), 'utf8'),
    parseFrontMatter: (params) =>
      parseFrontMatter('build')({...params, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER}),
    removeContentTitle: false,
  });
const exportsOf = <Exports extends object>(file: string): Exports =>
  jest.requireActual<Exports>(path.join(folder, file));

test('a page has front matter and its place in the sidebar', async () => {
  const {said, status} = runNew(
    ...['page', 'docs/my-page', '--title', 'Say "hi": a page', '--category', 'Guides', '--label', 'My page'],
    ...['--description', 'What a reader finds on this page.'],
  );
  expect(said).toMatch(/^docs\/my-page\.mdx\nsidebars\.ts\nKeywords are for .+\nWrite what/);
  expect(status).toBe(0);
  const {frontMatter, content} = await frontMatterOf('docs/my-page.mdx');
  expect(frontMatter).toEqual({
    title: 'Say "hi": a page',
    description: 'What a reader finds on this page.',
    sidebar_label: 'My page',
  });
  expect(content.trim()).toBe('What a reader finds on this page.');
  type Sidebar = {default: {manual: {label: string; items: string[]}[]}};
  const guides = exportsOf<Sidebar>('sidebars.ts').default.manual.find(({label}) => label === 'Guides');
  expect(guides?.items.at(-1)).toBe('my-page');
});

test('a page of a released version has its place in the sidebar of that version', () => {
  const {said} = runNew(
    ...['page', 'versioned_docs/version-v1.0.0/my-page', '--title', 'My page', '--label', ''],
    ...['--description', 'What a reader finds on this page.', '--category', 'Overview'],
  );
  expect(said).toMatch(
    /^versioned_docs\/version-v1\.0\.0\/my-page\.mdx\nversioned_sidebars\/version-v1\.0\.0-sidebars\.json\n/,
  );
  expect(exportsOf('versioned_sidebars/version-v1.0.0-sidebars.json')).toEqual({
    manual: [
      {
        type: 'category',
        label: 'Overview',
        items: [{type: 'category', label: 'Learn', items: ['learn']}, 'intro', 'my-page'],
      },
    ],
  });
});

test('a post has the day in its name, known authors and tags, and its mark', async () => {
  const {said} = runNew(
    ...['post', 'my-post', '--title', 'My post', '--description', 'What a reader learns from my post.'],
    ...['--authors', 'docs-team', '--tags', 'compiler, tooling'],
  );
  const [, file = ''] = /^(blog\/\d{4}-\d\d-\d\d-my-post\.mdx)\n/.exec(said) ?? [];
  const {frontMatter, content} = await frontMatterOf(file);
  expect(frontMatter).toMatchObject({slug: 'my-post', authors: ['docs-team'], tags: ['compiler', 'tooling']});
  expect(content).toContain('{/* truncate */}');
});

test('an entry of the syntax lookup can be read with the others', async () => {
  const {said} = runNew(
    ...['lookup', 'my-operator', '--syntax', '->>', '--title', 'My operator', '--summary', 'Passes a value on.'],
    ...['--kind', 'operator', '--keywords', 'arrow chain', '--links', 'manual:pipe', '--example', 'let a = 1->max(2)'],
  );
  expect(said).toContain('Keywords are for terms that readers type');
  const entry = (await readEntries(path.join(folder, 'syntax-lookup'))).find(({entry: {id}}) => id === 'my-operator');
  expect(entry).toMatchObject({
    sample: 'let a = 1->max(2)',
    entry: {syntax: '->>', kind: 'operator', keywords: ['arrow', 'chain'], links: ['manual:pipe']},
  });
});

test('a package and a logo are the last of their lists', () => {
  runNew(
    ...['package', 'rescript-my-json', '--kind', 'community', '--repository', 'owner/rescript-my-json'],
    ...['--keywords', 'json decode', '--purpose', "Reads JSON into a program's types."],
  );
  runNew('logo', 'Tram', '--url', 'https://tram.example', '--image', '/img/logos/tram.svg');
  runNew('logo', "O'Hara", '--url', 'https://example.org');
  const {curatedPackages} = exportsOf<{curatedPackages: CuratedPackage[]}>('src/packages/core/curated.ts');
  expect(curatedPackages.at(-1)).toEqual({
    name: 'rescript-my-json',
    kind: 'community',
    repository: 'https://github.com/owner/rescript-my-json',
    keywords: ['json', 'decode'],
    purpose: "Reads JSON into a program's types.",
  });
  const {logos} = exportsOf<{logos: Logo[]}>('src/landing/core/logos.ts');
  expect(logos.slice(-2)).toEqual([
    {name: 'Tram', url: 'https://tram.example', image: '/img/logos/tram.svg'},
    {name: "O'Hara", url: 'https://example.org'},
  ]);
});

test('what is missing is named, and nothing is written', () => {
  const {status, said} = runNew('page', 'docs/other', '--title', 'Other');
  expect(status).toBe(1);
  expect(said).toMatch(/^Missing: --description, --category\. Write npm run new -- page docs\/my-page --title/);
  const page = ['page', 'docs/other', '--title', 'Other', '--description', 'What a reader finds on this page.'];
  expect(runNew(...page, '--category', 'Guide').said).toBe('sidebars.ts has no category "Guide".');
  expect(fs.existsSync(path.join(folder, 'docs/other.mdx'))).toBe(false);
  page[1] = 'docs/record';
  expect(runNew(...page, '--category', 'Guides').said).toBe('docs/record.mdx already exists. Choose another name.');
  expect(runNew().said).toMatch(/^npm run new -- page docs\/my-page/);
});
