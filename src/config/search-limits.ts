/** The search's numbers, which readers know from DocSearch. An Algolia build's dialog is DocSearch itself. */

/** The maximum length of a query, in characters. */
export const QUERY_LIMIT = 64;
/** Hits requested at a time. */
export const HITS_PER_PAGE = 20;
/** The most hits of one area in the dialog. */
export const HITS_PER_GROUP = 5;
/** Words in a snippet, and in a snippet in a narrow window. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;
/** The widest window, in CSS px, that counts as narrow. */
export const NARROW_PX = 768;
/** After so many ms without an answer, the search is stalled. */
export const STALLED_MS = 300;
/** Recent searches shown, and shown beside favorites; favorites kept. */
export const RECENT = {alone: 7, besideFavorites: 4} as const;
export const FAVORITES = 10;
/** Queries suggested when there are no hits. */
export const SUGGESTIONS = 3;
