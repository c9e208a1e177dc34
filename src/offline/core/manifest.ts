/**
 * What can be stored for reading offline: files by part, each with a hash, so that an update fetches only what changed.
 * `src/offline/build` writes it.
 */

/** Folder under the base URL, and the list of parts in it. */
export const MANIFESTS = 'offline-files';

export const PARTS_FILE = 'parts.json';

/** Under the base URL, which is its scope. */
export const WORKER_FILE = 'service-worker.js';

/** Always stored: the shell, the search box, pages without a version. */
export const SHARED_PART = 'shared';

export type PartKind = 'shared' | 'manual' | 'react' | 'playground' | 'compiler';

/** What a reader selects as a whole. */
export type Part = {
  /** `manual-latest`, with the manifest `manual-latest.json`. */
  readonly id: string;
  readonly kind: PartKind;
  /** The version's label in the dropdown, or a compiler's release; otherwise empty. */
  readonly label: string;
  /** Its first page, with the base URL. */
  readonly start: string;
  readonly files: number;
  /** Sizes when stored, and compressed when downloaded. */
  readonly bytes: number;
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
type StoredPart = Pick<Part, 'id' | 'kind' | 'start'> & {readonly name: string};

/** The document shown for a page that isn't stored, in the language of the page that stored the others. */
export type MissingWords = {
  /** `en` and `ltr`. */
  readonly language: string;
  readonly direction: string;
  readonly site: string;
  readonly title: string;
  /** Above the list of stored parts. */
  readonly body: string;
  /** Of the link to the page /offline. */
  readonly link: string;
};

export type Stored = {
  readonly build: string;
  readonly parts: readonly StoredPart[];
  readonly words: MissingWords;
  /** Hashes by address. */
  readonly files: Readonly<Record<string, string>>;
};

/** What an installation has to fetch, and the cache keys it may delete. */
export type Plan = {
  readonly fetch: readonly {readonly address: string; readonly key: string; readonly bytes: number}[];
  readonly drop: readonly string[];
};

/**
 * The cache key of a file's content, so that a file that only gets a new name, as scripts do in every build, isn't
 * fetched again.
 */
export function storeKey(hash: string): string {
  return `/stored/${hash}`;
}

/** Content at several URLs is fetched once. */
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

/** The key of the file for a URL, or of the page with or without a trailing slash and extension. */
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
