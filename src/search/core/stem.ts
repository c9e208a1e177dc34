/**
 * Reduces forms of an English word to the same stem: creation and create, typed and type. It doesn't need a dictionary,
 * because the index and the query are stemmed the same way. Names and short words stay unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^siu])s$/, '$1')
    .replace(/ization$/, 'ize')
    .replace(/ation$/, 'ate');
  const base = singular.replace(/(?:ing|ed)$/, '');
  if (base === singular || base.length < 3 || !/[aeiouy]/.test(base)) return singular.replace(/e$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}
