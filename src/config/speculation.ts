/**
 * Browsers with speculation rules prerender the page a link leads to when the reader points at it. `src/client/prefetch`
 * adds the rules to the page, and the Content-Security-Policy has their hash.
 */
import {ISLANDS} from './islands';

/** Links that aren't loaded ahead: applications start working as soon as they open, and files aren't pages. */
export const NOT_AHEAD = [
  '[target]',
  '[download]',
  '[type]',
  ...ISLANDS.map((path) => `[href*="${path}"]`),
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
