import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeWhole} from './write-whole';

test('the file is written completely or stays unchanged', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'whole-'));
  await writeWhole(path.join(folder, 'in/file.json'), '[]');
  expect(fs.readFileSync(path.join(folder, 'in/file.json'), 'utf8')).toBe('[]');
  fs.mkdirSync(path.join(folder, 'taken'));
  await expect(writeWhole(path.join(folder, 'taken'), '[]')).rejects.toThrow();
  expect(fs.readdirSync(folder).sort()).toEqual(['in', 'taken']);
  expect(fs.readdirSync(path.join(folder, 'in'))).toEqual(['file.json']);
});
