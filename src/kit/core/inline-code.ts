/** Code in a sentence. */

/** The class of code that moves to the next line whole. */
export const WORD = 'word';

/**
 * Whether code is one short word that a browser could break at a sign, such as `->` after its hyphen. Longer code has to
 * break: a paragraph has room for 30 characters on a screen of 320 px, a nested list for fewer.
 */
export const isWord = (code: string): boolean => /^(?=\S*[-/|!?])\S{2,24}$/.test(code);
