/**
 * Ranks results by what a reader most likely means. The score of the words decides first; then a name or
 * a title that is the query, the share of the title that the query covers, the page's area, and the depth.
 */
import {editDistance} from '../../kit/core/edit-distance';
import {titleTerms, type Catalog, type CatalogSection} from './catalog';
import type {TermMatch, TextIndex} from './index/text-index';
import {FORGIVING, isBegun, isWritten, rarity, type Candidate} from './match';
import {importance, neededTerms, STOP_WORDS} from './stop-words';
import {synonymsOf} from './synonyms';
import {stem} from './tokenizer';

export type Ranked = {readonly catalog: Catalog; readonly section: number; readonly score: number};

/**
 * How many of the best candidates get a full score; the others come after them. No judged query has a different answer
 * with more.
 */
const LOOKED_AT = 300;

export const BOOSTS = {
  /** How much the words of the text count beside all else. */
  textPower: 0.8,
  /** The query is the full name of an API item or module. */
  fullName: 6,
  /** The query is the title. */
  wholeTitle: 3.2,
  /** And written like it. */
  sameTitle: 2,
  /** The title starts with the query. */
  startOfTitle: 1.1,
  /** The title begins with the whole query of several words, as written. */
  begunTitle: 2.2,
  /** The most that covering a title adds. */
  coverage: 0.77,
  /** The most that having the query's words in the title adds. */
  asked: 0.37,
  /** The most that having the query's words in the titles adds, from the page's title down. */
  inPath: 0.9,
  /** How steeply that falls with the words that are in none of them. */
  inPathPower: 3.8,
  /** One of the words appears in a title above. */
  onTopic: 1.5,
  /** The most that a phrase adds which readers use instead of the title, and how steeply that falls with the match. */
  phraseOfReaders: 20,
  phrasePower: 2,
  /** The query is such a phrase. */
  wholePhrase: 2,
  /** The weight of a phrase whose words the query has in another order. */
  otherOrder: 0.85,
  /** The weight of a phrase that describes a whole page. */
  phraseOfPage: 0.4,
  /** Two neighbors of the query are neighbors in the title. */
  phrase: 1.15,
  /** For a page, and for one with all of the query's words in its title. */
  page: 1.2,
  wholePage: 2.3,
  /** By heading depth, of sections. */
  levels: [1, 0.86, 0.8],
  /** A title that several pages have, such as "Coming from TypeScript", says little about its section. */
  commonTitle: 0.4,
  deprecated: 0.8,
  /**
   * Applied if every word only matched as a prefix, a misspelling or a synonym while other sections match exactly. In
   * between, it depends on the confidence.
   */
  inexact: 0.15,
  /** The query is one word, and a page of the manual or the syntax lookup has it in its title. */
  languageWord: 3.4,
  /** The query is the sign of an entry of the syntax lookup, whose title begins with it. */
  sign: 6,
  /** The query is a message of the compiler, which is the title of the page that explains it. */
  message: 8,
  /** The query speaks of a problem, and the page is about an error. */
  problem: 2,
  /** For operators, functions named after them come last. */
  signsOfLibraries: 0.3,
} as const;

const SYNTAX_LOOKUP = 'Syntax Lookup';
const ERRORS = 'Errors';
/** Words of messages, and of readers who have one but don't quote it. */
const PROBLEM = /\b(?:error|warning|unbound|unexpected|missing|invalid|mismatch|can't|cannot|doesn't|don't|too many)\b/;
const LANGUAGE_AREAS: ReadonlySet<string> = new Set(['Language Manual', SYNTAX_LOOKUP]);

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
  /** Whether it has only operators and decorators. */
  readonly isSyntax: boolean;
  readonly isProblem: boolean;
  /** The stems of all words. */
  readonly stems: ReadonlySet<string>;
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
    isProblem: PROBLEM.test(text),
    isSyntax: terms.every(({kind}) => kind !== 'word'),
    stems: new Set(words.map((word) => word.stem)),
    words: kept.map((word, at) => ({...word, information: shares[at] ?? 0})),
  };
}

function boost(section: CatalogSection, asked: Asked): number {
  const isLibrary = !LANGUAGE_AREAS.has(section.page.area);
  return (
    (section.name?.toLowerCase() === asked.text ? BOOSTS.fullName : 1) *
    titleBoost(section, asked) *
    phraseBoost(section, asked) *
    section.page.weight *
    (asked.isSyntax && isLibrary ? BOOSTS.signsOfLibraries : 1) *
    languageWord(section, asked) *
    messageBoost(section, asked) *
    (section.deprecated ? BOOSTS.deprecated : 1)
  );
}

