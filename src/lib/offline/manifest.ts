/**
 * What can be stored for reading offline: files by part, each with a hash, so that an update fetches only what changed. `scripts/offline` writes the manifests, the page /offline uses them to store files, and the service worker responds from what is stored.
 */

/** Folder of the manifests, under the base URL. */
export const MANIFESTS = 'offline-files';

/** The list of parts, in that folder. */
export const PARTS_FILE = 'parts.json';

/** The service worker's file, under the base URL. Its scope is the folder it's in. */
export const WORKER_FILE = 'service-worker.js';

/** The part that is always stored: the shell, the search box, pages without a version. */
export const SHARED_PART = 'shared';

export type PartKind = 'shared' | 'manual' | 'react' | 'playground' | 'compiler';

/** A set of files a reader selects as a whole. */
export type Part = {
  /** `manual-latest`. Its manifest is `manual-latest.json`. */
  readonly id: string;
  readonly kind: PartKind;
  /** The version's label in the version dropdown, or a compiler's release; empty for parts without one. */
  readonly label: string;
  /** URL of the part's first page, with the base URL. */
  readonly start: string;
  readonly files: number;
  /** Size when stored. */
  readonly bytes: number;
  /** Compressed size when downloaded. */
  readonly download: number;
};

export type PartList = {
  /** Changes whenever any file of any part does. */
  readonly build: string;
  readonly parts: readonly Part[];
};

/** Hash and size of each file by its URL path, with the base URL. Pages don't have an extension. */
export type FileList = Readonly<Record<string, readonly [hash: string, bytes: number]>>;

/** A stored part, with its name in the reader's language. */
export type StoredPart = Pick<Part, 'id' | 'kind' | 'start'> & {readonly name: string};

/** The texts of the document shown for a page that isn't stored, in the language of the page that stored the others. */
export type MissingWords = {
  /** Language and direction of the document: `en`, `ltr`. */
  readonly language: string;
  readonly direction: string;
  readonly site: string;
  readonly title: string;
  /** Text above the list of stored parts. */
  readonly body: string;
  /** Text of the link to the page /offline. */
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

/** The cache keys an installation has to fetch and may delete. */
export type Plan = {
  readonly fetch: readonly {readonly address: string; readonly key: string; readonly bytes: number}[];
  readonly drop: readonly string[];
};

/**
 * The cache key for content. It's derived from the content itself, so a file that only gets a new name, as scripts do
 * in every build, isn't fetched again.
 */
export function storeKey(hash: string): string {
  return `/stored/${hash}`;
}

/** Compares the files with the keys in the cache. Content at several URLs is fetched once. */
export function planFiles(wanted: FileList, there: ReadonlySet<string>): Plan {
  const needed = new Map<string, Plan['fetch'][number]>();
  for (const [address, [hash, bytes]] of Object.entries(wanted)) {
    const key = storeKey(hash);
    if (!needed.has(key)) needed.set(key, {address, key, bytes});
  }
  return {
    fetch: [...needed.values()].filter(({key}) => !there.has(key)),
    drop: [...there].filter((key) => !needed.has(key)),
  };
}

/**
 * The key of the stored file for a URL: the file itself, or the page with or without a trailing slash and extension.
 */
export function findStored({files}: Stored, pathname: string): string | undefined {
  const page = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
  for (const address of [pathname, page, `${page}/`]) {
    const hash = files[address];
    if (hash !== undefined) return storeKey(hash);
  }
  return undefined;
}

/** Decodes a list of parts from the network. Throws a readable error for anything else. */
export function readPartList(value: unknown): PartList {
  const list = value as PartList | null;
  if (typeof list?.build !== 'string' || !Array.isArray(list.parts))
    throw new Error('This copy of the site was built without support for offline reading.');
  return list;
}
