/**
 * Ranks results by what a reader most likely means. The score of the words decides first; then a name, a title or a
 * link text that says what the query does, and the page's area.
 */
import {editDistance} from '../../kit/core/edit-distance';
import {titleTerms, type Catalog, type CatalogSection} from './catalog';
import type {TermMatch, TextIndex} from './index/text-index';
import {FORGIVING, isBegun, isWritten, rarity, type Candidate} from './match';
import {importance, neededTerms, STOP_WORDS, SUBJECT_WORDS} from './stop-words';
import {synonymsOf} from './synonyms';
import {stem} from './tokenizer';

export type Ranked = {readonly catalog: Catalog; readonly section: number; readonly score: number};

/**
 * How many of the best candidates get a full score; the others come after them. No judged query has a different answer
 * with more.
 */
const LOOKED_AT = 300;

/** What a section's score is multiplied by. `npm run bench -- ranking` says what each is worth. */
export const BOOSTS = {
  /** How much the words of the text count beside all else. */
  textPower: 0.8,
  /** The query is the full name of an API item or module. */
  fullName: 4,
  /** The query is the title, alone or with words of the titles above. */
  wholeTitle: 2,
  /** The most that covering a title adds. */
  coverage: 1.5,
  /** The most that having the query's words in the titles adds, from the page's title down. */
  inTitles: 5,
  /** What a link text or a keyword counts beside a title. */
  otherName: 0.8,
  /** For a page, if the query has one or two words: those name a subject, which a page introduces. */
  page: 1.5,
  /**
   * Applied if every word only matched as a prefix, a misspelling or a synonym while other sections match exactly. In
   * between, it depends on the confidence.
   */
  inexact: 0.2,
  /** The most that the beginning of a message adds to the page that explains it. */
  message: 8,
  /** The query is the sign of an entry of the syntax lookup, whose title begins with it. */
  sign: 6,
} as const;

const SYNTAX_LOOKUP = 'Syntax Lookup';
const ERRORS = 'Errors';

/** The candidates, best first. Only the best word matches get a score above 0. */
export function rank(catalogs: readonly Catalog[], candidates: readonly Candidate[], query: string): readonly Ranked[] {
  const asked = ask(query, catalogs);
  const byWords = [...candidates].sort((a, b) => b.score - a.score);
  const highest = candidates.reduce((most, {confidence}) => Math.max(most, confidence), 0);
  const ranked = byWords.map(({catalog, section, score, confidence}, at): Ranked => {
    if (at >= LOOKED_AT) return {catalog, section, score: -at};
    const exactness = BOOSTS.inexact ** (highest - confidence);
    return {catalog, section, score: score ** BOOSTS.textPower * exactness * boost(catalog.section(section), asked)};
  });
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}

/** A query, prepared for comparing with titles. */
type Asked = {
  /** In lower case, without a call's parentheses. */
  readonly text: string;
  /** All words except stop words, or all words if there are only stop words. */
  readonly words: readonly AskedWord[];
};

type AskedWord = {
  readonly text: string;
  readonly stem: string;
  /** Stems of its synonyms in the documentation. */
  readonly synonyms: readonly string[];
  /** Whether it may still be incomplete. */
  readonly isLast: boolean;
  readonly edits: number;
  /** Its share of what the query says. */
  readonly information: number;
};

