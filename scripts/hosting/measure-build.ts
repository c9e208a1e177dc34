import fs from 'node:fs';
import path from 'node:path';
import type {BuildSize} from '../../src/lib/hosting/limits';
import {listFiles} from './read-build';

/** Measures the values that hosts limit, in a finished build with `_headers` and `_redirects`. */
export function measureBuild(root: string): BuildSize {
  const sizes = listFiles(root).map((file) => fs.statSync(path.join(root, file)).size);
  const rulesOf = (file: string): string[] =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'));
  const redirects = rulesOf('_redirects');
  const patternRedirects = redirects.filter((line) => /[*:]/.test(line.split(' ')[0] ?? '')).length;
  return {
    files: sizes.length,
    bytes: sizes.reduce((total, size) => total + size, 0),
    largest: Math.max(...sizes),
    headerRules: rulesOf('_headers').length,
    redirects: redirects.length - patternRedirects,
    patternRedirects,
  };
}
