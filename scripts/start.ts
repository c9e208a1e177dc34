/** Runs the site in development; `LOCALE=fr` shows that locale. Further words go to `docusaurus start`. */
import {spawnSync} from 'node:child_process';
import {environment} from '../src/config/env';

const locale = environment.locale ? ['--locale', environment.locale] : [];
const {status} = spawnSync('docusaurus', ['start', ...locale, ...process.argv.slice(2)], {stdio: 'inherit', shell: process.platform === 'win32'});
process.exit(status ?? 1);
