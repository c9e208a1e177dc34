import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildRecords, builtLocales, builtRoutes} from './built-records';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
  const page = (file: string, lang: string, title: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(
      path.join(folder, file),
      `<!doctype html><html lang=${lang}><main><h1>${title}</h1></main></html>`,
    );
  };
  page('index.html', 'en', 'Home');
  page('docs/manual/next/record.html', 'en', 'Record');
  page('fr/index.html', 'fr', 'Accueil');
  page('fr/docs/manual/next/record.html', 'fr', 'Enregistrement');
  page('blog/index.html', 'en', 'Blog');
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

test('every locale of a build is found, and its records carry its language', async () => {
  const locales = await builtLocales(folder, '/');
  expect(locales).toEqual([
    {lang: 'en', outDir: folder, baseUrl: '/'},
    {lang: 'fr', outDir: path.join(folder, 'fr'), baseUrl: '/fr/'},
  ]);
  const records = await Promise.all(
    locales.map(async (locale) =>
      buildRecords({
        ...locale,
        url: 'https://example.org',
        routes: await builtRoutes(locale.outDir, locale.baseUrl),
      }),
    ),
  );
  expect(records.map((own) => own.map(({url, lang, hierarchy}) => [url, lang, hierarchy.lvl1]))).toEqual([
    [['https://example.org/docs/manual/next/record', 'en', 'Record']],
    [['https://example.org/fr/docs/manual/next/record', 'fr', 'Enregistrement']],
  ]);
});
