/**
 * Scores how well an item matches what a reader types. Designed for names with symbols: `->`, `@as("x")`, `...rest`
 * and `~from=?` find the syntax they're written with, and `spred` finds `spread`.
 */
import {editDistance} from '../../kit/core/edit-distance';

/** An item that can be found. */
export type Searchable = {
  /** Its name as written in code. */
  readonly name: string;
  /** Lower-case keywords separated by spaces, starting with the words of its title. */
  readonly words: string;
  /** Its other text. Matches only from the start of a word, and ranks last. */
  readonly text: string;
};

/** The weight of each kind of match; only the order matters. */
const POINTS = {
  name: 100,
  decorator: 92,
  shape: 88,
  leadingSigns: 85,
  bareName: 80,
  nameStart: 70,
  firstWord: 55,
  word: 50,
  wordStart: 40,
  signs: 35,
  inName: 30,
  inWord: 20,
  text: 10,
  typo: 5,
} as const;

/** Shorter parts of words match too much. */
const MIN_PART = 3;

/**
 * The score of every item, 0 for those that don't match. All words of the query must match. Typos are only tolerated
 * if nothing matches without them. Accents don't count.
 */
export function scoreAll(items: readonly Searchable[], query: string): readonly number[] {
  const plain = items.map(({name, words, text}) => ({name, words: withoutAccents(words), text: withoutAccents(text)}));
  const score = (forgiving: boolean): number[] => plain.map((item) => scoreOne(item, withoutAccents(query), forgiving));
  const exact = score(false);
  return exact.some(Boolean) ? exact : score(true);
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

function scoreOne(item: Searchable, query: string, forgiving: boolean): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return 1;
  const points = words.map((word) => scoreWord(item, word, forgiving));
  const together = Math.min(...points) === 0 ? 0 : points.reduce((sum, value) => sum + value, 0) / points.length;
  return Math.max(together, scoreSigns(item.name.toLowerCase(), query.toLowerCase().replace(/\s+/g, '')));
}

function scoreWord({name: written, words, text}: Searchable, word: string, forgiving: boolean): number {
  const name = written.toLowerCase();
  const bare = bareName(name);
  const own = words.split(' ');
  const startsWord = (other: string): boolean => other.startsWith(word);
  if (bare !== '' && bare === word) return POINTS.bareName;
  if (name.startsWith(word) || (bare !== '' && bare.startsWith(word))) return POINTS.nameStart;
  if (own[0] === word) return POINTS.firstWord;
  if (own.includes(word)) return POINTS.word;
  if (/\w/.test(word) && own.some(startsWord)) return POINTS.wordStart;
  const isLong = word.length >= MIN_PART;
  if (name.includes(word) && (isLong || !/\w/.test(word))) return POINTS.inName;
  if (isLong && words.includes(word)) return POINTS.inWord;
  if (
    isLong &&
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some(startsWord)
  )
    return POINTS.text;
  return forgiving && [...own, bare].some((other) => isTypo(word.replace(/[^\w]/g, ''), other)) ? POINTS.typo : 0;
}

/** Matches the whole query without spaces against a name's symbols. */
function scoreSigns(name: string, query: string): number {
  if (query === name.replace(/\s+/g, '')) return POINTS.name;
  const marked = /^(?:@@?|%%?)[\w.]+/.exec(query)?.[0];
  if (marked !== undefined) return marked === name ? POINTS.decorator : 0;
  const shape = shapeOf(name);
  const asked = shapeOf(query);
  if (shape === '' || asked === '' || /^[@%]/.test(name)) return 0;
  if (asked === shape) return POINTS.shape;
  const leading = /^[^\w]+/.exec(query)?.[0] ?? '';
  if (leading !== '' && leading === name) return POINTS.leadingSigns;
  return asked.length > 1 && (shape.includes(asked) || (shape.length > 1 && asked.includes(shape))) ? POINTS.signs : 0;
}

/** A name without the symbols around it: `as` of `@as`. */
function bareName(name: string): string {
  return name.replace(/^[^\w]+|[^\w]+$/g, '').replace(/^_+|_+$/g, '');
}

/** Only the symbols: `~=?` of `~arg=?`, and `//` of `/\d+/`. */
function shapeOf(text: string): string {
  return text.replace(/(["'`/])(?:(?!\1).)+\1/g, '$1$1').replace(/[\w\s]/g, '');
}

/** Whether a word is a likely typo of another: one letter wrong, missing, added, or swapped, or two in long words. */
export function isTypo(word: string, meant: string): boolean {
  if (word.length < 4 || meant.length < 4) return false;
  const allowed = word.length >= 8 ? 2 : 1;
  return editDistance(word, meant, allowed) <= allowed;
}
