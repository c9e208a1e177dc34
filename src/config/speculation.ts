/**
 * Browsers with speculation rules prerender the page a link leads to when the reader points at it. Applications start
 * working as soon as they open, and files aren't pages, so both are excluded. The text is the same on every page, so
 * the Content-Security-Policy needs one hash for it.
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

/** For the head of every page. */
export const speculationScript = `<script type="speculationrules">${speculationRules}</script>`;
