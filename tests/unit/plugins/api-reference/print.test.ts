/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {batches, printBatch} from '../../../../src/plugins/api-reference/extract/print';

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

test('each file has its own text', async () => {
  expect(await printBatch(program, ['-short'], folder, ['a.cmi', 'b.cmi'])).toEqual(['-short\nmodule a\n', '-short\nmodule b\n']);
});

test('the file that cannot be read is named', async () => {
  await expect(printBatch(program, ['-short'], folder, ['a.cmi', 'gone.cmi', 'c.cmi'])).rejects.toThrow(/cannot print the signature of gone\.cmi: .*No such file/s);
});
