/**
 * Makes the inverted index of some sections: for every token the sections that have it, each with one number
 * for how much it says there. The number is that of BM25F without the rarity of the token, which depends on
 * what else is searched; so neither fields nor lengths have to be kept.
 */
import type {Section} from '../records/sections';
import {titlesOf} from '../records/sections';
import {STOP_WORDS} from '../stop-words';
import {indexTokens} from '../tokenizer';
import {writeVarint} from './varint';

/** An index as it is stored. */
export type IndexData = {
  /** In the order of their UTF-16 code units. */
  readonly terms: readonly string[];
  /** The bytes that each term's postings take, in the terms' order. */
  readonly lengths: readonly number[];
  /** For every term: the number of sections, then for each the distance from the one before, then for each its weight. */
  readonly postings: Uint8Array;
};

/** How much a mention counts, by where it stands. */
const FIELD_WEIGHTS = {title: 6, name: 5, context: 2, lead: 2, text: 1} as const;
type Field = keyof typeof FIELD_WEIGHTS;

/** How soon more mentions stop to count, and how much the length of a text does. */
const SATURATION = 1.2;
const LENGTH_SHARE: Readonly<Record<Field, number>> = {title: 0.3, name: 0, context: 0, lead: 0.6, text: 0.75};

/** Weights are stored as whole numbers; the highest possible sum is 16 × 2.2. */
const WEIGHT_STEPS = 6;

/** Places of a path that say nothing, as every page has them. */
const COMMON_SEGMENTS = new Set(['docs', 'manual', 'latest', 'next', 'api']);

/** The index of these sections, which it names by their places in the list. */
export function buildIndex(sections: readonly Section[]): IndexData {
  const documents = sections.map(fieldsOf);
  const averages = averageLengths(documents);
  const postings = new Map<string, (readonly [section: number, weight: number])[]>();
  documents.forEach((fields, section) => {
    for (const [term, weight] of weightsOf(fields, averages)) {
      const list = postings.get(term) ?? [];
      postings.set(term, list);
      list.push([section, Math.min(255, Math.max(1, Math.round(weight * WEIGHT_STEPS)))]);
    }
  });
  return store(postings);
}

type Document = Readonly<Record<Field, readonly string[]>>;

function fieldsOf(section: Section): Document {
  const {heading, texts} = section;
  const titles = titlesOf(heading);
  const [lead = '', ...others] = texts.map(({content}) => content ?? '');
  const segments = new URL(heading.url_without_anchor).pathname.split('/').filter((segment) => !COMMON_SEGMENTS.has(segment));
  const meaningful = (tokens: readonly string[]): readonly string[] => tokens.filter((token) => !STOP_WORDS.has(token));
  return {
    title: indexTokens(titles.at(-1) ?? ''),
    name: heading.name === undefined || heading.type === 'lvl1' ? [] : indexTokens(heading.name),
    context: meaningful(indexTokens([...titles.slice(0, -1), heading.hierarchy.lvl0 ?? '', ...segments].join(' '))),
    lead: meaningful(indexTokens(lead)),
    text: meaningful(indexTokens(others.join(' '))),
  };
}

const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

function averageLengths(documents: readonly Document[]): Readonly<Record<Field, number>> {
  const average = (field: Field): number => documents.reduce((sum, fields) => sum + fields[field].length, 0) / Math.max(1, documents.length) || 1;
  return Object.fromEntries(FIELDS.map((field) => [field, average(field)])) as Record<Field, number>;
}

function weightsOf(fields: Document, averages: Readonly<Record<Field, number>>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const field of FIELDS) {
    const counts = new Map<string, number>();
    for (const token of fields[field]) counts.set(token, (counts.get(token) ?? 0) + 1);
    const share = LENGTH_SHARE[field];
    const damping = SATURATION * (1 - share + (share * fields[field].length) / averages[field]);
    for (const [token, count] of counts) {
      const weight = (FIELD_WEIGHTS[field] * count * (SATURATION + 1)) / (count + damping);
      weights.set(token, (weights.get(token) ?? 0) + weight);
    }
  }
  return weights;
}

function store(postings: ReadonlyMap<string, readonly (readonly [number, number])[]>): IndexData {
  const bytes: number[] = [];
  const lengths: number[] = [];
  const terms = [...postings.keys()].sort();
  for (const term of terms) {
    const list = postings.get(term) ?? [];
    const start = bytes.length;
    let last = 0;
    writeVarint(bytes, list.length);
    for (const [section] of list) {
      writeVarint(bytes, section - last);
      last = section;
    }
    for (const [, weight] of list) bytes.push(weight);
    lengths.push(bytes.length - start);
  }
  return {terms, lengths, postings: Uint8Array.from(bytes)};
}
