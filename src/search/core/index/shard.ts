/**
 * A shard: all search data of one version, or of the content all versions share, in one file. It starts with JSON that
 * has the texts to show and the index's terms, followed by the postings. `SearchManifest` lists the shards.
 */
import {sectionsOf, slugOf, type SearchRecord, type Section} from '../records/record';
import {buildIndex, type IndexData} from './build-index';
import {readWords, writeWords} from './encoding';

export type ShardPage = {
  /** Relative to the host's root, without an anchor: `/docs/manual/next/pipe`. */
  readonly path: string;
  readonly area: string;
  readonly weight: number;
  /** Its level-2 headings are items of a module. */
  readonly isModule: boolean;
};

/** The stored form of a section, which doesn't repeat data of its page or of preceding headings. */
export type ShardSection = {
  /** Index of its page. */
  readonly page: number;
  readonly level: number;
  /** Missing for a page's title, and where it is the title's slug. */
  readonly anchor?: string;
  readonly title: string;
  /** What else it's called: by links, and by its keywords. One per line. */
  readonly otherNames?: string;
  /** One per line. */
  readonly texts?: string;
  /** The anchors of texts that have one, by the text's index. */
  readonly anchors?: Readonly<Record<number, string>>;
  readonly deprecated?: true;
};

/** A type abbreviation and its meaning, which replaces it in the values' types: `Ordering.t`, `float`. */
type Abbreviation = readonly [name: string, meaning: string];
/** Texts, each with the place it belongs to. */
type Placed<Place> = readonly (readonly [text: string, place: Place])[];

export type Shard = {
  readonly lang: string;
  readonly pages: readonly ShardPage[];
  readonly sections: readonly ShardSection[];
  readonly index: IndexData;
  /** The types of the API's values, each with the value's section. */
  readonly types: Placed<number>;
  /** Old names, as written, each with the section of its replacement. */
  readonly renames: Placed<number>;
  readonly abbreviations: readonly Abbreviation[];
};

/**
 * The API models' additions to a version's records. Places are page path and anchor:
 * `/docs/manual/next/api/stdlib/array#map`.
 */
export type ApiAdditions = {
  readonly types: Placed<string>;
  readonly renames: Placed<string>;
  readonly abbreviations: readonly Abbreviation[];
};

/**
 * Creates a shard from the records of pages, which must share a language and versions. Skips additions for places
 * without a section.
 */
export function buildShard(
  records: readonly SearchRecord[],
  {types, renames, abbreviations}: ApiAdditions = {types: [], renames: [], abbreviations: []},
): Shard {
  const sections = sectionsOf(records);
  const pages = sections.flatMap(({heading}) => (heading.type === 'lvl1' ? pageOf(heading) : []));
  const hasStandard = pages.some(({area}) => area === 'Stdlib' || area === 'Core');
  let page = -1;
  const places = new Map(sections.map(({heading}, index) => [placeOf(heading), index]));
  const found = (additions: Placed<string>): Placed<number> =>
    additions.flatMap(([text, place]) => {
      const section = places.get(place);
      return section === undefined ? [] : [[text, section] as const];
    });
  return {
    lang: records[0]?.lang ?? 'en',
    pages: hasStandard ? pages.map(demoteLegacyLibrary) : pages,
    sections: sections.map((section) => storedSection(section, section.heading.type === 'lvl1' ? ++page : page)),
    index: buildIndex(sections),
    types: found(types),
    renames: found(renames),
    abbreviations,
  };
}

/** The factor of an older library's weight. */
const LEGACY_WEIGHT = 0.75;

/** Where there is a standard library, the older ones count less: they are there for programs that already use them. */
function demoteLegacyLibrary(page: ShardPage): ShardPage {
  return page.area === 'Belt' || page.area === 'Js' ? {...page, weight: page.weight * LEGACY_WEIGHT} : page;
}

function pageOf({url_without_anchor: url, hierarchy, weight, name}: SearchRecord): ShardPage {
  const area = hierarchy.lvl0 ?? '';
  return {path: new URL(url).pathname, area, weight: weight.pageRank, isModule: name !== undefined};
}

