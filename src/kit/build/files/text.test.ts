import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {plainText, readText, readTextSync} from './text';

test('a file as Windows writes it reads like any other', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'text-'));
  const file = path.join(folder, 'a.mdx');
  fs.writeFileSync(file, '\uFEFF---\r\ntitle: Été\r\n---\r\n');
  const text = '---\ntitle: Été\n---\n';
  expect([await readText(file), readTextSync(file)]).toEqual([text, text]);
  fs.rmSync(folder, {recursive: true});
});

test('a mark or a carriage return within a text stays', () => {
  expect(plainText('a\uFEFFb\rc\n')).toBe('a\uFEFFb\rc\n');
});
