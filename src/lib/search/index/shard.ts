/**
 * A shard: everything the search knows of one version, or of what belongs to every version, as one file. In
 * front a JSON text with what is shown and the index's terms, behind it the postings; `SearchManifest` says
 * where it is.
 */
import type {SearchRecord} from '../records/records';
import {sectionsOf, type Section} from '../records/sections';
import {buildIndex, type IndexData} from './build-index';

export type ShardPage = {
  /** From the host's root, without an anchor: `/docs/manual/next/pipe`. */
  readonly path: string;
  readonly area: string;
  readonly weight: number;
  /** Its headings of the second level are items of a module. */
  readonly isModule: boolean;
};

/** A section as it is stored: what its page and the headings before it say is not repeated. */
export type ShardSection = {
  /** Index of its page. */
  readonly page: number;
  readonly level: number;
  /** Without one: a page's title. */
  readonly anchor?: string;
  readonly title: string;
  /** One a line. */
  readonly texts?: string;
  /** The anchors of texts that have their own, by the text's index. */
  readonly anchors?: Readonly<Record<number, string>>;
  readonly deprecated?: true;
};

/** A value of the API, for searching by type. */
export type ShardType = readonly [section: number, type: string];

/** A name of a type that stands for another, which the types of the values have in its place: `Ordering.t`, `float`. */
export type ShardAbbreviation = readonly [name: string, meaning: string];

/** An old name, as written, and the section of what took its place. */
export type ShardRename = readonly [oldName: string, section: number];

export type Shard = {
  readonly lang: string;
  readonly versions: readonly string[];
  readonly pages: readonly ShardPage[];
  readonly sections: readonly ShardSection[];
  readonly index: IndexData;
  readonly types: readonly ShardType[];
  readonly renames: readonly ShardRename[];
  readonly abbreviations: readonly ShardAbbreviation[];
};

/** What the API models add to the records of a version: by the path of a page and its anchor, `/docs/manual/next/api/stdlib/array#map`. */
export type ApiAdditions = {
  readonly types: readonly (readonly [place: string, type: string])[];
  readonly renames: readonly (readonly [oldName: string, place: string])[];
  readonly abbreviations: readonly ShardAbbreviation[];
};

const NO_ADDITIONS: ApiAdditions = {types: [], renames: [], abbreviations: []};

/** Makes a shard of the records of some pages. All have the same language and versions. Additions to places without a section are left out. */
export function buildShard(records: readonly SearchRecord[], {types, renames, abbreviations}: ApiAdditions = NO_ADDITIONS): Shard {
  const sections = sectionsOf(records);
  const pages: ShardPage[] = [];
  const stored = sections.map((section): ShardSection => {
    const {heading} = section;
    if (heading.type === 'lvl1') pages.push(pageOf(heading));
    return storedSection(section, pages.length - 1);
  });
  const places = new Map(sections.map(({heading}, index) => [placeOf(heading), index]));
  return {
    lang: records[0]?.lang ?? 'en',
    versions: records[0]?.version ?? [],
    pages,
    sections: stored,
    index: buildIndex(sections),
    types: types.flatMap(([place, type]): ShardType[] => {
      const section = places.get(place);
      return section === undefined ? [] : [[section, type]];
    }),
    renames: renames.flatMap(([oldName, place]): ShardRename[] => {
      const section = places.get(place);
      return section === undefined ? [] : [[oldName, section]];
    }),
    abbreviations,
  };
}

function pageOf({url_without_anchor: url, hierarchy, weight, name}: SearchRecord): ShardPage {
  return {path: new URL(url).pathname, area: hierarchy.lvl0 ?? '', weight: weight.pageRank, isModule: name !== undefined};
}

function storedSection({heading, texts}: Section, page: number): ShardSection {
  const level = Number(heading.type.slice('lvl'.length));
  const title = heading.hierarchy[heading.type as 'lvl1'] ?? '';
  const lines = texts.map(({content}) => content ?? '').join('\n');
  const own = texts.flatMap(({anchor}, index) => (anchor !== null && anchor !== heading.anchor ? [[index, anchor] as const] : []));
  return {
    page,
    level,
    ...(heading.anchor !== null && {anchor: heading.anchor}),
    title,
    ...(lines !== '' && {texts: lines}),
    ...(own.length > 0 && {anchors: Object.fromEntries(own)}),
    ...(texts.some(({deprecated}) => deprecated) && {deprecated: true}),
  };
}

function placeOf({url_without_anchor: url, anchor}: SearchRecord): string {
  return `${new URL(url).pathname}${anchor === null ? '' : `#${anchor}`}`;
}

type Head = Omit<Shard, 'index'> & {readonly terms: string; readonly lengths: readonly number[]};

/** The first bytes of a shard: the length of the JSON text, as 32 bits with the lowest byte first. */
const PREFIX = 4;

/** The shard as the bytes of a file. */
export function encodeShard({index, ...shown}: Shard): Uint8Array {
  const head: Head = {...shown, terms: index.terms.join('\n'), lengths: index.lengths};
  const json = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(PREFIX + json.length + index.postings.length);
  new DataView(bytes.buffer).setUint32(0, json.length, true);
  bytes.set(json, PREFIX);
  bytes.set(index.postings, PREFIX + json.length);
  return bytes;
}

/** Throws a SyntaxError for bytes that are no shard. */
export function decodeShard(bytes: Uint8Array): Shard {
  const end = PREFIX + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const {terms, lengths, ...shown} = JSON.parse(new TextDecoder().decode(bytes.subarray(PREFIX, end))) as Head;
  return {...shown, index: {terms: terms.split('\n'), lengths, postings: bytes.subarray(end)}};
}
