/** How far a build is from the limits of hosts. */
import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import {LIMITS} from '../core/netlify';
import {listFiles} from './read-build';

/** Counts of a build. `bytes` is its total size, `largest` the size of its largest file, both in bytes. */
type BuildSize = Readonly<
  Record<'files' | 'bytes' | 'largest' | 'headerRules' | 'redirects' | 'patternRedirects', number>
>;

/** https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits */
const GITHUB_PAGES_BYTES = 1e9;

const count = (number: number): string => number.toLocaleString('en');
const share = (what: string, used: number, limit: number, unit = ''): string =>
  `${count(used)} of ${count(limit)}${unit} ${what} (${count(limit - used)}${unit} left)`;
const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** How much of each limit a build uses: a line for each host that has limits. */
export function describeLimits(size: BuildSize): readonly string[] {
  const cloudflare = [
    share('files', size.files, LIMITS.files),
    share('redirects', size.redirects, LIMITS.redirects),
    share('redirect patterns', size.patternRedirects, LIMITS.patternRedirects),
    share('header rules', size.headerRules, LIMITS.headerRules),
    share('for the largest file', megabytes(size.largest), megabytes(LIMITS.fileSize), ' MB'),
  ];
  return [
    `Cloudflare Pages, free plan: ${cloudflare.join(', ')}`,
    `GitHub Pages: ${share('in all', megabytes(size.bytes), megabytes(GITHUB_PAGES_BYTES), ' MB')}`,
  ];
}

/** What a language adds to a build. */
export function describeLanguage(id: string, {files, bytes}: Pick<BuildSize, 'files' | 'bytes'>): string {
  return `Language ${id}: ${count(files)} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

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
