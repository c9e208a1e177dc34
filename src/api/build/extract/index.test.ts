import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {run} from '@site/src/compilers/build/run';
import {batches, printBatch} from '.';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'print-'));
const program = path.join(folder, 'bsc');

beforeAll(() => {
  for (const name of ['a', 'b', 'c']) fs.writeFileSync(path.join(folder, `${name}.cmi`), `module ${name}\n`);
  fs.writeFileSync(program, '#!/bin/sh\necho "$1"; cat "$2"\n', {mode: 0o755});
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

test('no file is lost between batches', () => {
  const files = Array.from({length: 33}, (_, index) => `${index}.cmi`);
  expect(batches(files).flat()).toEqual(files);
  expect(batches([])).toEqual([]);
});

test('each file gets its own output', async () => {
  expect(await printBatch(run, program, ['-short'], folder, ['a.cmi', 'b.cmi'])).toEqual([
    '-short\nmodule a\n',
    '-short\nmodule b\n',
  ]);
});

test('the error names the file that can’t be read', async () => {
  await expect(printBatch(run, program, ['-short'], folder, ['a.cmi', 'gone.cmi', 'c.cmi'])).rejects.toThrow(
    /cannot print the signature of gone\.cmi: .*No such file/s,
  );
});
