/**
 * Forms of one English word have one stem: records and record, matching and matches, typed and type. Not a
 * dictionary: it is enough that both sides are cut alike. Names and short words are left as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word.replace(/ies$/, 'y').replace(/(ss|sh|ch|x)es$/, '$1').replace(/([^siu])s$/, '$1');
  const base = singular.replace(/(?:ing|ed)$/, '');
  if (base === singular || base.length < 3 || !/[aeiouy]/.test(base)) return singular.replace(/e$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}
