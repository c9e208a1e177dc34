/**
 * The messages between the search box and its back end: the part of Algolia's protocol that DocSearch uses. Algolia and
 * the embedded engine answer the same requests with the same hits.
 */

/** A request. DocSearch sends its parameters next to the query; older clients send them in `params`. */
export type SearchRequest = SearchParameters & {
  readonly indexName: string;
  readonly query: string;
  readonly params?: SearchParameters;
};

/**
 * All have to apply, and of a list any: `['version:v12.0.0', ['lang:fr', 'lang:en']]` has the id of the manual version
 * being read, and the languages.
 */
export type FacetFilters = readonly (string | readonly string[])[];

export type SearchParameters = {
  /** 20 by default. */
  readonly hitsPerPage?: number;
  /** From 0. */
  readonly page?: number;
  readonly facetFilters?: FacetFilters;
  readonly attributesToRetrieve?: readonly string[];
  /** `content:10`: an attribute and its number of words. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
};

/** The levels of a hit's location below its area: page title, headings. */
export const SECTION_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type SectionLevel = (typeof SECTION_LEVELS)[number];
/** All levels of a hit's location: its area (`lvl0`) and the levels below it. */
export type HierarchyLevel = 'lvl0' | SectionLevel;

export type Hierarchy = {readonly [level in HierarchyLevel]: string | null};

/** The kind of hit: a page (`lvl1`), a heading, or a text below one. An area is never a hit. */
export type HitType = SectionLevel | 'content';

/**
 * A value with the words that were asked for between the highlight tags. Not escaped: the code that shows it must do
 * that.
 */
export type MarkedText = {readonly value: string; readonly matchLevel: 'none' | 'partial' | 'full'};

export type MarkedHit = {
  readonly hierarchy: {readonly [level in HierarchyLevel]?: MarkedText};
  readonly content?: MarkedText;
};

/** What both back ends store for a page, a heading or a text, and return with a hit. Its texts aren't escaped. */
export type SearchEntry = {
  /** Unique, and the same in every build unless the page changes. */
  readonly objectID: string;
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
  /** The text of a `content` entry. */
  readonly content: string | null;
  /** The ids of the manual versions it is shown in: `['v12.0.0']`. */
  readonly version: readonly string[];
  readonly lang: string;
};

export type SearchHit = SearchEntry & {
  readonly _snippetResult: MarkedHit;
  readonly _highlightResult: MarkedHit;
  /** The old name this hit replaces, if the query was one: `Js.Array2.map`. Embedded engine only. */
  readonly replaces?: string;
  /** The type of an API item. Embedded engine only. */
  readonly signature?: string;
};

export type SearchResponse = {
  readonly index: string;
  readonly query: string;
  readonly params: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly processingTimeMS: number;
  readonly queryID?: string;
};

/** Messages from the page to the worker. Each one gets a reply with the same id. */
export type WorkerMessage =
  | {readonly id: number; readonly kind: 'warm'; readonly manifestUrl: string; readonly filters: FacetFilters}
  | {
      readonly id: number;
      readonly kind: 'search';
      readonly manifestUrl: string;
      readonly requests: readonly SearchRequest[];
    };

export type WorkerReply =
  {readonly id: number; readonly results: readonly SearchResponse[]} | {readonly id: number; readonly error: string};

/** The shards of a language. */
export type SearchShards = {
  /** Each manual version's shard, by version id; file names relative to the manifest's folder. */
  readonly versions: Readonly<Record<string, string>>;
  /** The shard with the content all versions share. */
  readonly shared: string;
};

/** The file with a fixed name that lists the other files. Its own shards are the English ones. */
export type SearchManifest = SearchShards & {
  /** The version to use if the page's version doesn't have a shard. */
  readonly fallback: string;
  /** The shards of the other languages, by the language's id. They only have translated pages. */
  readonly translations?: Readonly<Record<string, SearchShards>>;
};