/** How well the query matches one of the phrases: the share of what it says times the share of the phrase. */
function phraseBoost({phrases, level}: CatalogSection, {words, stems}: Asked): number {
  // A single word that may still be incomplete is more likely the beginning of a title.
  const asked = words.length > 1 ? words : words.map((word) => ({...word, isLast: false}));
  const fits = phrases.map((phrase) => {
    const parts = phrase.filter((part) => !STOP_WORDS.has(part));
    // "Is in array" isn't what "array" asks for.
    const among = parts.length > 1 ? parts : phrase;
    const best = (part: string): number =>
      Math.max(STOP_WORDS.has(part) && stems.has(part) ? 1 : 0, ...asked.map((word) => likeness(word, part)));
    const said = sum(asked.map((word) => word.information * likest(word, among)));
    const covered = sum(among.map(best));
    const places = among.map((part) => asked.findIndex((word) => likeness(word, part) > 0)).filter((at) => at >= 0);
    const isOrdered = places.every((at, index) => at >= (places[index - 1] ?? 0));
    return said * Math.min(1, covered / among.length) * (isOrdered ? 1 : BOOSTS.otherOrder);
  });
  const best = Math.max(0, ...fits);
  const share = level === 1 ? BOOSTS.phraseOfPage : 1;
  return (
    (1 + BOOSTS.phraseOfReaders * share * best ** BOOSTS.phrasePower) *
    (best > 0.9 ? 1 + share * (BOOSTS.wholePhrase - 1) : 1)
  );
}

function languageWord({page, level, titleWords}: CatalogSection, {words}: Asked): number {
  const [word] = words;
  const isNamed = words.length === 1 && level === 1 && word !== undefined && titleWords.includes(word.text);
  if (!isNamed || !LANGUAGE_AREAS.has(page.area)) return 1;
  return page.area === SYNTAX_LOOKUP && titleWords[0] === word.text ? BOOSTS.sign : BOOSTS.languageWord;
}

function messageBoost({page, title}: CatalogSection, {text, words, isProblem}: Asked): number {
  if (page.area !== ERRORS || words.length < 2) return 1;
  const message = title.toLowerCase().replace(/^warning number \d+: /, '');
  return (message.startsWith(text) ? BOOSTS.message : 1) * (isProblem ? BOOSTS.problem : 1);
}

function titleBoost(
  {page: {isModule}, title: full, level, titleStems, asideStems, contextStems, isCommonTitle}: CatalogSection,
  {words, text}: Asked,
): number {
  const meaningful = titleStems.filter((word) => !STOP_WORDS.has(word));
  const title = meaningful.length > 0 ? meaningful : titleStems;
  const joined = title.slice(1).map((own, at) => `${title[at]}${own}`);
  const own = words.map((word) => likest(word, [...title, ...joined]));
  const covered = sum(own) / Math.max(1, title.length);
  const fits = words.map((word, at) => Math.max(own[at] ?? 0, likest(word, asideStems)));
  const confidence = Math.min(...words.map((word, at) => likeness(word, title[at] ?? '')));
  const isWhole = title.length === words.length && confidence > 0;
  const above = words.map((word) => likest({...word, isLast: false, edits: 0}, [...contextStems]));
  const share = (values: readonly number[]): number =>
    sum(values.map((value, at) => value * (words[at]?.information ?? 0)));
  const common = isCommonTitle ? BOOSTS.commonTitle : 1;
  const depth =
    level === 1
      ? BOOSTS.page + (BOOSTS.wholePage - BOOSTS.page) * share(fits)
      : (BOOSTS.levels[Math.min(level, BOOSTS.levels.length + 1) - 2] ?? 1);
  const inPath = share(fits.map((fit, at) => Math.max(fit, above[at] ?? 0)));
  const isPhrase = words.some((word, at) => {
    const next = words[at + 1];
    return (
      next !== undefined &&
      [title, asideStems].some((stems) =>
        stems.some((one, place) => one === word.stem && stems[place + 1] === next.stem),
      )
    );
  });
  const isSame =
    full.toLowerCase() === text || (isWhole && confidence === 1 && title.length === titleStems.length && !isModule);
  const whole = isWhole ? 1 + (BOOSTS.wholeTitle - 1) * confidence : confidence > 0 ? BOOSTS.startOfTitle : 1;
  return (
    (1 + BOOSTS.coverage * Math.min(1, covered) * common) *
    (1 + BOOSTS.asked * share(fits)) *
    (1 + BOOSTS.inPath * inPath ** BOOSTS.inPathPower) *
    (above.some((fit) => fit > 0) ? BOOSTS.onTopic : 1) *
    (isPhrase ? BOOSTS.phrase : 1) *
    (text.includes(' ') && full.toLowerCase().startsWith(text) ? BOOSTS.begunTitle : 1) *
    common *
    (isSame ? BOOSTS.sameTitle : 1) *
    depth *
    whole
  );
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
