import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import examples, {codeBlocks} from '.';
import {exampleSources} from '../../app/build/example-sources';
import {ENGLISH_LABELS} from '../core/block/labels';
import type {MarkdownNode} from '../../kit/build/markdown-node';
import {root, service} from '../../../tests/support/examples-site';

const FOLDER = `.cache/test-pages-${process.pid}`;
const GOOD = '# A\n\n```res\nlet a = 1\n```\n';
const BROKEN = `${GOOD}\n\`\`\`res\nlet b: int = "x"\n\`\`\`\n`;

const load = (production: boolean) => {
  const pages = {folders: [FOLDER], contextOf: () => ({version: 'v12.0.0', mayChooseVersion: false})};
  return examples({siteDir: root, baseUrl: '/base/'} as LoadContext, {pages, production, ...exampleSources});
};
const write = (page: string) => writeFileSync(path.join(root, FOLDER, 'page.mdx'), page);
/** Runs the page's transformer and returns the second fence. */
const transform = async (code: string): Promise<string> => {
  const tree: MarkdownNode = {
    type: 'root',
    children: [{type: 'code', lang: 'res', value: code, position: {start: {line: 7, column: 1}}}],
  };
  await codeBlocks({instance: 'default'})()(tree, {path: path.join(root, FOLDER, 'page.mdx'), value: ''});
  return JSON.stringify(tree.children?.[0]?.attributes);
};
type Configure = NonNullable<Plugin['configureWebpack']>;

const runs = service.unavailable('v12.0.0') === undefined ? test : test.skip;

beforeAll(() => {
  mkdirSync(path.join(root, FOLDER), {recursive: true});
  jest.spyOn(logger, 'info').mockImplementation();
});
afterAll(() => rmSync(path.join(root, FOLDER), {recursive: true}));

runs('a production build fails for a broken example, with page and line', async () => {
  write(BROKEN);
  await expect((await load(true)).loadContent?.()).rejects.toThrow(
    `${FOLDER}/page.mdx:7 doesn't compile with v12.0.0.`,
  );
});

runs('a production build of correct pages prints the counts and continues', async () => {
  write(GOOD);
  await expect((await load(true)).loadContent?.()).resolves.toEqual(ENGLISH_LABELS);
  expect(logger.info).toHaveBeenLastCalledWith(
    'Examples of 1 page\n  v12.0.0  1 compiled, 0 expected failures, 0 fragments',
  );
});

runs('a page with a problem fails in production and shows the problem in development', async () => {
  await load(true);
  await expect(transform('let b: int = "x"')).rejects.toThrow(`${FOLDER}/page.mdx:7 doesn't compile with v12.0.0.`);
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  await load(false);
  expect(await transform('let b: int = "x"')).toContain("Line 7: doesn't compile with v12.0.0.");
  expect(warn).toHaveBeenCalledTimes(1);
});

runs('links to the playground include the base path', async () => {
  await load(false);
  expect(await transform('let a = 1')).toContain('/base/try?version=v12.0.0');
});

test('labels are translated', async () => {
  const plugin = await load(false);
  const [file] = (await plugin.getTranslationFiles?.({content: ENGLISH_LABELS})) ?? [];
  expect(file?.content.copy).toEqual({
    message: 'Copy',
    description: 'Button of a code block that copies the code shown',
  });
  const content = plugin.translateContent?.({
    content: ENGLISH_LABELS,
    translationFiles: [{path: 'labels', content: {copy: {message: 'Copier'}}}],
  });
  expect(content).toEqual({...ENGLISH_LABELS, copy: 'Copier'});
});

describe('the bundler’s cache', () => {
  const configured = async (experiments?: object) =>
    (await load(true)).configureWebpack?.(
      {experiments} as Parameters<Configure>[0],
      true,
      {} as ConfigureWebpackUtils,
      ENGLISH_LABELS,
    );

  test('is discarded after a change of any code behind a block, in subfolders too', async () => {
    const {experiments} = (await configured({cache: {type: 'persistent'}})) as {
      experiments: {cache: {buildDependencies: readonly string[]}};
    };
    const files = experiments.cache.buildDependencies.map((file) =>
      path.relative(root, file).replaceAll(path.sep, '/'),
    );
    expect(files).toEqual(
      expect.arrayContaining([
        'package-lock.json',
        'src/compilers/build/runner.cjs',
        'src/kit/core/html.ts',
        'src/examples/build/index.ts',
        'src/api/build/extract/packages.ts',
      ]),
    );
  });

  test('is left alone by a build without one', () => expect(configured()).resolves.toEqual({}));
});
