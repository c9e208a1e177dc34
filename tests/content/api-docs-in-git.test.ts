import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../..');
const inGit = existsSync(path.join(siteDir, '.git'));
const tracked = (folder: string): string => execFileSync('git', ['ls-files', folder], {cwd: siteDir, encoding: 'utf8'});

(inGit ? test : test.skip)('nothing generated from the packages is in the repository', () => {
  expect(['.generated', '.cache', 'api_versioned_docs', 'api_versioned_sidebars'].map(tracked).join('')).toBe('');
});
