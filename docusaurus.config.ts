/**
 * What Docusaurus reads. The configuration itself is src/app/build/config.ts. tsx loads it and everything it imports,
 * since Docusaurus' own loader needs four times as long on a machine where it hasn't run before.
 */
import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';
import type * as Site from './src/app/build/config';

register();
const {default: config} = createRequire(__filename)('./src/app/build/config.ts') as typeof Site;

export default config;
