/** @jest-environment node */
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '../../../src/config/front-matter';

const page = '---\ntitle: A page\ndescription: one: two\n---\n\nText.\n';
const read = (production: boolean, fileContent: string) =>
  parseFrontMatter(production)({filePath: path.resolve('docs/x.mdx'), fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});

test('front matter that is YAML is read', async () => {
  const {frontMatter, content} = await read(true, '---\ntitle: A page\n---\n\nText.\n');
  expect({frontMatter, content: content.trim()}).toEqual({frontMatter: {title: 'A page'}, content: 'Text.'});
});

test('what is no YAML stops a production build with page and line', async () => {
  await expect(read(true, page)).rejects.toThrow(/^docs\/x\.mdx:3: the front matter cannot be read \(.+\)\. Put a value/);
});

test('in development the page is shown without it, and the problem is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const {frontMatter, content} = await read(false, page);
  expect({frontMatter, content}).toEqual({frontMatter: {}, content: '\nText.\n'});
  expect(String(log.mock.calls[0])).toContain('docs/x.mdx:3: the front matter cannot be read');
  log.mockRestore();
});
