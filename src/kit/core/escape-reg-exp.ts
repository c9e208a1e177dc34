/** A regular expression that matches a text and nothing else, to be put into a larger one. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
