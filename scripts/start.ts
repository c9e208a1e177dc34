/** Runs `docusaurus start` with its arguments; `LOCALE=fr` shows that locale. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {environment} from '../src/config/env';
import pageFolders from '../src/config/page-folders.json';

const folders = pageFolders.filter((folder) => folder !== 'i18n');
const pages = folders
  .flatMap((folder) => fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}))
  .filter((file) => /\.mdx?$/.test(file)).length;
console.log(`Reading ${pages} pages. Each one is compiled when you open it.`);

const locale = environment.locale ? ['--locale', environment.locale] : [];
const {status} = spawnSync('docusaurus', ['start', ...locale, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
