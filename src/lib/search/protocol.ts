/**
 * What goes between the search box and whatever answers it: the part of Algolia's protocol that DocSearch
 * speaks. Algolia and the embedded engine answer the same requests with the same hits.
 */

/** One question. DocSearch sends its parameters beside the query; older clients send them in `params`. */
export type SearchRequest = SearchParameters & {
  readonly indexName: string;
  readonly query: string;
  readonly params?: SearchParameters;
};

export type SearchParameters = {
  /** 20 unless told. */
  readonly hitsPerPage?: number;
  /** From 0. */
  readonly page?: number;
  /** `['version:v12.0.0']`: the manual version being read, by its id. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly attributesToRetrieve?: readonly string[];
  /** `content:10`: the attribute and its number of words. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
};

/** The levels of a hit's place: area, page title, headings. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type Hierarchy = {readonly [level in HierarchyLevel]: string | null};

/** What was found: a page (`lvl1`), a heading, or a text below one. `lvl0` is an area: it is never found itself. */
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** A value with the words that were asked for between the highlight tags. Not escaped: what shows it has to. */
export type MarkedText = {readonly value: string; readonly matchLevel: 'none' | 'partial' | 'full'};

/** An excerpt, or a highlighted copy, of a hit's texts. */
export type MarkedHit = {
  readonly hierarchy: {readonly [level in HierarchyLevel]?: MarkedText};
  readonly content?: MarkedText;
};

/** What both back ends store of a page, a heading or a text, and what a hit gives back. Texts are raw: not escaped. */
export type SearchEntry = {
  /** Unique, and the same in every build as long as the page is. */
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
  /** The old name that this hit took the place of, where the query was one: `Js.Array2.map`. Embedded engine only. */
  readonly replaces?: string;
  /** The signature, where the query was a type. Embedded engine only. */
  readonly signature?: string;
};

/** The answer to one question. */
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

/** What the page tells the worker. Each message gets one reply with its id. */
export type WorkerMessage =
  | {readonly id: number; readonly kind: 'warm'; readonly manifestUrl: string; readonly version: string}
  | {readonly id: number; readonly kind: 'search'; readonly manifestUrl: string; readonly requests: readonly SearchRequest[]};

export type WorkerReply =
  | {readonly id: number; readonly results: readonly SearchResponse[]}
  | {readonly id: number; readonly error: string};

/** The fixed file that names the others. */
export type SearchManifest = {
  /** The shard of every manual version, by its id; names below the manifest's own folder. */
  readonly versions: Readonly<Record<string, string>>;
  /** The shard of what belongs to every version. */
  readonly shared: string;
  /** The version that answers where a page's own has no shard. */
  readonly fallback: string;
};
