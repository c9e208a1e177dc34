/**
 * Builds the inverted index of some sections: for every token, the sections that contain it, each with a weight. The
 * weight is BM25F without the token's rarity, which depends on what else is searched, so neither fields nor lengths
 * need to be stored.
 */
import {slugOf, titlesOf, type SearchRecord, type Section} from '../records/record';
import {STOP_WORDS} from '../stop-words';
import {indexTokens} from '../tokenizer';
import {writeVarint} from './encoding';

/** The stored form of an index. */
export type IndexData = {
  /** Sorted by UTF-16 code units. */
  readonly terms: readonly string[];
  /**
   * For each term, in order: the number of sections, then the distance of each section from the previous one, then the
   * weights.
   */
  readonly postings: Uint8Array;
};

/** For each field, how much a mention counts there, and how much the field's length matters, from 0 to 1. */
const FIELDS = {
  title: {weight: 6, length: 0.3},
  name: {weight: 5, length: 0},
  keywords: {weight: 1, length: 0},
  about: {weight: 1, length: 0.5},
  links: {weight: 2, length: 0},
  context: {weight: 2, length: 0},
  lead: {weight: 2, length: 0.6},
  text: {weight: 0.5, length: 0.75},
} as const;
type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** How quickly repeated mentions stop counting. */
const SATURATION = 1.2;

/** Weights are stored as integers; the highest possible sum is 16 × 2.2. */
const WEIGHT_STEPS = 4;

/** Path segments without information, because every page has them. */
const COMMON_SEGMENTS = new Set(['docs', 'manual', 'latest', 'next', 'api']);

/** Builds the index of the sections, which refers to them by position. */
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
  const bytes: number[] = [];
  const terms = [...postings.keys()].sort();
  for (const term of terms) {
    const list = postings.get(term) ?? [];
    let last = 0;
    writeVarint(bytes, list.length);
    for (const [section] of list) {
      writeVarint(bytes, section - last);
      last = section;
    }
    for (const [, weight] of list) bytes.push(weight);
  }
  return {terms, postings: Uint8Array.from(bytes)};
}

type Document = Readonly<Record<Field, readonly string[]>>;

function fieldsOf(section: Section): Document {
  const {heading} = section;
  const titles = titlesOf(heading);
  const {lead, others} = leadOf(section);
  const segments = new URL(heading.url_without_anchor).pathname
    .split('/')
    .filter((segment) => !COMMON_SEGMENTS.has(segment));
  const meaningful = (tokens: readonly string[]): readonly string[] => tokens.filter((token) => !STOP_WORDS.has(token));
  return {
    title: titleTokens(titles.at(-1) ?? ''),
    keywords: (heading.keywords ?? []).flatMap(indexTokens),
    links: meaningful((heading.linkTexts ?? []).flatMap(indexTokens)),
    about: meaningful(indexTokens(heading.summary ?? '')),
    name: namesOf(heading),
    context: meaningful(indexTokens([...titles.slice(0, -1), heading.hierarchy.lvl0 ?? '', ...segments].join(' '))),
    lead: meaningful(indexTokens(lead)),
    text: meaningful(indexTokens(others.join(' '))),
  };
}

/** The first text, which says what a section is about. Below an API item, that is the one after its signature. */
function leadOf({heading, texts}: Section): {readonly lead: string; readonly others: readonly string[]} {
  const all = texts.map(({content}) => content ?? '');
  const at = heading.name !== undefined && heading.type === 'lvl2' ? 1 : 0;
  return {lead: all[at] ?? '', others: all.filter((_, index) => index !== at)};
}

/**
 * The full name of an API item. Of other headings, their anchor, if it says more than the title: a key as it's written
 * in code (`package-specs`), or what the section was called before.
 */
function namesOf(heading: SearchRecord): readonly string[] {
  const {name, type, anchor} = heading;
  if (type === 'lvl1') return [];
  if (name !== undefined) return indexTokens(name);
  const slug = slugOf(titlesOf(heading).at(-1) ?? '');
  return anchor !== null && (anchor !== slug || /^\w+-\w+$/.test(anchor)) ? indexTokens(anchor) : [];
}

/** Words of one title that stand next to each other and may be written as one: "Clean up" is found by `cleanup`. */
const PAIR = /(?<![\p{L}-])(?=(\p{L}{2,}) (\p{L}{2,})(?![\p{L}-]))/gu;

/** The words of a title, and its pairs of words as one. */
function titleTokens(title: string): readonly string[] {
  const pairs = [...title.toLowerCase().matchAll(PAIR)].flatMap(([, first = '', second = '']) =>
    STOP_WORDS.has(first) || (STOP_WORDS.has(second) && second.length > 2) ? [] : [first + second],
  );
  return [...indexTokens(title), ...pairs];
}

function averageLengths(documents: readonly Document[]): Readonly<Record<Field, number>> {
  const average = (field: Field): number =>
    documents.reduce((sum, fields) => sum + fields[field].length, 0) / Math.max(1, documents.length) || 1;
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, average(field)])) as Record<Field, number>;
}

function weightsOf(fields: Document, averages: Readonly<Record<Field, number>>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const field of FIELD_NAMES) {
    const counts = new Map<string, number>();
    for (const token of fields[field]) counts.set(token, (counts.get(token) ?? 0) + 1);
    const {weight, length: share} = FIELDS[field];
    const damping = SATURATION * (1 - share + (share * fields[field].length) / averages[field]);
    for (const [token, count] of counts) {
      const own = (weight * count * (SATURATION + 1)) / (count + damping);
      weights.set(token, (weights.get(token) ?? 0) + own);
    }
  }
  return weights;
}
