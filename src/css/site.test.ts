import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {PAGE_STYLES} from '@site/src/reading-pages/core/page-styles';
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

test('what a template of built pages loads, development loads too', () => {
  const own = Object.values(PAGE_STYLES)
    .flat()
    .filter((file) => /^\.\/src\/.*(?<!\.module)\.css$/.test(file));
  const site = readTextSync('src/css/site.css');
  const components = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readTextSync(path.join('src', file)))
    .join('');
  expect(
    own.filter((file) => {
      const name = path.basename(file);
      return !site.includes(`/${name}'`) && !site.includes(`'${name}'`) && !components.includes(`/${name}'`);
    }),
  ).toEqual([]);
});
