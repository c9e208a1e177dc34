/**
 * Browsers with speculation rules prerender a page when the reader points at a link to it. `src/reading-pages/browser` adds
 * the rules, and the Content-Security-Policy has their hash.
 */
import {ISLANDS} from './islands';

/** Links to a path at the site's root or a language's, whatever follows it. The manual has a page with such a name. */
const toRoot = (path: string): string =>
  `:is(${[`$="${path}"`, ...['?', '#', '/'].map((mark) => `*="${path}${mark}"`)].map((end) => `[href${end}]`).join()}):not([href*="/manual/"])`;

/** Links that aren't loaded ahead: applications start working right away, and files aren't pages. */
export const NOT_AHEAD = [
  '[target]',
  '[download]',
  '[type]',
  ...ISLANDS.map(toRoot),
  ...['md', 'txt', 'xml', 'json'].map((ending) => `[href$=".${ending}"]`),
].join();

export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {and: [{href_matches: '/*'}, {not: {selector_matches: NOT_AHEAD}}]},
      eagerness: 'moderate',
    },
  ],
});
