import i18n from '@generated/i18n';
import {HITS_PER_PAGE, NARROW_PX, QUERY_LIMIT, SNIPPET_WORDS, STALLED_MS} from '../../config/search-limits';
import {loadExplainer} from '../../errors/browser/explainer';
import {newestOnly} from '../core/newest';
import type {Answer, SearchHit, SearchScope} from '../core/protocol';
import {backEnd} from './back-end';

export type SearchState = {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** What the reader wrote. */
  readonly query: string;
  /** While the next one is loading, the one before. */
  readonly answer: Answer | undefined;
  /** The query is a message of the compiler, and the answer begins with its explanation. */
  readonly isMessage: boolean;
};

/** A hit without a usable address is an error in the index. It's logged for the index's maintainers. */
function isUsable({url}: SearchHit): boolean {
  const isAddress = url.startsWith('/') && URL.canParse(url, window.location.origin);
  // eslint-disable-next-line no-console
  if (!isAddress) console.error(`A search hit has the address "${url}", which isn't a path, so it isn't shown.`);
  return isAddress;
}

/** Messages of the compiler have at least three words, and signs that a few words of a search don't have. */
const isLikeMessage = (text: string): boolean => /\S\s+\S+\s+\S/.test(text) && /[^a-z\s]/.test(text.trim());

/**
 * The title of the page that explains the first message of the compiler among some texts. Undefined if none is one, and
 * if the list of explained messages can't be loaded.
 */
async function messageTitle(texts: readonly string[]): Promise<string | undefined> {
  const likely = texts.filter(isLikeMessage);
  if (likely.length === 0) return undefined;
  const explainer = await loadExplainer().catch(() => undefined);
  return likely.map((text) => explainer?.explain(text)?.title).find((title) => title !== undefined);
}

/**
 * A manual version, by its id, in the language of the page and English: readers of a translation also find the pages it
 * doesn't have.
 */
export function searchScope(version: string): SearchScope {
  return {version, languages: [...new Set([i18n.currentLocale, i18n.defaultLocale])]};
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
 * @returns what searches again for what is in the field, for more hits
 */
export function startLiveSearch(
  field: HTMLInputElement,
  version: string,
  show: (state: SearchState) => void,
): () => void {
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
      const title = await messageTitle(texts);
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
  return () => {
    count += HITS_PER_PAGE;
    void search();
  };
}
