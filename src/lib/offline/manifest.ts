/**
 * What can be stored for reading offline: files by part, each with a hash, so that an update fetches only what
 * has changed. `scripts/offline` writes the manifests, the page /offline stores by them, the service worker
 * answers from what is stored.
 */

/** Folder of the manifests, below the base URL. */
export const MANIFESTS = 'offline-files';

/** The list of parts, in that folder. */
export const PARTS_FILE = 'parts.json';

/** The service worker's file, below the base URL: it may answer for what lies beside and below it. */
export const WORKER_FILE = 'service-worker.js';

/** The part that is always stored: the shell, the search box, pages without a version. */
export const SHARED_PART = 'shared';

export type PartKind = 'shared' | 'manual' | 'react' | 'playground' | 'compiler';

/** A set of files that a reader chooses as a whole. */
export type Part = {
  /** `manual-latest`. Its manifest is `manual-latest.json`. */
  readonly id: string;
  readonly kind: PartKind;
  /** What the version dropdown calls the version, a compiler's release; empty for parts without one. */
  readonly label: string;
  /** Address of the page to begin with, with the base URL. */
  readonly start: string;
  readonly files: number;
  /** As stored. */
  readonly bytes: number;
  /** As fetched, compressed. */
  readonly download: number;
};

export type PartList = {
  /** Changes with any file of any part. */
  readonly build: string;
  readonly parts: readonly Part[];
};

/** Hash and size of each file, by its address with the base URL. Pages have no ending. */
export type FileList = Readonly<Record<string, readonly [hash: string, bytes: number]>>;

/** A stored part, with what it is called in the reader's language. */
export type StoredPart = Pick<Part, 'id' | 'kind' | 'start'> & {readonly name: string};

/** What the document for a page that is not stored says, in the language of the page that stored the others. */
export type MissingWords = {
  /** `en`, `ltr`: of the document. */
  readonly language: string;
  readonly direction: string;
  readonly site: string;
  readonly title: string;
  /** Over the list of what is stored. */
  readonly body: string;
  /** Of the link to the page /offline. */
  readonly link: string;
};

/** What is stored in a browser. */
export type Stored = {
  readonly build: string;
  readonly parts: readonly StoredPart[];
  readonly words: MissingWords;
  /** Hashes by address. */
  readonly files: Readonly<Record<string, string>>;
};

/** What an installation has to fetch and may forget, as keys of the cache. */
export type Plan = {
  readonly fetch: readonly {readonly address: string; readonly key: string; readonly bytes: number}[];
  readonly drop: readonly string[];
};

/**
 * The key under which content is stored. It is the content's own, so that a file which only gets a new name, as
 * scripts do with each build, is not fetched again.
 */
export function storeKey(hash: string): string {
  return `/stored/${hash}`;
}

/** Compares what is wanted with the keys that are there. Content that several addresses have is fetched once. */
export function planFiles(wanted: FileList, there: ReadonlySet<string>): Plan {
  const needed = new Map<string, Plan['fetch'][number]>();
  for (const [address, [hash, bytes]] of Object.entries(wanted)) {
    const key = storeKey(hash);
    if (!needed.has(key)) needed.set(key, {address, key, bytes});
  }
  return {fetch: [...needed.values()].filter(({key}) => !there.has(key)), drop: [...there].filter((key) => !needed.has(key))};
}

/**
 * The key of the file that answers an address, among those stored: the file itself, or the page with or without
 * slash and ending.
 */
export function findStored({files}: Stored, pathname: string): string | undefined {
  const page = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
  for (const address of [pathname, page, `${page}/`]) {
    const hash = files[address];
    if (hash !== undefined) return storeKey(hash);
  }
  return undefined;
}

/** Takes what came over the network for a list of parts. Throws a sentence for something else. */
export function readPartList(value: unknown): PartList {
  const list = value as PartList | null;
  if (typeof list?.build !== 'string' || !Array.isArray(list.parts)) throw new Error('The list of what can be stored is not one: the site was built without it.');
  return list;
}
