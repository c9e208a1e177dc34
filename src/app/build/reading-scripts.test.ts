import fs from 'node:fs';
import path from 'node:path';
import {clientModules, readingScripts} from './reading-scripts';

const root = path.resolve(__dirname, '../../..');

test('every script that starts a feature is part of built pages and of the development server', () => {
  const starts = fs
    .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\/start-(?:search|exercises|examples)\.ts$/.test(file))
    .map((file) => `./src/${file}`);
  expect(starts).toHaveLength(3);
  for (const scripts of [readingScripts, clientModules]) expect(scripts).toEqual(expect.arrayContaining(starts));
});

test('each is a file', () => {
  for (const file of [...readingScripts, ...clientModules]) expect(fs.existsSync(path.join(root, file))).toBe(true);
});