function storedSection({heading, texts}: Section, page: number): ShardSection {
  const level = Number(heading.type.slice('lvl'.length));
  const title = heading.hierarchy[heading.type as 'lvl1'] ?? '';
  const lines = texts.map(({content}) => content ?? '').join('\n');
  const own = texts.flatMap(({anchor}, index) =>
    anchor !== null && anchor !== heading.anchor ? [[index, anchor] as const] : [],
  );
  return {
    page,
    level,
    ...(level > 1 && heading.anchor !== slugOf(title) && {anchor: heading.anchor ?? ''}),
    title,
    ...otherNamesOf(heading),
    ...(lines !== '' && {texts: lines}),
    ...(own.length > 0 && {anchors: Object.fromEntries(own)}),
    ...(texts.some(({deprecated}) => deprecated) && {deprecated: true}),
  };
}

function otherNamesOf({keywords = [], linkTexts = []}: SearchRecord) {
  const names = [...keywords, ...linkTexts];
  return names.length > 0 && {otherNames: names.join('\n')};
}

function placeOf({url_without_anchor: url, anchor}: SearchRecord): string {
  return `${new URL(url).pathname}${anchor === null ? '' : `#${anchor}`}`;
}

/** A key's values of all rows; null where a row has none. Similar values compress better together. */
type Column<Value> = readonly (Value | null)[];
type StoredSection = Omit<ShardSection, 'page'>;
/** Texts with a section each, whose positions are stored as steps from one to the next. */
type Pairs = readonly [texts: readonly string[], steps: readonly number[]];

type Head = Omit<Shard, 'index' | 'sections' | 'types' | 'renames'> & {
  /** Without the page: a section of level 1 starts the next one. */
  readonly sections: {readonly [Key in keyof StoredSection]-?: Column<StoredSection[Key]>};
  readonly types: Pairs;
  readonly renames: Pairs;
  readonly terms: string;
};

/** The first bytes of a shard: the length of the JSON text as a 32-bit little-endian integer. */
const PREFIX = 4;

/** Serializes a shard. */
export function encodeShard({index, sections, types, renames, ...shown}: Shard): Uint8Array {
  const head: Head = {
    ...shown,
    sections: writeSections(sections),
    types: writePairs(types),
    renames: writePairs(renames),
    terms: writeWords(index.terms),
  };
  const json = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(PREFIX + json.length + index.postings.length);
  new DataView(bytes.buffer).setUint32(0, json.length, true);
  bytes.set(json, PREFIX);
  bytes.set(index.postings, PREFIX + json.length);
  return bytes;
}

/** Parses a shard. Throws a SyntaxError if the bytes aren't one. */
export function decodeShard(bytes: Uint8Array): Shard {
  const end = PREFIX + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const {terms, sections, types, renames, ...shown} = JSON.parse(
    new TextDecoder().decode(bytes.subarray(PREFIX, end)),
  ) as Head;
  return {
    ...shown,
    sections: readSections(sections),
    types: readPairs(types),
    renames: readPairs(renames),
    index: {terms: readWords(terms), postings: bytes.subarray(end)},
  };
}

/** Every key of a section has its own column. */
const KEYS = ['level', 'anchor', 'title', 'otherNames', 'texts', 'anchors', 'deprecated'] as const;

function writeSections(sections: readonly ShardSection[]): Head['sections'] {
  const columns = KEYS.map((key) => [key, sections.map((section) => section[key] ?? null)]);
  return Object.fromEntries(columns) as Head['sections'];
}

function readSections(columns: Head['sections']): readonly ShardSection[] {
  let page = -1;
  return columns.level.map((level, at) => {
    if (level === 1) page++;
    const section: Record<string, unknown> = {page};
    for (const key of KEYS) {
      const value = columns[key][at];
      if (value !== null) section[key] = value;
    }
    return section as unknown as ShardSection;
  });
}

function writePairs(pairs: Placed<number>): Pairs {
  return [pairs.map(([text]) => text), pairs.map(([, section], at) => section - (pairs[at - 1]?.[1] ?? 0))];
}

function readPairs([texts, steps]: Pairs): Placed<number> {
  let section = 0;
  return texts.map((text, at) => [text, (section += steps[at] ?? 0)]);
}
