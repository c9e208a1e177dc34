/**
 * Writes src/packages/core/npm-registry.json anew: `npm run packages:refresh`. Asks the registry that npm is
 * configured for; if anything fails, the file isn't changed.
 */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {RegistryFile} from '../src/packages/core/package';
import {curatedPackages} from '../src/packages/core/curated';
import {REGISTRY_FILE} from '../src/packages/build';
import {fetchPackages} from '../src/packages/build/fetch';
import {writeWhole} from '../src/kit/build/files/write-whole';
import {run} from './command';

async function main(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const {stdout} = await promisify(execFile)(npm, ['config', 'get', 'registry'], {shell: process.platform === 'win32'});
  const packages = await fetchPackages({registry: stdout.trim(), names: curatedPackages.map(({name}) => name)});
  const file: RegistryFile = {fetched: new Date().toISOString().slice(0, 10), packages};
  await writeWhole(REGISTRY_FILE, `${JSON.stringify(file, undefined, 2)}\n`);
  console.log(`${packages.length} packages are in ${REGISTRY_FILE}. Review the diff, then commit it.`);
}

void run(main);
