import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {languages, type Language} from '../../config/languages';
import {sourceOfTranslation, translationOfSource} from '../core/translation-source';
import {interfaceStrings, measureCoverage, percent, publishedLanguages, stringsIn} from './coverage';

const root = path.resolve('.');
const COMPONENT = `import Translate, {translate} from '@docusaurus/Translate';
  export const label = translate({id: 'a.short', message: 'Menu', description: 'A button'});
  export default () => (
    <Translate id="a.long" description="A sentence" values={{name: 'x'}}>
      {'Read {name} in English.'}
    </Translate>
  );
  export const Text = () => (
    <Translate id="a.text" description="Another">
      One line
      and another
    </Translate>
  );`;

test('strings are read from the code with their notes', () => {
  expect(Object.fromEntries(stringsIn(COMPONENT))).toEqual({
    'a.short': {message: 'Menu', description: 'A button'},
    'a.long': {message: 'Read {name} in English.', description: 'A sentence'},
    'a.text': {message: 'One line and another', description: 'Another'},
  });
});

test('each string of the site has a text and a note', () => {
  const strings = [...interfaceStrings(root)];
  expect(strings.length).toBeGreaterThan(300);
  expect(
    strings.filter(([id, {message, description}]) => message === id || message === '' || description === ''),
  ).toEqual([]);
});

describe('coverage', () => {
  let siteDir: string;
  const write = (file: string, content: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), content);
  };
  const french: Language = {
    id: 'fr',
    name: 'Français',
    direction: 'ltr',
    reviewers: [],
    minimum: 60,
    pages: ['docs/one.mdx', 'community/'],
  };
  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
    write('src/Component.tsx', COMPONENT);
    write('docs/one.mdx', '');
    write('community/overview.mdx', '');
    write('community/roadmap.mdx', '');
  });
  afterEach(() => fs.rmSync(siteDir, {recursive: true}));

  test('counts strings that aren’t left in English, and pages that have a file', () => {
    const message = {message: 'Read {name} in English.'};
    write('i18n/fr/code.json', JSON.stringify({'a.short': {message: 'Le menu'}, 'a.long': message}));
    write('i18n/fr/docusaurus-plugin-content-docs/current/one.mdx', '');
    const {strings, pages} = measureCoverage(siteDir, french, interfaceStrings(siteDir));
    expect([strings.missing, percent(strings)]).toEqual([['a.long', 'a.text'], 33]);
    expect([pages.missing.toSorted(), percent(pages)]).toEqual([
      ['community/overview.mdx', 'community/roadmap.mdx'],
      33,
    ]);
  });

  test('a text that lost a placeholder isn’t a translation', () => {
    write('i18n/fr/code.json', JSON.stringify({'a.long': {message: 'À lire en anglais.'}}));
    const missing = () => measureCoverage(siteDir, french, interfaceStrings(siteDir)).strings.missing;
    expect(missing()).toContain('a.long');
    write('i18n/fr/code.json', JSON.stringify({'a.long': {message: 'Lire {name} en anglais.'}}));
    expect(missing()).not.toContain('a.long');
  });

  test('a text that is the same as in English only counts if the language lists it', () => {
    const untouched = [...interfaceStrings(siteDir)].map(([id, {message}]) => [id, {message}] as const);
    write('i18n/fr/code.json', JSON.stringify(Object.fromEntries(untouched)));
    const strings = () => measureCoverage(siteDir, french, interfaceStrings(siteDir)).strings;
    expect(percent(strings())).toBe(0);
    write('i18n/fr/unchanged.json', JSON.stringify(['Menu']));
    expect(strings().missing).toEqual(['a.long', 'a.text']);
  });

  test('a language is published if both reach its minimum', () => {
    expect(publishedLanguages(siteDir, [french])).toEqual([]);
    write('i18n/fr/code.json', JSON.stringify({'a.short': {message: 'Le menu'}, 'a.text': {message: 'Deux lignes'}}));
    expect(publishedLanguages(siteDir, [french])).toEqual([]);
    write('i18n/fr/docusaurus-plugin-content-docs/current/one.mdx', '');
    write('i18n/fr/docusaurus-plugin-content-docs-community/current/roadmap.mdx', '');
    expect(publishedLanguages(siteDir, [french])).toEqual([french]);
    expect(publishedLanguages(siteDir, [{...french, minimum: 70}])).toEqual([]);
    const {minimum: _, ...unpublished} = french;
    expect(publishedLanguages(siteDir, [unpublished])).toEqual([]);
  });
});

test('each language has its own id, and counts on pages that exist', () => {
  const ids = languages.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(new Intl.Locale(id).toString()).toBe(id);
  const pages = languages.flatMap((language) => language.pages);
  expect(pages.filter((page) => !fs.existsSync(path.join(root, page)))).toEqual([]);
});

test.each([
  'docs/record.mdx',
  'versioned_docs/version-v11.0.0/record.mdx',
  'react-docs/hooks.mdx',
  'react_versioned_docs/version-v0.12.0/hooks.mdx',
  'community/overview.mdx',
  'errors/unbound.mdx',
  'blog/2026-01-01-post.mdx',
  'syntax-lookup/pipe.md',
])('the translation of %s has one place', (source) =>
  expect(sourceOfTranslation(translationOfSource(source))).toBe(source),
);
