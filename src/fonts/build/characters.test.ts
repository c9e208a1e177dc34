import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {usedCharacters} from './characters';

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
});
afterEach(() => fs.rmSync(site, {recursive: true}));

function write(file: string, text: string): void {
  const at = path.join(site, file);
  fs.mkdirSync(path.dirname(at), {recursive: true});
  fs.writeFileSync(at, text);
}

const used = (locale = 'en'): Promise<string> => usedCharacters(site, path.join(site, 'i18n', locale));

test('a site without pages has ASCII and general punctuation', async () => {
  const characters = await used();
  for (const character of 'AZaz09~\u00a0–’…→©') expect(characters).toContain(character);
  expect(characters).not.toContain('é');
});

test('a character in five sources is on every page, and one in four isn’t', async () => {
  for (let index = 0; index < 5; index++) write(`docs/page-${index}.mdx`, index < 4 ? 'é ñ ñ' : 'é');
  const characters = await used();
  expect(characters).toContain('é');
  expect(characters).not.toContain('ñ');
});

test('the letters of a translation are on every page of its locale, and on no page of another', async () => {
  write('i18n/fr/docusaurus-plugin-content-docs/current/page.mdx', 'Où l’œuvre naïve a-t-elle été ?');
  const french = await used('fr');
  for (const letter of 'ùœïé') expect(french).toContain(letter);
  expect(await used()).not.toContain('œ');
});
