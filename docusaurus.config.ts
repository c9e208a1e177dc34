/**
 * What Docusaurus reads. The configuration itself is src/app/build/config.ts. tsx loads it and everything it imports,
 * since Docusaurus' own loader needs four times as long on a machine where it hasn't run before.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {register} from 'tsx/cjs/api';
import type * as Site from './src/app/build/config';

register();
const load = createRequire(__filename);
// Docusaurus reads this file once for each language, and modules may depend on the language.
for (const file of Object.keys(load.cache))
  if (file.startsWith(path.join(__dirname, 'src') + path.sep)) Reflect.deleteProperty(load.cache, file);
const {default: config} = load('./src/app/build/config.ts') as typeof Site;

export default config;
