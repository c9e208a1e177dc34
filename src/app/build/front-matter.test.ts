import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter, readFrontMatter} from './front-matter';

const page = '---\ntitle: A page\ndescription: one: two\n---\n\nText.\n';
const read = (run: 'build' | 'start', fileContent: string, file = 'docs/x.mdx') =>
  parseFrontMatter(run)({
    filePath: path.resolve(file),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('valid YAML front matter is parsed', async () => {
  const {frontMatter, content} = await read('build', '---\ntitle: A page\n---\n\nText.\n');
  expect({frontMatter, content: content.trim()}).toEqual({frontMatter: {title: 'A page'}, content: 'Text.'});
});

test('invalid YAML is the problem of a page, with its line', async () => {
  expect((await readFrontMatter('docs/x.mdx', page)).problems).toEqual([
    expect.stringMatching(/^docs\/x\.mdx:3: the front matter can't be parsed \(.+\)\. Quote values/),
  ]);
});

test('all problems of a page are said, each with its line', async () => {
  const text = '---\nslug: My Wrong Slug\ntitel: A\ndescription: Short.\ndraft: yes\n---\n';
  expect((await readFrontMatter('docs/x.mdx', text)).problems.toSorted()).toEqual([
    "docs/x.mdx:1: the front matter has no title. Write title: and the page's heading.",
    'docs/x.mdx:2: the front matter needs "slug" to be lower-case letters and digits with hyphens between the words.',
    'docs/x.mdx:3: the front matter has an unknown key "titel". Did you mean "title"?',
    'docs/x.mdx:4: the front matter needs a description of 30 to 155 characters, one sentence for search engines; it has 6.',
    'docs/x.mdx:5: the front matter needs "draft" to be true or false. Numbers and dates are texts in quotes.',
  ]);
});

test('a page about an error needs a name for the sidebar, and messages', async () => {
  const text = '---\ntitle: A\ndescription: What the message means, and a fix for it.\n---\n';
  const needs =
    'A page about an error needs title, sidebar_label, category and messages (CONTRIBUTING.md, "Explain an error").';
  expect((await readFrontMatter('errors/x.mdx', text)).problems).toEqual([
    `errors/x.mdx:1: the front matter has no sidebar_label. ${needs}`,
    `errors/x.mdx:1: the front matter has no category. ${needs}`,
    `errors/x.mdx:1: the front matter has no messages. ${needs}`,
  ]);
  expect((await readFrontMatter('errors/index.mdx', text)).problems).toEqual([]);
});

test.each(['build', 'start'] as const)('a %s shows the page without it, and logs a warning', async (run) => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const {frontMatter, content} = await read(run, page);
  expect({frontMatter, content}).toEqual({frontMatter: {}, content: '\nText.\n'});
  expect(String(log.mock.calls[0])).toContain("docs/x.mdx:3: the front matter can't be parsed");
  log.mockRestore();
});

const misspelled = '---\ntitle: A page\nsidebar_lable: Page\n---\n\nText.\n';
const sentence = 'docs/x.mdx:3: the front matter has an unknown key "sidebar_lable". Did you mean "sidebar_label"?';

test('an unknown key stops a production build, with its line and the nearest key', async () => {
  await expect(read('build', misspelled)).rejects.toThrow(sentence);
  await expect(read('build', '---\nzzzzzzzz: 1\n---\n')).rejects.toThrow(
    'Valid keys are title, metaTitle, description, canonical, keywords, slug, draft, source_sections, sidebar_label.',
  );
});

test('in development it is logged, and the page is shown', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await read('start', misspelled)).frontMatter).toMatchObject({title: 'A page'});
  expect(String(log.mock.calls[0])).toContain(sentence);
  log.mockRestore();
});

test.each([
  'hide_table_of_contents: true',
  'toc_max_heading_level: 3',
  'title_meta: A',
  'image: a.png',
  'unlisted: true',
])('%s, which nothing reads, is refused', async (line) => {
  await expect(read('build', `---\ntitle: A page\n${line}\n---\n`)).rejects.toThrow(
    `docs/x.mdx:3: the front matter has an unknown key "${line.split(':')[0]}".`,
  );
});

test('what is accepted: each key of a kind of page, and none of another', async () => {
  const page = '---\ntitle: A\nmetaTitle: B\ndescription: C\ncanonical: /d\nkeywords: [e]\nslug: f\ndraft: true\n';
  await expect(read('build', `${page}sidebar_label: G\n---\n`)).resolves.toMatchObject({
    frontMatter: {canonical: '/d'},
  });
  await expect(
    read(
      'build',
      `${page}sidebar_label: G\ncategory: Names\nsidebar_position: 2\nmessages: [a, b]\n---\n`,
      'errors/x.mdx',
    ),
  ).resolves.toBeDefined();
  await expect(read('build', `${page}authors: a\ntags: [b]\n---\n`, 'blog/x.mdx')).resolves.toBeDefined();
  await expect(read('build', `${page}tags: [b]\n---\n`)).rejects.toThrow('unknown key "tags"');
});

test.each([
  ['title: 404', '"title" to be a text'],
  ['keywords: one', '"keywords" to be a list'],
  ['keywords: [1]', 'each "keywords" to be a text'],
  [
    'keywords: [a, b, c, d, e, f, g, h, i]',
    '"keywords" to be a list of at most 8 terms. Write the others in a heading',
  ],
  ['draft: maybe', '"draft" to be true or false'],
  ['canonical: example.org', '"canonical" to be an address that starts with / or https://'],
  ['description: ""', '"description" to be filled in, or left out'],
])('%s: a value of the wrong type is refused with its line', async (line, problem) => {
  await expect(read('build', `---\n${line}\n---\n`)).rejects.toThrow(
    `docs/x.mdx:2: the front matter needs ${problem}.`,
  );
});
