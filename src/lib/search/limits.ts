/** Figures of the search (specification, 9). DocSearch 3.9 keeps the first four by itself; tests hold it to them. */

/** Most characters of a query. */
export const QUERY_LIMIT = 64;
/** Hits the search asks for at once. */
export const HITS_PER_PAGE = 20;
/** Words of a snippet, and of one on a narrow window. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;
/** The widest window, in CSS px, that counts as narrow. */
export const NARROW_PX = 768;
