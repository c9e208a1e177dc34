/** What the search box and the engine say to each other, and the form of the index's files. */

/**
 * A text in parts: unmarked and marked ones take turns, beginning with an unmarked one, which may be empty. Not escaped.
 */
export type Marked = readonly string[];

/** Where to search: the id of a manual version, and languages by id, translations before English. */
export type SearchScope = {readonly version: string; readonly languages: readonly string[]};

export type Question = SearchScope & {
  readonly query: string;
  /** The most hits wanted. */
  readonly count: number;
  /** The most words of a title or a text. */
  readonly words: number;
};

export type SearchHit = {
  /** Path and hash. */
  readonly url: string;
  /** The part of the site: `Language Manual`, `Stdlib`. */
  readonly area: string;
  /** From the page's title down to the hit's own. */
  readonly titles: readonly Marked[];
  /** The text that has the words, if the titles have fewer of them. */
  readonly text?: Marked;
  /** The type of an API item, marked if the query is a type. */
  readonly signature?: Marked;
  /** The old name this hit replaces, if the query was one: `Js.Array2.map`. */
  readonly replaces?: string;
};

export type Answer = {
  readonly hits: readonly SearchHit[];
  /** How many there are without the limit. */
  readonly total: number;
  /** Titles written like the query, if there are no hits. */
  readonly suggestions: readonly string[];
};

/** From the page to the worker, which sends a reply with the same id. A question without a query loads the index. */
export type WorkerMessage = {readonly id: number; readonly manifestUrl: string; readonly question: Question};

export type WorkerReply =
  {readonly id: number; readonly answer: Answer} | {readonly id: number; readonly error: string};

/** The folder of a built site's search index, below its base URL. */
export const INDEX_FOLDER = 'search-index';

/** The shards of a language. */
export type SearchShards = {
  /** Each manual version's shard, by version id; file names relative to the manifest's folder. */
  readonly versions: Readonly<Record<string, string>>;
  /** The shard with the content all versions share. */
  readonly shared: string;
};

/** The name of the manifest, which lists the other files. */
export const MANIFEST = 'manifest.json';

/** Its own shards are the English ones. */
export type SearchManifest = SearchShards & {
  /** The version to use if the page's version doesn't have a shard. */
  readonly fallback: string;
  /** The shards of the other languages, by the language's id. They only have translated pages. */
  readonly translations?: Readonly<Record<string, SearchShards>>;
};
