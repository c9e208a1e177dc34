/**
 * Writes src/data/packages/registry.json anew: `npm run packages:refresh`. Asks the registry that npm is
 * configured for; if anything fails, the file isn't changed.
 */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {curatedPackages} from '../src/data/packages/curated';
import {REGISTRY_FILE} from '../src/plugins/packages';
import {fetchPackages} from '../src/plugins/packages/fetch';
import {writeRegistryFile} from '../src/plugins/packages/write';
import {run} from './command/run';

async function main(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const {stdout} = await promisify(execFile)(npm, ['config', 'get', 'registry'], {shell: process.platform === 'win32'});
  const packages = await fetchPackages({registry: stdout.trim(), names: curatedPackages.map(({name}) => name)});
  await writeRegistryFile(path.resolve(REGISTRY_FILE), {fetched: new Date().toISOString().slice(0, 10), packages});
  console.log(`${packages.length} packages are in ${REGISTRY_FILE}. Review the diff, then commit it.`);
}

void run(main);
