/**
 * The pages the search dialog offers before the reader types, as paths relative to a manual version's address, most
 * popular first. Each version shows the first six it has; the build gets their titles from the pages.
 */
export const SEARCH_STARTS: readonly string[] = [
  'overview',
  'api/stdlib/array',
  'api/core/array',
  'pattern-matching-destructuring',
  'null-undefined-option',
  'interop-cheatsheet',
  'recipes',
  'async-await',
  'promise',
  'build-configuration',
];

/** How many of them a version shows. */
export const STARTS_SHOWN = 6;
