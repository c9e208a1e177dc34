/**
 * The messages between the search box and its back end: the part of Algolia's protocol that DocSearch uses. Algolia and
 * the embedded engine answer the same requests with the same hits.
 */

/** Older clients send the parameters in `params`. */
export type SearchRequest = SearchParameters & {
  readonly indexName: string;
  readonly query: string;
  readonly params?: SearchParameters;
};

/** All have to apply, and of a list any: `['version:v12.0.0', ['lang:fr', 'lang:en']]`. */
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
/** `lvl0` is the area. */
export type HierarchyLevel = 'lvl0' | SectionLevel;

export type Hierarchy = {readonly [level in HierarchyLevel]: string | null};

/** The kind of hit: a page (`lvl1`), a heading, or a text below one. */
export type HitType = SectionLevel | 'content';

/** A value with the words that were asked for between the highlight tags. Not escaped. */
export type MarkedText = {readonly value: string; readonly matchLevel: 'none' | 'partial' | 'full'};

export type MarkedHit = {
  readonly hierarchy: {readonly [level in HierarchyLevel]?: MarkedText};
  readonly content?: MarkedText;
};

/** What both back ends store for a page, a heading or a text, and return with a hit. Its texts aren't escaped. */
export type SearchEntry = {
  readonly objectID: string;
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
  /** The text of a `content` entry. */
  readonly content: string | null;
  /** Of the manual: `['v12.0.0']`. */
  readonly version: readonly string[];
  readonly lang: string;
};

export type SearchHit = SearchEntry & {
  readonly _snippetResult: MarkedHit;
  readonly _highlightResult: MarkedHit;
  /** The old name it replaces, if the query was one. Embedded engine only. */
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

/** Names are relative to the manifest. */
export type SearchShards = {
  /** By version id. */
  readonly versions: Readonly<Record<string, string>>;
  readonly shared: string;
};

/** The file that lists the others. Its own shards are the English ones. */
export type SearchManifest = SearchShards & {
  /** For versions without a shard. */
  readonly fallback: string;
  /** By language; only translated pages. */
  readonly translations?: Readonly<Record<string, SearchShards>>;
};