/** How much a word says: the rarer it is, the more. The shares of a query's words add up to 1. */
function informationOf(catalogs: readonly Catalog[], words: readonly {readonly text: string}[]): readonly number[] {
  const values = words.map(({text}) => {
    const counted = (termsOf: (index: TextIndex) => readonly TermMatch[]): number =>
      sum(catalogs.flatMap(({index}) => termsOf(index).map(({term}) => index.count(term))));
    // A word that no section has may be the beginning of one.
    const count =
      counted((index) => [...index.exact(text), ...index.sameStem(text)]) || counted(({longer}) => longer(text));
    return rarity(count, catalogs) * importance(text, words.length);
  });
  const total = sum(values) || 1;
  return values.map((value) => value / total);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function ask(query: string, catalogs: readonly Catalog[]): Asked {
  const terms = titleTerms(query);
  const synonyms = synonymsOf(terms.map(({text}) => text));
  const words = terms.map(({text, kind}, at) => {
    const isLast = at === terms.length - 1;
    return {
      text,
      // "useRed" isn't a form of "user", but the beginning of "useReducer".
      stem: isLast && isBegun(catalogs, text) ? text : stem(text),
      synonyms: (synonyms[at] ?? []).map(stem),
      isLast,
      edits: kind !== 'word' || isWritten(catalogs, text) ? 0 : FORGIVING(text),
    };
  });
  const needed = new Set(neededTerms(terms));
  const kept = words.filter((_, at) => terms[at] !== undefined && needed.has(terms[at]));
  const shares = informationOf(catalogs, kept);
  const text = query.trim().toLowerCase().replace(/\(\)$/, '');
  return {
    text,
    words: kept.map((word, at) => ({...word, information: shares[at] ?? 0})),
  };
}

function boost(section: CatalogSection, asked: Asked): number {
  const {name, page, titleStems, otherNames} = section;
  return (
    (name?.toLowerCase() === asked.text ? BOOSTS.fullName : 1) *
    Math.max(
      nameBoost(titleStems, section, asked),
      ...otherNames.map((words) => BOOSTS.otherName * nameBoost(words, section, asked)),
    ) *
    (section.level === 1 && asked.words.length <= SUBJECT_WORDS ? BOOSTS.page : 1) *
    (isSign(section, asked) ? BOOSTS.sign : 1) *
    (1 + BOOSTS.message * messageShare(section, asked)) *
    page.weight
  );
}

/** The words that say something, or all if none does. */
function meaningful(stems: readonly string[]): readonly string[] {
  const own = stems.filter((word) => !STOP_WORDS.has(word));
  return own.length > 0 ? own : stems;
}

function isSign({page, level, titleWords}: CatalogSection, {words}: Asked): boolean {
  return page.area === SYNTAX_LOOKUP && level === 1 && words.length === 1 && titleWords[0] === words[0]?.text;
}

/** How much of a message of the compiler the query is, from its beginning. */
function messageShare({page, title}: CatalogSection, {text, words}: Asked): number {
  const isMessage = page.area === ERRORS && words.length > 1 && title.toLowerCase().startsWith(text);
  return isMessage ? text.length / title.length : 0;
}

/** How well the query matches a section's title, or what else it's called. */
function nameBoost(stems: readonly string[], {asideStems, contextStems}: CatalogSection, {words}: Asked): number {
  const name = meaningful(stems);
  const joined = name.slice(1).map((own, at) => `${name[at]}${own}`);
  const own = words.map((word) => likest(word, [...name, ...joined]));
  const covered = Math.min(1, sum(own) / Math.max(1, name.length));
  const around = [...asideStems, ...contextStems];
  const anywhere = words.map((word, at) => Math.max(own[at] ?? 0, likest(word, around)));
  const inTitles = sum(words.map(({information}, at) => information * (anywhere[at] ?? 0)));
  const isWhole = covered === 1 && anywhere.every((confidence) => confidence === 1);
  return (1 + BOOSTS.coverage * covered) * (1 + BOOSTS.inTitles * inTitles ** 2) * (isWhole ? BOOSTS.wholeTitle : 1);
}

/** The confidence that a title's word is the one in the query. */
function likeness({stem: asked, synonyms, isLast, edits}: AskedWord, own: string): number {
  if (own === asked) return 1;
  if (synonyms.includes(own)) return 0.8;
  if (isLast && own.startsWith(asked)) return asked.length / own.length;
  return edits > 0 && own[0] === asked[0] && editDistance(asked, own, edits) <= edits ? 0.7 : 0;
}

/** The same for the most likely of some words. */
function likest(asked: AskedWord, among: readonly string[]): number {
  return Math.max(0, ...among.map((own) => likeness(asked, own)));
}
