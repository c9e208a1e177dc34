import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {openFileCache} from './file-cache';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'file-cache-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const at = (name: string): string => path.join(folder, name);

test('files are cached by all parts of their key, for thirty days', async () => {
  const make = jest.fn((text: string) => Promise.resolve(Buffer.from(text)));
  const write = async (key: readonly string[], text: string): Promise<boolean> =>
    (await openFileCache(at('cache'))).restoreOrMake(key, at('out'), () => make(text));
  expect([await write(['a', 'bc'], 'one'), await write(['ab', 'c'], 'two'), await write(['a', 'bc'], 'three')]).toEqual(
    [true, true, false],
  );
  expect(fs.readFileSync(at('out'), 'utf8')).toBe('one');
  const old = new Date(Date.now() - 31 * 86_400_000);
  for (const entry of fs.readdirSync(at('cache'), {recursive: true, withFileTypes: true}))
    if (entry.isFile()) fs.utimesSync(path.join(entry.parentPath, entry.name), old, old);
  expect(await write(['a', 'bc'], 'four')).toBe(true);
  expect(make).toHaveBeenCalledTimes(3);
});

test('an unwritable target is an error, and nothing is cached', async () => {
  const cache = await openFileCache(at('cache'));
  const make = (): Promise<Buffer> => Promise.resolve(Buffer.from('x'));
  await expect(cache.restoreOrMake(['a'], at('missing/out'), make)).rejects.toThrow('ENOENT');
  expect(fs.existsSync(at('cache'))).toBe(false);
});
