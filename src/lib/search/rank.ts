/**
 * Orders what was found by what a reader most likely means. The score of the words decides first; then a name or
 * a title that is the query, the share of the title that the query covers, the page's area, and the depth.
 */
import type {Catalog, CatalogSection} from './catalog';
import type {Candidate} from './match';
import {stem} from './stem';
import {STOP_WORDS} from './stop-words';
import type {QueryTerm} from './tokenizer';

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
  pageTitle: 1.45,
  deprecated: 0.8,
} as const;

export function rank(catalogs: readonly Catalog[], candidates: readonly Candidate[], query: string, terms: readonly QueryTerm[]): readonly Ranked[] {
  const asked = ask(query, terms);
  const best = [...candidates].sort((a, b) => b.score - a.score).slice(0, LOOKED_AT);
  const ranked = best.flatMap(({source, section, score}): Ranked[] => {
    const catalog = catalogs[source];
    return catalog ? [{catalog, section, score: score * boost(catalog.section(section), asked)}] : [];
  });
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
}

type Asked = {readonly text: string; readonly stems: readonly string[]; readonly meaningful: readonly string[]};

function ask(query: string, terms: readonly QueryTerm[]): Asked {
  const stems = terms.map(({text}) => stem(text));
  const meaningful = stems.filter((word) => !STOP_WORDS.has(word));
  return {text: query.trim().toLowerCase().replace(/\(\)$/, ''), stems, meaningful: meaningful.length > 0 ? meaningful : stems};
}

function boost(section: CatalogSection, asked: Asked): number {
  return nameBoost(section, asked) * titleBoost(section, asked) * section.page.weight * (section.level === 1 ? BOOSTS.pageTitle : 1) * (section.deprecated ? BOOSTS.deprecated : 1);
}

function nameBoost({name}: CatalogSection, {text}: Asked): number {
  const own = name?.toLowerCase();
  if (own === undefined) return 1;
  if (own === text) return BOOSTS.fullName;
  return own.endsWith(`.${text}`) ? BOOSTS.endOfName : 1;
}

function titleBoost({titleStems, pathStems}: CatalogSection, {stems, meaningful}: Asked): number {
  const title = titleStems.filter((word) => !STOP_WORDS.has(word));
  const words = title.length > 0 ? title : titleStems;
  const has = (word: string, at: number): boolean => words.includes(word) || (at === meaningful.length - 1 && words.some((other) => other.startsWith(word)));
  const covered = words.length === 0 ? 0 : meaningful.filter(has).length / words.length;
  const whole = sameWords(titleStems, stems) || sameWords(words, meaningful);
  const starts = meaningful.every((word, at) => words[at] === word);
  const inPath = meaningful.every((word, at) => pathStems.has(word) || has(word, at));
  return (1 + BOOSTS.coverage * Math.min(1, covered)) * (whole ? BOOSTS.wholeTitle : starts ? BOOSTS.startOfTitle : 1) * (inPath ? BOOSTS.inPath : 1);
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, at) => word === b[at]);
}
