/**
 * Shows how far the translations are: `npm run translations`, or `npm run translations -- fr` with what is missing or
 * has changed. `-- --accept i18n/fr/page.mdx` records that a page, or with `#id` one section of it, is up to date with
 * its source.
 */
import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {languages, type Language} from '../src/config/languages';
import {isUntranslated, lineChanges, TOP} from '../src/languages/core/sections';
import {interfaceStrings, measureCoverage, percent, unusedStrings, type Part} from '../src/languages/build/coverage';
import {
  acceptSource,
  readTranslation,
  sectionChanges,
  sourceOf,
  translatedPages,
  type SectionChange,
} from '../src/languages/build/drift';
import {refuseUnlisted} from '../src/app/build/languages';
import {run} from './command';

const SITE = path.resolve('.');

const share = (what: string, part: Part): string =>
  `${part.all.length - part.missing.length} of ${part.all.length} ${what} (${percent(part)} %)`;

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** A stale section with the difference of its English text. */
function describeChange({id, heading, change, before, after}: SectionChange): readonly string[] {
  const name = id === TOP ? 'Before the first heading' : `#${id}`;
  const title = `${name}${heading && `, "${heading}"`}: ${change}`;
  if (before === undefined) return [`${title}. Git's history here doesn't have the text that was translated.`];
  return [title, ...lineChanges(before, after).map((line) => `  ${line}`)];
}

function show(language: Language, isDetailed: boolean): void {
  const {id, name, minimum} = language;
  const strings = interfaceStrings(SITE);
  const coverage = measureCoverage(SITE, language, strings);
  const pages = translatedPages(SITE, id);
  const stale = pages.filter((page) => page.stale && page.stale.length > 0);
  const wrong = pages.filter(({problems}) => problems.length > 0);
  const unused = unusedStrings(SITE, id, strings);
  const goal = minimum === undefined ? 'not published' : `published from ${minimum} %`;
  console.log(
    `${id}, ${name}: ${share('strings', coverage.strings)}, ${share('promised pages', coverage.pages)}; ${goal}. ` +
      `${plural(pages.length, 'translated page')}: ${stale.length} stale, ${wrong.length} with problems. ${plural(unused.length, 'unused string')}.`,
  );
  if (!isDetailed) return;
  list(
    'Strings to translate, with the names in braces that they have',
    coverage.strings.missing.map((key) => `${key}: ${strings.get(key)?.message ?? ''}`),
  );
  list('Strings the site no longer has', unused);
  list('Pages to translate', coverage.pages.missing);
  for (const {file, problems} of wrong) list(file, problems);
  for (const page of stale)
    list(`${page.file} is stale: ${page.source} has changed`, sectionChanges(SITE, page).flatMap(describeChange));
}

/** Records that pages, or the sections named after a `#`, are up to date with their sources. */
function accept(names: readonly string[]): number {
  if (names.length === 0) console.error('Name the translated pages: npm run translations -- --accept i18n/fr/…');
  let failed = names.length === 0;
  for (const name of names) {
    const [file = '', id] = path.relative(SITE, path.resolve(name)).replaceAll(path.sep, '/').split('#');
    const source = sourceOf(file);
    const absent = [file, source ?? ''].find((each) => !fs.existsSync(path.join(SITE, each)));
    if (source === undefined || absent !== undefined) {
      console.error(source === undefined ? `${file} isn't a translated page.` : `${absent} doesn't exist.`);
      failed = true;
      continue;
    }
    const [page = '', english = ''] = [file, source].map((each) => readTextSync(path.join(SITE, each)));
    if (isUntranslated(page, english)) {
      console.error(`${file} has the English text of ${source}. Translate it first.`);
      failed = true;
      continue;
    }
    fs.writeFileSync(path.join(SITE, file), acceptSource(page, english, id));
    const {stale = [], problems = []} = readTranslation(SITE, file) ?? {};
    const left = stale.length === 0 ? [] : [plural(stale.length, 'stale section')];
    const wrong = problems.length === 0 ? [] : [plural(problems.length, 'problem')];
    const rest = [...left, ...wrong].join(' and ');
    console.log(rest === '' ? `${file} is up to date with ${source}` : `${file} has ${rest} left`);
    for (const problem of problems) console.error(`  ${problem}`);
    failed ||= problems.length > 0;
  }
  return failed ? 1 : 0;
}

function main([id, ...names]: readonly string[]): number {
  if (id === '--accept') return accept(names);
  if (id !== undefined) refuseUnlisted(id);
  const chosen = languages.filter((each) => id === undefined || each.id === id);
  const started = chosen.filter((each) => fs.existsSync(path.join(SITE, 'i18n', each.id, 'code.json')));
  if (id !== undefined && started.length === 0) {
    console.error(
      `i18n/${id}/code.json doesn't exist. Write it with: npm run docusaurus write-translations -- --locale ${id}`,
    );
    return 1;
  }
  for (const language of started) show(language, id !== undefined);
  return 0;
}

void run(() => {
  process.exitCode = main(process.argv.slice(2));
});
