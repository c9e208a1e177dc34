import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sourceHash} from './source-hash';

const folder = mkdtempSync(path.join(tmpdir(), 'source-hash-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};
const hash = (): string => sourceHash(path.join(folder, 'main.ts'));

const FILES = {
  'main.ts':
    "import 'some-package';\nimport {\n  a,\n  type A,\n} from './a';\nimport type {T} from './types';\nimport data from './data.json';\n",
  'a.ts': "export * from './b';\nimport './main';\n",
  'b/index.ts': 'export const a = 1;\n',
  'types.ts': 'export type T = 1;\n',
  'data.json': '[]\n',
};
beforeEach(() => Object.entries(FILES).forEach(([file, text]) => write(file, text)));

test('changes with a source and what it imports, but not with types or line ends', () => {
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
