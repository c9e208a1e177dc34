/**
 * Runs axe on pages of the sitemaps, in both themes: on a few, different ones with each commit, and on all of them with
 * `npm run axe:all`.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {test} from '../e2e/fixtures';
import {AXE_TIMEOUT, expectNoViolations} from './axe';

/** How many pages every run of the browser tests looks at, half of them at each width. */
const DRAWN = 40;

const paths = ['build', 'build/fr'].flatMap((folder) =>
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, address]) => new URL(address!).pathname,
  ),
);
/** Empty where the site isn't a repository: the same pages are drawn each time. */
const {stdout: commit} = spawnSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'});
const lot = (path: string): string => createHash('sha256').update(`${commit}${path}`).digest('hex');
const drawn = paths.toSorted((one, other) => lot(one).localeCompare(lot(other))).slice(0, DRAWN);
const widthOf = new Map(drawn.map((path, index) => [path, index % 2 === 0 ? '@wide' : '@phone']));

test.describe.configure({timeout: AXE_TIMEOUT});

for (const path of paths) {
  test(`${path} has no violations`, {tag: widthOf.get(path) ?? '@undrawn'}, ({page}) => expectNoViolations(page, path));
}
