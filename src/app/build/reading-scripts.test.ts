import fs from 'node:fs';
import path from 'node:path';
import {clientModules, readingScripts} from './reading-scripts';

const root = path.resolve(__dirname, '../../..');

test('each script is a file', () => {
  for (const file of [...readingScripts, ...clientModules]) expect(fs.existsSync(path.join(root, file))).toBe(true);
});

test('what starts in development is part of built pages', () => {
  const reading = fs.readFileSync(path.join(root, readingScripts[1]!), 'utf8');
  const imports = [...reading.matchAll(/from '(.+)'|import '(.+)'/g)].map(
    ([, from, only]) => `./${path.join('src/app/browser', from ?? only!)}.ts`,
  );
  expect(imports).toEqual(expect.arrayContaining(clientModules));
});
