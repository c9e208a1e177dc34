/** Limits of the search (specification, 9). DocSearch 3.9 implements the first four itself, and tests check that. */

/** The maximum length of a query, in characters. */
export const QUERY_LIMIT = 64;
/** Hits requested at a time. */
export const HITS_PER_PAGE = 20;
/** Words in a snippet, and in a snippet in a narrow window. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;
/** The widest window, in CSS px, that counts as narrow. */
export const NARROW_PX = 768;
