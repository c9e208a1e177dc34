import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '../../../src/site/front-matter';

const page = '---\ntitle: A page\ndescription: one: two\n---\n\nText.\n';
const read = (production: boolean, fileContent: string) =>
  parseFrontMatter(production)({
    filePath: path.resolve('docs/x.mdx'),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('valid YAML front matter is parsed', async () => {
  const {frontMatter, content} = await read(true, '---\ntitle: A page\n---\n\nText.\n');
  expect({frontMatter, content: content.trim()}).toEqual({frontMatter: {title: 'A page'}, content: 'Text.'});
});

test('invalid YAML stops a production build with page and line', async () => {
  await expect(read(true, page)).rejects.toThrow(
    /^docs\/x\.mdx:3: the front matter can't be parsed \(.+\)\. Quote values/,
  );
});

test('in development the page is shown without it, and the problem is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const {frontMatter, content} = await read(false, page);
  expect({frontMatter, content}).toEqual({frontMatter: {}, content: '\nText.\n'});
  expect(String(log.mock.calls[0])).toContain("docs/x.mdx:3: the front matter can't be parsed");
  log.mockRestore();
});

const misspelled = '---\ntitle: A page\nsidebar_lable: Page\n---\n\nText.\n';
const sentence = 'docs/x.mdx:3: the front matter has an unknown key "sidebar_lable". Did you mean "sidebar_label"?';

test('an unknown key stops a production build, with its line and the nearest key', async () => {
  await expect(read(true, misspelled)).rejects.toThrow(sentence);
  await expect(read(true, '---\nzzzzzzzz: 1\n---\n')).rejects.toThrow('Valid keys are title, description, slug');
});

test('in development it is logged, and the page is shown', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await read(false, misspelled)).frontMatter).toMatchObject({title: 'A page'});
  expect(String(log.mock.calls[0])).toContain(sentence);
  log.mockRestore();
});
