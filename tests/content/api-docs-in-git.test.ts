/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {apiSourceAddress} from '@site/src/config/api-sources';

const siteDir = path.resolve(__dirname, '../..');
const inGit = existsSync(path.join(siteDir, '.git'));
const tracked = (folder: string): string => execFileSync('git', ['ls-files', folder], {cwd: siteDir, encoding: 'utf8'});
const version = (name: string): string => (jest.requireActual<{version: string}>(path.join(siteDir, 'node_modules', name, 'package.json'))).version;

(inGit ? test : test.skip)('nothing that is made from the packages is in the repository', () => {
  expect(['.generated', '.cache', 'api_versioned_docs', 'api_versioned_sidebars'].map(tracked).join('')).toBe('');
});

test.each([
  ['v12.0.0', 'stdlib', 'rescript-v12', 'v'],
  ['v11.0.0', 'belt', 'rescript', 'v'],
  ['v11.0.0', 'core', '@rescript/core', ''],
  ['v10.0.0', 'belt', 'rescript-v10', ''],
  ['v9.0.0', 'belt', 'rescript-v9', ''],
  ['v8.0.0', 'belt', 'bs-platform', ''],
] as const)('the sources of %s %s are those of the installed %s', (manual, library, name, prefix) => {
  expect(apiSourceAddress(manual, library, 'x', 1)).toContain(`/blob/${prefix}${version(name)}/`);
});
