import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readTextSync} from '@site/src/kit/build/files/text';

const sheets = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('src', file));
/** Made by `src/fonts`. */
const MADE = /\.generated\//;

test.each(sheets)('what %s imports exists', (sheet) => {
  const imported = [...readTextSync(sheet).matchAll(/@import url\('([^']+)'\)/g)]
    .map(([, file = '']) => path.join(path.dirname(sheet), file))
    .filter((file) => !MADE.test(file));
  expect(imported.filter((file) => !existsSync(file))).toEqual([]);
});

test('site.css has every sheet of a template, and the one style sheet of built pages has every module of a page', () => {
  const site = readTextSync('src/css/site.css');
  const styles = readTextSync('src/app/browser/styles.ts');
  const ofTemplates = sheets.filter((file) => /\/(?:ui|css)\//.test(file) && !/\/(?:playground|site)/.test(file));
  const missing = ofTemplates.filter(
    (file) => !(file.endsWith('.module.css') ? styles : site).includes(path.basename(file)),
  );
  expect(missing).toEqual([]);
});
