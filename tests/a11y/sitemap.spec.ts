/**
 * Runs axe on pages of the sitemaps, in both themes: on a few, different ones with each commit, and on all of them with
 * `npx playwright test --project="sitemap *"`.
 */
import {readFileSync} from 'node:fs';
import {draw} from '../e2e/draw';
import {test} from '../e2e/fixtures';
import {AXE_TIMEOUT, expectNoViolations} from './axe';

/** How many pages every run of the browser tests looks at, half of them at each width. */
const DRAWN = 24;

const paths = ['build', 'build/fr'].flatMap((folder) =>
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, address]) => new URL(address!).pathname,
  ),
);
const widthOf = new Map(draw(paths, DRAWN).map((path, index) => [path, index % 2 === 0 ? '@wide' : '@phone']));

test.describe.configure({timeout: AXE_TIMEOUT});

for (const path of paths) {
  test(`${path} has no violations`, {tag: widthOf.get(path) ?? '@undrawn'}, ({page}) => expectNoViolations(page, path));
}
