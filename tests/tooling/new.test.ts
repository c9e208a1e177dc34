/** `npm run new` in a copy of the files it changes: what it writes passes the checks that pages and lists have to pass. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {collectAnswers, helpFor, KINDS, readWords} from '../../scripts/new';
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
  expect(said).toMatch(/^docs\/my-page\.mdx: written\nsidebars\.ts: changed\nWrite the page/);
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
    /^versioned_docs\/version-v1\.0\.0\/my-page\.mdx: written\nversioned_sidebars\/version-v1\.0\.0-sidebars\.json: changed\n/,
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
  const [, file = ''] = /^(blog\/\d{4}-\d\d-\d\d-my-post\.mdx): written\n/.exec(said) ?? [];
  const {frontMatter, content} = await frontMatterOf(file);
  expect(frontMatter).toMatchObject({slug: 'my-post', authors: ['docs-team'], tags: ['compiler', 'tooling']});
  expect(content).toContain('{/* truncate */}');
});

test('an entry of the syntax lookup can be read with the others', async () => {
  runNew(
    ...['lookup', 'my-operator', '--syntax', '->>', '--title', 'My operator', '--summary', 'Passes a value on.'],
    ...['--kind', 'operator', '--keywords', 'arrow chain', '--links', 'manual:pipe', '--example', 'let a = 1->max(2)'],
  );
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
  expect(logos.at(-1)).toMatchObject({name: "O'Hara", url: 'https://example.org'});
});

test('bad input is refused as a whole, a sentence each, and nothing is written', () => {
  const {status, said} = runNew('page', 'docs/My Page', '--title', 'My page', '--description', 'short');
  expect(status).toBe(1);
  expect(said.split('\n')).toEqual([
    'file: "My Page" isn\'t a page name. Use lower-case letters and digits, with hyphens between the words.',
    'description: It must be a sentence: begin with an uppercase letter and end with a period.',
    'category is missing: Category of the sidebar.',
    `Example: npm run new -- ${KINDS.page?.example}`,
  ]);
  const page = ['page', 'docs/other', '--title', 'Other', '--description', 'What a reader finds on this page.'];
  expect(runNew(...page, '--category', 'Guide').said).toMatch(
    /^category: sidebars\.ts has no category "Guide"\. Its categories are Overview, .*Guides\.$/m,
  );
  expect(fs.existsSync(path.join(folder, 'docs/other.mdx'))).toBe(false);
});

const namesIn = (folder: string): readonly string[] =>
  Object.keys(SITE).flatMap((file) => (path.posix.dirname(file) === folder ? [path.posix.basename(file)] : []));
const read = (file: string): string | undefined => SITE[file] ?? (namesIn(file).join('\n') || undefined);
const answersTo = async (...args: readonly string[]) => {
  const {kind, given} = readWords(args);
  return collectAnswers(kind, given, read);
};

test.each([
  [[], 'Write npm run new -- and one of page, post, lookup, package, logo; for example: npm run new -- page docs/my-'],
  [['pge'], '"pge" can\'t be made. Write npm run new -- and one of page, post, lookup, package, logo'],
  [['page', 'docs/a', '--titel', 'A'], 'Unknown option --titel. The options are --title, --description, --category'],
  [['page', 'docs/a', 'b'], 'There is one word too many: b. Put texts into quotes.'],
  [['logo', 'A', '--url'], '--url needs a value. Example: npm run new -- logo "My Company"'],
  [['page', 'docs/record'], 'file: docs/record.mdx already exists. Choose another name.'],
  [
    ['page', 'versioned_docs/a'],
    'file: "versioned_docs/a" isn\'t in docs/, react-docs/, community/, or the folder of a version.',
  ],
  [['post', 'a', '--authors', 'me'], 'authors: blog/authors.yml has no "me". Use one of docs-team, or add it there'],
  [['post', 'a', '--tags', 'me'], 'tags: blog/tags.yml has no "me". Use one of compiler, tooling'],
  [['lookup', 'pipe'], 'id: syntax-lookup/pipe.md already exists. Choose another name.'],
  [
    ['lookup', 'a', '--syntax', '->'],
    'syntax: "->" is the syntax of syntax-lookup/pipe.md. Write another, or add to that entry.',
  ],
  [['lookup', 'a', '--title', 'Pipe'], 'title: "Pipe" is the title of syntax-lookup/pipe.md.'],
  [['lookup', 'a', '--kind', 'word'], 'kind: "word" isn\'t one of decorator, operator, construct, function,'],
  [['lookup', 'a', '--links', 'manual:recrd'], 'links: sidebars.ts has no page "recrd". Did you mean manual:record?'],
  [
    ['lookup', 'a', '--links', 'pipe'],
    'links: "pipe" isn\'t a link to a page. Write manual:pipe or react:introduction.',
  ],
  [
    ['lookup', 'a', '--keywords', 'Big one'],
    'keywords: "Big" isn\'t a keyword. Use lower-case letters and digits only.',
  ],
  [['package', 'rescript'], 'name: src/packages/core/curated.ts has rescript already.'],
  [
    ['package', 'a', '--repository', 'https://a.b/c'],
    'repository: "https://a.b/c" isn\'t a repository. Write owner/name',
  ],
  [['logo', 'Rohea'], 'name: src/landing/core/logos.ts has Rohea already.'],
  [['logo', 'A', '--url', 'http://a.b'], 'url: "http://a.b" isn\'t a whole address that begins with https://.'],
])('%j is rejected with a readable error', async (args, sentence) => {
  await expect(answersTo(...args)).rejects.toThrow(sentence);
});

/** The words of a command line. */
const wordsOf = (line: string): readonly string[] =>
  Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, inQuotes]) => inQuotes ?? word);

test.each(Object.values(KINDS).map(({example}) => example))('the example %s can be run', async (example) => {
  await expect(answersTo(...wordsOf(example))).resolves.toBeDefined();
});

test('what is missing is asked for, again after a bad answer', async () => {
  const asked: string[] = [];
  const said = ['ftp://x', 'https://example.org'];
  const {kind, given} = readWords(['logo', 'My Company']);
  const answers = await collectAnswers(kind, given, read, (question) => {
    asked.push(question);
    return Promise.resolve(said.shift() ?? '');
  });
  expect(answers).toEqual({name: 'My Company', url: 'https://example.org'});
  expect(asked).toEqual([
    'Address, with https://: ',
    '"ftp://x" isn\'t a whole address that begins with https://.\nAddress, with https://: ',
  ]);
});

test('help is printed for the command and for each kind', () => {
  const {status, said} = runNew('--help');
  expect(status).toBe(0);
  expect(said).toMatch(/^npm run new -- page docs\/my-page/);
  expect(helpFor(['logo', '--help'])).toBe(
    [
      "npm run new -- logo <name>   The company's name",
      '  --url   Address, with https://',
      'It asks for what isn\'t given. Example: npm run new -- logo "My Company" --url https://example.org',
    ].join('\n'),
  );
  expect(helpFor(['page', 'docs/a'])).toBeUndefined();
});
