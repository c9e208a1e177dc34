import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import type {BuildSize} from '../core/limits';
import {listFiles} from './read-build';

const sizesIn = (root: string): readonly number[] =>
  listFiles(root).map((file) => fs.statSync(path.join(root, file)).size);

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

export function measureFolder(root: string): Pick<BuildSize, 'files' | 'bytes'> {
  const sizes = sizesIn(root);
  return {files: sizes.length, bytes: sum(sizes)};
}

/** Measures the values that hosts limit, in a finished build with `_headers` and `_redirects`. */
export function measureBuild(root: string): BuildSize {
  const sizes = sizesIn(root);
  const rulesOf = (file: string): string[] =>
    readTextSync(path.join(root, file))
      .split('\n')
      .filter((line) => line.startsWith('/'));
  const redirects = rulesOf('_redirects');
  const patternRedirects = redirects.filter((line) => /[*:]/.test(line.split(' ')[0] ?? '')).length;
  return {
    files: sizes.length,
    bytes: sum(sizes),
    largest: Math.max(...sizes),
    headerRules: rulesOf('_headers').length,
    redirects: redirects.length - patternRedirects,
    patternRedirects,
  };
}
