/** How far a build is from the limits of hosts. */
import {LIMITS} from './netlify';

/** Counts of a build. `bytes` is its total size, `largest` the size of its largest file, both in bytes. */
export type BuildSize = Readonly<
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
