import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyTranslations, labelsToDrop, pagesNaming, renameFolder, translationsToKeep} from './translations';
import {acceptSource, translatedPages} from '../../../languages/build/drift';

const site = process.cwd();
let folder: string;
const write = (file: string, content: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), content);
};
const pageOf = (version: string, name: string): string =>
  `i18n/fr/docusaurus-plugin-content-docs/${version}/${name}.mdx`;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-translations-'));
  for (const name of ['same', 'changed', 'own', 'gone']) {
    const before = `# ${name}\n\n## Part\n\nText.\n`;
    write(`versioned_docs/version-v1.0.0/${name}.mdx`, before);
    write(pageOf('version-v1.0.0', name), acceptSource(`Ancien ${name}.\n\n## Partie {/* #part */}\n`, before));
    if (name !== 'gone') write(`docs/${name}.mdx`, name === 'same' ? before : `${before}\nMore.\n`);
  }
  write(
    pageOf('current', 'own'),
    acceptSource('Nouveau.\n', fs.readFileSync(path.join(folder, 'docs/own.mdx'), 'utf8')),
  );
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(site);
  fs.rmSync(folder, {recursive: true});
});

test('a cut takes the translations of the next version, and those of the latest that are up to date with it', () => {
  const kept = pageOf('version-v1.0.0', 'same');
  expect(translationsToKeep('manual', 'v1.0.0')).toEqual([kept]);
  expect(translationsToKeep('react', 'v1.0.0')).toEqual([]);
  fs.cpSync('docs', 'versioned_docs/version-v2.0.0', {recursive: true});
  copyTranslations('manual', 'v2.0.0', 'v1.0.0');
  const copies = translatedPages('.', 'fr').filter(({file}) => file.includes('version-v2.0.0'));
  expect(copies.map(({file, stale}) => [path.basename(file), stale])).toEqual([
    ['own.mdx', []],
    ['same.mdx', []],
  ]);
  expect(fs.readFileSync(pageOf('version-v2.0.0', 'own'), 'utf8')).toContain('Nouveau');
  expect(fs.readFileSync(pageOf('version-v2.0.0', 'same'), 'utf8')).toBe(fs.readFileSync(kept, 'utf8'));
});

test('pages for translators name the folder of the new latest version, and their translations stay up to date', () => {
  const english = 'community/translations.mdx';
  const french = 'i18n/fr/docusaurus-plugin-content-docs-community/current/translations.mdx';
  const text = 'Copy it.\n\n```sh\ncp versioned_docs/version-v1.0.0/a.mdx .\n```\n';
  write(english, text);
  write('community/other.mdx', 'Text.\n');
  write(french, acceptSource(text.replace('Copy it.', 'Copiez-la.'), text));
  expect(pagesNaming('v1.0.0')).toEqual([english, french]);
  renameFolder('v2.0.0', 'v1.0.0');
  expect(pagesNaming('v1.0.0')).toEqual([]);
  expect(pagesNaming('v2.0.0')).toEqual([english, french]);
  expect(translatedPages('.', 'fr').find(({file}) => file === french)).toMatchObject({stale: [], problems: []});
});

test('the files whose version has a name are listed, and lose it', () => {
  const label = (name: string): string => `i18n/fr/docusaurus-plugin-content-docs/${name}.json`;
  const named = JSON.stringify({'version.label': {message: 'v1'}, other: {message: 'Autre'}});
  for (const name of ['current', 'version-v1.0.0']) write(label(name), named);
  write(label('version-v0.9.0'), `${JSON.stringify({other: {message: 'Autre'}}, null, 2)}\n`);
  const listed = labelsToDrop('manual').map((file) => path.basename(file));
  expect(listed.sort()).toEqual(['current.json', 'version-v1.0.0.json']);
  copyTranslations('manual', 'v2.0.0', 'v1.0.0');
  expect(labelsToDrop('manual')).toEqual([]);
  expect(JSON.parse(fs.readFileSync(label('version-v2.0.0'), 'utf8'))).toEqual({other: {message: 'Autre'}});
});
