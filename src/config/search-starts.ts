/** What the search dialog offers before the reader types: paths relative to a manual version, most popular first. */
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
