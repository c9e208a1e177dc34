import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {versionLines} from '../../../config/versions';
import {readPhrases} from './read-phrases';

const {latest, older} = versionLines.default;
let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'phrases-'));
  const write = (file: string, search: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), `---\ntitle: A page\nsearch: ${search}\n---\n\nText.\n`);
  };
  write('docs/record.mdx', '{page: [struct], fields: [properties]}');
  write(`versioned_docs/version-${latest.id}/record.mdx`, '{fields: [members], former: [old]}');
  write('syntax-lookup/pipe.md', '[arrow, chain]');
  write('errors/type.mdx', '{page: [mismatch]}');
  write('docs/broken.mdx', '[');
});

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

test('phrases are read from where the pages are written', async () => {
  const {pages} = await readPhrases(siteDir);
  expect(pages.get('docs/manual/next/record')).toEqual({page: ['struct'], fields: ['properties']});
  expect(pages.get('syntax-lookup/pipe')).toEqual({page: ['arrow', 'chain']});
  expect(pages.get('errors/type')).toEqual({page: ['mismatch']});
});

test('an older version has the phrases of the newer ones too, and not the other way around', async () => {
  const {pages} = await readPhrases(siteDir);
  for (const {path: version} of [latest, ...older])
    expect(pages.get(`docs/manual/${version}/record`)).toEqual({
      page: ['struct'],
      fields: ['properties', 'members'],
      former: ['old'],
    });
});
