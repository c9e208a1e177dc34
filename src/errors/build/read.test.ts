import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readErrorCategories, readErrorPages} from '@site/src/errors/build/read';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'errors-'));
  await mkdir(path.join(siteDir, 'errors'));
});
afterEach(() => rm(siteDir, {recursive: true, force: true}));

const write = (name: string, ...lines: readonly string[]): Promise<void> =>
  writeFile(path.join(siteDir, 'errors', name), ['---', ...lines, '---', '', 'Text', ''].join('\n'));

test('reads the pages, and not the list of them', async () => {
  await write('index.mdx', 'title: All');
  await write('b.mdx', 'title: "B …"', 'sidebar_label: b', 'category: Names', 'messages:', '  - "B … c"');
  await write(
    'a.mdx',
    'title: A',
    'sidebar_label: a',
    'category: Types',
    'sidebar_position: 2',
    'messages: ["x", "y"]',
  );
  expect(await readErrorPages(siteDir)).toEqual([
    {slug: 'a', title: 'A', label: 'a', category: 'Types', position: 2, messages: ['x', 'y']},
    {slug: 'b', title: 'B …', label: 'b', category: 'Names', position: Infinity, messages: ['B … c']},
  ]);
});

test('a page that isn’t complete, or can’t be read, doesn’t hide the others', async () => {
  await write('a.mdx', 'title: A', 'messages: [x]');
  await write('b.mdx', 'title: B: b');
  await write('c.mdx', 'title: C', 'sidebar_label: c', 'category: Types', 'messages: [x]');
  expect((await readErrorPages(siteDir)).map(({slug}) => slug)).toEqual(['c']);
});

test('categories have their pages by position, then by name', async () => {
  for (const [name, ...lines] of [['warning-10'], ['warning-9'], ['first', 'sidebar_position: 1']] as const)
    await write(`${name}.mdx`, 'title: A', 'sidebar_label: a', 'category: Warnings', 'messages: [x]', ...lines);
  const categories = await readErrorCategories(siteDir);
  expect(categories.find(({label}) => label === 'Warnings')?.pages.map(({slug}) => slug)).toEqual([
    'first',
    'warning-9',
    'warning-10',
  ]);
});
