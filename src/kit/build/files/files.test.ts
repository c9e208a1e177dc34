import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder, writeFiles} from '../../../../tests/support/temporary';
import {sourceHash} from './source-hash';
import {plainText, readText, readTextSync} from './text';
import {writeWhole} from './write-whole';

test('a file as Windows writes it reads like any other', async () => {
  const file = path.join(temporaryFolder({'a.mdx': '\uFEFF---\r\ntitle: Été\r\n---\r\n'}), 'a.mdx');
  const text = '---\ntitle: Été\n---\n';
  expect([await readText(file), readTextSync(file)]).toEqual([text, text]);
});

test('a mark or a carriage return within a text stays', () => {
  expect(plainText('a\uFEFFb\rc\n')).toBe('a\uFEFFb\rc\n');
});

test('the file is written completely or stays unchanged', async () => {
  const place = temporaryFolder({'taken/a': ''});
  await writeWhole(path.join(place, 'in/file.json'), '[]');
  expect(fs.readFileSync(path.join(place, 'in/file.json'), 'utf8')).toBe('[]');
  await expect(writeWhole(path.join(place, 'taken'), '[]')).rejects.toThrow();
  expect(fs.readdirSync(place).sort()).toEqual(['in', 'taken']);
  expect(fs.readdirSync(path.join(place, 'in'))).toEqual(['file.json']);
});

const folder = temporaryFolder();
const write = (file: string, text: string): void => writeFiles(folder, {[file]: text});
const hash = (): string => sourceHash(path.join(folder, 'main.ts'));

const FILES = {
  'main.ts':
    "import 'some-package';\nimport {\n  a,\n  type A,\n} from './a';\nimport type {T} from './types';\nimport data from './data.json';\n",
  'a.ts': "export * from './b';\nimport './main';\n",
  'b/index.ts': 'export const a = 1;\n',
  'types.ts': 'export type T = 1;\n',
  'data.json': '[]\n',
};
beforeEach(() => writeFiles(folder, FILES));

test('a hash changes with a source and what it imports, but not with types or line ends', () => {
  const before = hash();
  for (const [file, text] of Object.entries(FILES)) {
    write(file, `${text}// more\n`);
    expect([file, hash() === before]).toEqual([file, file === 'types.ts']);
    write(file, text.replaceAll('\n', '\r\n'));
    expect(hash()).toBe(before);
  }
});

test('an import that leads nowhere is an error', () => {
  write('a.ts', "import './nowhere';\n");
  expect(hash).toThrow("a.ts imports ./nowhere, which isn't a file");
});
