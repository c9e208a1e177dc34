/**
 * Orders what was found by what a reader most likely means. The score of the words decides first; then a name or
 * a title that is the query, the share of the title that the query covers, the page's area, and the depth.
 */
import {editDistance} from '../text/edit-distance';
import {titleTerms, type Catalog, type CatalogSection} from './catalog';
import type {Candidate} from './match';
import {stem} from './stem';
import {STOP_WORDS} from './stop-words';
import {synonymsOf} from './synonyms';

export type Ranked = {readonly catalog: Catalog; readonly section: number; readonly score: number};

/** How many of the best candidates are looked at closely. */
const LOOKED_AT = 250;

/** Factors of the score. */
const BOOSTS = {
  /** The query is the full name of an API item or module. */
  fullName: 6,
  /** It is the end of one: `map` of `Array.map`, `Int.toString` of `Belt.Int.toString`. */
  endOfName: 1.5,
  /** The query is the title. */
  wholeTitle: 2.2,
  /** The title begins with it. */
  startOfTitle: 1.3,
  /** The most that covering a title adds. */
  coverage: 0.9,
  /** All words stand in the titles from the page's on. */
  inPath: 1.35,
  /** One of the words stands in a title above. */
  onTopic: 1.12,
  /** By the depth of the heading: page, then sections. */
  levels: [1.45, 1, 0.92, 0.85],
  deprecated: 0.8,
  /** Signs are the language's: what its manual and the syntax lookup say of them comes before all else. */
  languageSigns: 10,
} as const;

const LANGUAGE_AREAS: ReadonlySet<string> = new Set(['Language Manual', 'Syntax Lookup']);

/** The candidates with the score that counts in the end, the best first. Only the best by their words are looked at. */
export function rank(catalogs: readonly Catalog[], candidates: readonly Candidate[], query: string): readonly Ranked[] {
  const asked = ask(query);
  const best = [...candidates].sort((a, b) => b.score - a.score).slice(0, LOOKED_AT);
  const ranked = best.flatMap(({source, section, score}): Ranked[] => {
    const catalog = catalogs[source];
    return catalog ? [{catalog, section, score: score * boost(catalog.section(section), asked)}] : [];
  });
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}

/** A query, as titles are compared with it. */
type Asked = {
  /** In small letters, without the parentheses of a call. */
  readonly text: string;
  /** Nothing but operators and decorators. */
  readonly isSyntax: boolean;
  /** Every word but those that say nothing; all words where none is left. */
  readonly words: readonly AskedWord[];
};

type AskedWord = {
  readonly stem: string;
  /** Stems of what else the documentation calls it. */
  readonly synonyms: readonly string[];
  /** Still being typed. */
  readonly isLast: boolean;
  readonly edits: number;
};

function ask(query: string): Asked {
  const terms = titleTerms(query);
  const synonyms = synonymsOf(terms.map(({text}) => text));
  const words = terms.map(({text, kind}, at) => ({
    stem: stem(text),
    synonyms: (synonyms[at] ?? []).map(stem),
    isLast: at === terms.length - 1,
    edits: kind !== 'word' || text.length < 4 ? 0 : text.length < 8 ? 1 : 2,
  }));
  const meaningful = words.filter((_, at) => !STOP_WORDS.has(terms[at]?.text ?? ''));
  return {text: query.trim().toLowerCase().replace(/\(\)$/, ''), isSyntax: terms.every(({kind}) => kind !== 'word'), words: meaningful.length > 0 ? meaningful : words};
}

function boost(section: CatalogSection, asked: Asked): number {
  const depth = BOOSTS.levels[Math.min(section.level, BOOSTS.levels.length) - 1] ?? 1;
  const signs = asked.isSyntax && LANGUAGE_AREAS.has(section.page.area) ? BOOSTS.languageSigns : 1;
  return nameBoost(section, asked) * titleBoost(section, asked) * section.page.weight * depth * signs * (section.deprecated ? BOOSTS.deprecated : 1);
}

function nameBoost({name}: CatalogSection, {text}: Asked): number {
  const own = name?.toLowerCase();
  if (own === undefined) return 1;
  if (own === text) return BOOSTS.fullName;
  return own.endsWith(`.${text}`) ? BOOSTS.endOfName : 1;
}

function titleBoost({titleStems, contextStems}: CatalogSection, {words}: Asked): number {
  const meaningful = titleStems.filter((word) => !STOP_WORDS.has(word));
  const title = meaningful.length > 0 ? meaningful : titleStems;
  const fits = words.map((word) => Math.max(0, ...title.map((own) => likeness(word, own))));
  const covered = fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, title.length);
  const surest = Math.min(...words.map((word, at) => likeness(word, title[at] ?? '')));
  const isWhole = title.length === words.length && surest > 0;
  const inPath = words.every((word, at) => (fits[at] ?? 0) > 0 || contextStems.has(word.stem));
  const whole = isWhole ? 1 + (BOOSTS.wholeTitle - 1) * surest : surest > 0 ? BOOSTS.startOfTitle : 1;
  const onTopic = words.some((word) => contextStems.has(word.stem));
  return (1 + BOOSTS.coverage * Math.min(1, covered)) * whole * (inPath ? BOOSTS.inPath : 1) * (onTopic ? BOOSTS.onTopic : 1);
}

/** How surely a word of a title is the one that was asked for. */
function likeness({stem: asked, synonyms, isLast, edits}: AskedWord, own: string): number {
  if (own === asked) return 1;
  if (synonyms.includes(own)) return 0.9;
  if (isLast && own.startsWith(asked)) return asked.length / own.length;
  return edits > 0 && own[0] === asked[0] && editDistance(asked, own, edits) <= edits ? 0.7 : 0;
}
