import type {QueryTerm} from './tokenizer';

/**
 * Words that say nothing about a text. They count only in titles and names, because some are keywords of the language
 * (`as`, `for`, `of`), and a query doesn't insist on them.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its my of on or that the their then there they this to use versus vs was what when where which why will with you your'.split(
    ' ',
  ),
);

/** What questions are made of besides their subject: "how to convert int to string" is about int and string. */
const FILLER: ReadonlySet<string> = new Set(
  'after all any best between call change check conversion convert correct create declare define difference equivalent example get give happen like make mean means need pass possible proper right run several something support turn use used using want way work works write'.split(
    ' ',
  ),
);

/**
 * How much of a word's rarity counts in a query of so many words. Words such as "convert" say less than the subject.
 */
export function importance(word: string, words: number): number {
  return words > 1 && FILLER.has(word) ? FILLER_SHARE : 1;
}
const FILLER_SHARE = 0.35;

/** A query of at most so many words names a subject ("check type"). A longer one asks for something about it. */
export const SUBJECT_WORDS = 2;

/**
 * The words of a query that have to be found: not those that say nothing, and of a longer query only its subject. All
 * if none is left.
 */
export function neededTerms(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  const meaningful = terms.filter(({text, kind}) => kind !== 'word' || !STOP_WORDS.has(text));
  const isLong = meaningful.length > SUBJECT_WORDS;
  const subject = meaningful.filter(
    ({text, kind}) => kind !== 'word' || !(text === 'rescript' || (isLong && FILLER.has(text))),
  );
  return [subject, meaningful, terms].find((left) => left.length > 0) ?? terms;
}
