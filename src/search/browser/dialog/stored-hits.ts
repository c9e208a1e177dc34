/** Recent and favorite searches in the browser's storage, in the form that DocSearch stores them. */
import {readStored, store} from '../../../kit/browser/stored';
import {FAVORITES, RECENT} from '../../../config/search-limits';
import type {SearchHit} from '../../core/protocol';

/** A remembered hit, without the text that was found. */
export type StoredHit = Pick<SearchHit, 'url' | 'area' | 'titles'>;

type DocSearchHit = {readonly url: string; readonly hierarchy: Readonly<Record<string, string | null>>};

export type SearchMemory = {
  /** Newest first. */
  readonly recent: () => readonly StoredHit[];
  readonly favorites: () => readonly StoredHit[];
  /** Puts a chosen hit first among the recent ones, unless it's a favorite. */
  readonly remember: (hit: StoredHit) => void;
  /** Makes a recent one a favorite. */
  readonly favor: (url: string) => void;
  /** Removes it from both. */
  readonly forget: (url: string) => void;
};

const storage = (): Storage => window.localStorage;

function isHit(value: unknown): value is DocSearchHit {
  const {url, hierarchy} = (value ?? {}) as Partial<DocSearchHit>;
  return typeof url === 'string' && url.startsWith('/') && typeof hierarchy === 'object' && hierarchy !== null;
}

function read(key: string): readonly StoredHit[] {
  try {
    const list: unknown = JSON.parse(readStored(key, storage) ?? '[]');
    return (Array.isArray(list) ? (list as unknown[]) : []).filter(isHit).map(({url, hierarchy}) => ({
      url,
      area: hierarchy.lvl0 ?? '',
      titles: [1, 2, 3, 4, 5, 6].flatMap((level) => {
        const title = hierarchy[`lvl${level}`];
        return typeof title === 'string' ? [[title]] : [];
      }),
    }));
  } catch {
    return [];
  }
}

function write(key: string, hits: readonly StoredHit[]): void {
  const list = hits.map(({url, area, titles}): DocSearchHit => {
    const levels = titles.map((title, at): [string, string] => [`lvl${at + 1}`, title.join('')]);
    return {url, hierarchy: {lvl0: area, ...Object.fromEntries(levels)}};
  });
  store(key, JSON.stringify(list), storage);
}

const without = (hits: readonly StoredHit[], url: string): readonly StoredHit[] =>
  hits.filter((hit) => hit.url !== url);

/** @param indexName part of the storage's keys */
export function createMemory(indexName: string): SearchMemory {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  return {
    recent: () => read(recentKey).slice(0, read(favoriteKey).length > 0 ? RECENT.besideFavorites : RECENT.alone),
    favorites: () => read(favoriteKey),
    remember(hit) {
      if (read(favoriteKey).some(({url}) => url === hit.url)) return;
      write(recentKey, [hit, ...without(read(recentKey), hit.url)].slice(0, RECENT.alone));
    },
    favor(url) {
      const hit = read(recentKey).find((recent) => recent.url === url);
      if (!hit) return;
      write(favoriteKey, [hit, ...without(read(favoriteKey), url)].slice(0, FAVORITES));
      write(recentKey, without(read(recentKey), url));
    },
    forget(url) {
      for (const key of [recentKey, favoriteKey]) write(key, without(read(key), url));
    },
  };
}
