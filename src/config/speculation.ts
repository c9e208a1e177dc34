/**
 * Browsers with speculation rules prerender the page a link leads to when the reader points at it. Applications start
 * working as soon as they open, and files aren't pages, so both are excluded. `src/client/prefetch` adds the rules to the
 * page, and the Content-Security-Policy has their hash.
 */
import {ISLANDS} from './islands';

const NOT_PREPARED = [
  '[target]',
  '[download]',
  '[type]',
  '[data-search]',
  ...ISLANDS.flatMap((path) => [`[href$="${path}"]`, `[href*="${path}?"]`]),
  ...['md', 'txt', 'xml', 'json'].map((ending) => `[href$=".${ending}"]`),
].join();

export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {and: [{href_matches: '/*'}, {not: {selector_matches: NOT_PREPARED}}]},
      eagerness: 'moderate',
    },
  ],
});
