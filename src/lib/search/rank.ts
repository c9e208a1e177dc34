/**
 * Ranks results by what a reader most likely means. The score of the words decides first; then a name or
 * a title that is the query, the share of the title that the query covers, the page's area, and the depth.
 */
import {editDistance} from '../text/edit-distance';
import {titleTerms, type Catalog, type CatalogSection} from './catalog';
import type {Candidate} from './match';
import {stem} from './stem';
import {neededTerms, STOP_WORDS} from './stop-words';
import {synonymsOf} from './synonyms';

export type Ranked = {readonly catalog: Catalog; readonly section: number; readonly score: number};

/** How many of the best candidates get a full score. */
const LOOKED_AT = 250;

/** The factors of the score. */
const BOOSTS = {
  /** The query is the full name of an API item or module. */
  fullName: 6,
  /** The query is the end of a full name: `map` for `Array.map`, `Int.toString` for `Belt.Int.toString`. */
  endOfName: 1.5,
  /** The query is the title. */
  wholeTitle: 2.2,
  /** The title starts with the query. */
  startOfTitle: 1.3,
  /** The maximum bonus for covering a title. */
  coverage: 0.9,
  /** The most that having the query's words in the title adds. */
  asked: 0.3,
  /** The most that having the query's words in the titles adds, from the page's title down. */
  inPath: 0.5,
  /** One of the words appears in a title above. */
  onTopic: 1.12,
  /** Two neighbors of the query are neighbors in the title. */
  phrase: 1.15,
  /** By heading depth: pages first, then sections. */
  levels: [1.45, 1, 0.92, 0.85],
  deprecated: 0.8,
  /** A word is only begun, misspelled or a synonym, while other sections have it. */
  inexact: 0.5,
  /** The query is one word, and a page of the manual or the syntax lookup has it in its title. */
  languageWord: 3.4,
  /** The query is the sign of an entry of the syntax lookup, whose title begins with it. */
  sign: 6,
  /** The query is a message of the compiler, which is the title of the page that explains it. */
  message: 6,
  /** For operators, the manual and the syntax lookup come before everything else. */
  languageSigns: 14,
} as const;

const SYNTAX_LOOKUP = 'Syntax Lookup';
const ERRORS = 'Errors';
const LANGUAGE_AREAS: ReadonlySet<string> = new Set(['Language Manual', SYNTAX_LOOKUP]);

/** The candidates with their final scores, best first. Only the best word matches are scored. */
export function rank(catalogs: readonly Catalog[], candidates: readonly Candidate[], query: string): readonly Ranked[] {
  const asked = ask(query);
  const best = [...candidates].sort((a, b) => b.score - a.score).slice(0, LOOKED_AT);
  const someExact = candidates.some(({exact}) => exact);
  const ranked = best.flatMap(({source, section, score, exact}): Ranked[] => {
    const catalog = catalogs[source];
    const sureness = exact || !someExact ? 1 : BOOSTS.inexact;
    return catalog ? [{catalog, section, score: score * sureness * boost(catalog.section(section), asked)}] : [];
  });
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}

/** A query, prepared for comparing with titles. */
type Asked = {
  /** In lower case, without a call's parentheses. */
  readonly text: string;
  /** Whether it has only operators and decorators. */
  readonly isSyntax: boolean;
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
};

function ask(query: string): Asked {
  const terms = titleTerms(query);
  const synonyms = synonymsOf(terms.map(({text}) => text));
  const words = terms.map(({text, kind}, at) => ({
    text,
    stem: stem(text),
    synonyms: (synonyms[at] ?? []).map(stem),
    isLast: at === terms.length - 1,
    edits: kind !== 'word' || text.length < 4 ? 0 : text.length < 8 ? 1 : 2,
  }));
  const needed = new Set(neededTerms(terms));
  return {
    text: query.trim().toLowerCase().replace(/\(\)$/, ''),
    isSyntax: terms.every(({kind}) => kind !== 'word'),
    words: words.filter((_, at) => terms[at] !== undefined && needed.has(terms[at])),
  };
}

function boost(section: CatalogSection, asked: Asked): number {
  const depth = BOOSTS.levels[Math.min(section.level, BOOSTS.levels.length) - 1] ?? 1;
  const signs = asked.isSyntax && LANGUAGE_AREAS.has(section.page.area) ? BOOSTS.languageSigns : 1;
  return (
    nameBoost(section, asked) *
    titleBoost(section, asked) *
    section.page.weight *
    depth *
    signs *
    languageWord(section, asked) *
    messageBoost(section, asked) *
    (section.deprecated ? BOOSTS.deprecated : 1)
  );
}

function nameBoost({name}: CatalogSection, {text}: Asked): number {
  const own = name?.toLowerCase();
  if (own === undefined) return 1;
  if (own === text) return BOOSTS.fullName;
  return own.endsWith(`.${text}`) ? BOOSTS.endOfName : 1;
}

function languageWord({page, level, titleWords}: CatalogSection, {words}: Asked): number {
  const [word] = words;
  const isNamed = words.length === 1 && level === 1 && word !== undefined && titleWords.includes(word.text);
  if (!isNamed || !LANGUAGE_AREAS.has(page.area)) return 1;
  return page.area === SYNTAX_LOOKUP && titleWords[0] === word.text ? BOOSTS.sign : BOOSTS.languageWord;
}

function messageBoost({page, title}: CatalogSection, {text, words}: Asked): number {
  return page.area === ERRORS && words.length > 1 && title.toLowerCase().startsWith(text) ? BOOSTS.message : 1;
}

function titleBoost({titleStems, contextStems}: CatalogSection, {words}: Asked): number {
  const meaningful = titleStems.filter((word) => !STOP_WORDS.has(word));
  const title = meaningful.length > 0 ? meaningful : titleStems;
  const fits = words.map((word) => Math.max(0, ...title.map((own) => likeness(word, own))));
  const covered = fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, title.length);
  const surest = Math.min(...words.map((word, at) => likeness(word, title[at] ?? '')));
  const isWhole = title.length === words.length && surest > 0;
  const context = [...contextStems];
  const above = words.map((word) =>
    Math.max(0, ...context.map((own) => likeness({...word, isLast: false, edits: 0}, own))),
  );
  const share = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / words.length;
  const inPath = share(fits.map((fit, at) => Math.max(fit, above[at] ?? 0)));
  const isPhrase = words.some((word, at) => {
    const next = words[at + 1];
    return next !== undefined && title.some((own, place) => own === word.stem && title[place + 1] === next.stem);
  });
  const whole = isWhole ? 1 + (BOOSTS.wholeTitle - 1) * surest : surest > 0 ? BOOSTS.startOfTitle : 1;
  return (
    (1 + BOOSTS.coverage * Math.min(1, covered)) *
    (1 + BOOSTS.asked * share(fits)) *
    (1 + BOOSTS.inPath * inPath ** 2) *
    (above.some((fit) => fit > 0) ? BOOSTS.onTopic : 1) *
    (isPhrase ? BOOSTS.phrase : 1) *
    whole
  );
}

/** How certain it is that a title's word is the one in the query. */
function likeness({stem: asked, synonyms, isLast, edits}: AskedWord, own: string): number {
  if (own === asked) return 1;
  if (synonyms.includes(own)) return 0.9;
  if (isLast && own.startsWith(asked)) return asked.length / own.length;
  return edits > 0 && own[0] === asked[0] && editDistance(asked, own, edits) <= edits ? 0.7 : 0;
}
