/* Replaces modules the theme doesn't need. */
export {};
