/**
 * Words that say nothing about a text. They count in titles and names only, for some are keywords of the
 * language (`as`, `for`, `of`), and a query does not insist on them.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its my of on or that the their then there they this to use was what when where which why will with you your'.split(' '),
);
