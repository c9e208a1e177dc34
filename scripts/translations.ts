/**
 * Shows how far the translations are: `npm run translations`, or `npm run translations -- fr` with everything that is
 * missing or has changed.
 */
import fs from 'node:fs';
import path from 'node:path';
import {languages, type Language} from '../src/config/languages';
import {lineChanges} from '../src/lib/languages/sections';
import {measureCoverage, percent, unusedStrings, type Part} from '../src/plugins/languages/coverage';
import {translatedPages} from '../src/plugins/languages/drift';
import {interfaceStrings} from '../src/plugins/languages/strings';

const SITE = path.resolve('.');

const share = (what: string, part: Part): string =>
  `${part.all.length - part.missing.length} of ${part.all.length} ${what} (${percent(part)} %)`;

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function show(language: Pick<Language, 'id' | 'pages'> & Partial<Language>, isDetailed: boolean): void {
  const {id, name = id, minimum} = language;
  const strings = interfaceStrings(SITE);
  const coverage = measureCoverage(SITE, language, strings);
  const pages = translatedPages(SITE, id);
  const stale = pages.filter(({changes}) => changes === undefined || changes.length > 0);
  const unused = unusedStrings(SITE, id, strings);
  const goal = minimum === undefined ? 'not published' : `published from ${minimum} %`;
  console.log(
    `${id}, ${name}: ${share('strings', coverage.strings)}, ${share('promised pages', coverage.pages)}; ${goal}. ` +
      `${pages.length} translated pages, ${stale.length} of them stale.`,
  );
  if (!isDetailed) return;
  list(
    'Strings to translate',
    coverage.strings.missing.map((key) => `${key}: ${strings.get(key)?.message ?? ''}`),
  );
  list('Strings the site no longer has', unused);
  list('Pages to translate', coverage.pages.missing);
  for (const {file, source, changes} of stale) {
    if (changes === undefined) list(file, [`${source} doesn't exist. Delete the translation, or move it.`]);
    else
      list(
        `${file} is stale: ${source} has changed`,
        changes.flatMap((section) => [
          section.heading === '' ? 'Before the first heading' : `## ${section.heading}`,
          ...lineChanges(section),
        ]),
      );
  }
}

function main(id: string | undefined): number {
  const chosen = id === undefined ? languages : [languages.find((each) => each.id === id) ?? {id, pages: []}];
  const started = chosen.filter((each) => fs.existsSync(path.join(SITE, 'i18n', each.id, 'code.json')));
  if (id !== undefined && started.length === 0) {
    console.error(`i18n/${id}/code.json doesn't exist. Write it with: npm run write-translations -- --locale ${id}`);
    return 1;
  }
  for (const language of started) show(language, id !== undefined);
  return 0;
}

process.exit(main(process.argv[2]));
