/**
 * Runs axe on pages of the sitemaps, in both themes: on a few with every run of the browser tests, different ones with
 * each commit, and on all of them, at both widths, with `npx playwright test --project="sitemap *"`, which is a part of
 * `npm test -- --all`.
 */
import {readFileSync} from 'node:fs';
import {draw, IS_THOROUGH} from '../e2e/draw';
import {test} from '../e2e/fixtures';
import {AXE_TIMEOUT, expectNoViolations} from './axe';

/** How many pages every run of the browser tests looks at. */
const DRAWN = 12;

const paths = ['build', 'build/fr'].flatMap((folder) =>
  [...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, address]) => new URL(address!).pathname,
  ),
);
const drawn = new Set(IS_THOROUGH ? [] : draw(paths, DRAWN));

test.describe.configure({timeout: AXE_TIMEOUT});

for (const path of paths) {
  test(`${path} has no violations`, {tag: drawn.has(path) ? '@wide' : '@undrawn'}, ({page}) =>
    expectNoViolations(page, path),
  );
}
