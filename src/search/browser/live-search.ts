import {HITS_PER_PAGE, NARROW_PX, QUERY_LIMIT, SNIPPET_WORDS, STALLED_MS} from '../../config/search-limits';
import {newestOnly} from '../core/newest';
import type {Answer, SearchHit} from '../core/protocol';
import {backEnd} from './back-end';
import {messageTitle} from './message-title';
import {searchScope} from './scope';

export type SearchState = {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** What the reader wrote. */
  readonly query: string;
  /** While the next one is loading, the one before. */
  readonly answer: Answer | undefined;
  /** The query is a message of the compiler, and the answer begins with its explanation. */
  readonly isMessage: boolean;
};

export type LiveSearch = {
  /** Searches again for what is in the field, for more hits. */
  readonly more: () => void;
};

/** A hit without a usable address is an error in the index. It's logged for the index's maintainers. */
function isUsable({url}: SearchHit): boolean {
  const isAddress = url.startsWith('/') && URL.canParse(url, window.location.origin);
  // eslint-disable-next-line no-console
  if (!isAddress) console.error(`A search hit has the address "${url}", which isn't a path, so it isn't shown.`);
  return isAddress;
}

async function titleOf(texts: readonly string[]): Promise<string | undefined> {
  for (const text of texts) {
    const title = await messageTitle(text);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** Loads what searches in a manual version need. Fails silently, because a search reports it. */
export function warm(version: string): void {
  backEnd.search({...searchScope(version), query: '', count: 0, words: 0}).catch(() => undefined);
}

/**
 * Searches for what is in a field, now and whenever it changes. A message of the compiler is recognized however it
 * arrives, as a whole too if the field can't hold all of it: then the title of the page that explains it is searched.
 * @param version the id of the manual version
 * @param show called with every new state
 */
export function startLiveSearch(
  field: HTMLInputElement,
  version: string,
  show: (state: SearchState) => void,
): LiveSearch {
  const ask = newestOnly(backEnd.search);
  let state: SearchState = {status: 'idle', query: '', answer: undefined, isMessage: false};
  let inserted: string | undefined;
  /** What may be a message: what was inserted at once, of which the field may hold a part, and what the field has. */
  let texts: readonly string[] = [];
  let count = HITS_PER_PAGE;
  let latest = 0;

  const set = (change: Partial<SearchState>): void => {
    state = {...state, ...change};
    show(state);
  };

  async function search(): Promise<void> {
    const own = ++latest;
    const query = field.value;
    if (query.trim() === '') return set({status: 'idle', query, answer: undefined, isMessage: false});
    const setOwn = (change: Partial<SearchState>): void => {
      if (own === latest) set(change);
    };
    const stalled = setTimeout(() => setOwn({status: 'stalled'}), STALLED_MS);
    set({status: 'loading', query});
    try {
      const title = await titleOf(texts);
      if (own !== latest) return;
      const words = window.matchMedia(`(max-width: ${NARROW_PX}px)`).matches
        ? SNIPPET_WORDS.narrow
        : SNIPPET_WORDS.wide;
      const answer = await ask({...searchScope(version), query: title ?? query, count, words});
      setOwn({status: 'idle', answer: {...answer, hits: answer.hits.filter(isUsable)}, isMessage: title !== undefined});
    } catch {
      setOwn({status: 'error', answer: undefined, isMessage: false});
    } finally {
      clearTimeout(stalled);
    }
  }

  function read(): void {
    texts = [...(inserted === undefined ? [] : [inserted]), field.value];
    inserted = undefined;
    if (field.value.length > QUERY_LIMIT) field.value = field.value.slice(0, QUERY_LIMIT);
    count = HITS_PER_PAGE;
    void search();
  }

  field.addEventListener('beforeinput', ({data, dataTransfer}) => {
    inserted = data ?? dataTransfer?.getData('text/plain');
  });
  field.addEventListener('input', read);
  read();
  return {
    more() {
      count += HITS_PER_PAGE;
      void search();
    },
  };
}
