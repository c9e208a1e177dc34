import {useEffect, useState} from 'react';
import {HITS_PER_PAGE, NARROW_PX, SNIPPET_WORDS} from '../../lib/search/limits';
import {newestOnly} from '../../lib/search/newest';
import {pathAndHash} from '../../lib/search/result-url';
import type {SearchHit, SearchRequest} from '../../lib/search/protocol';
import {searchFilters} from './filters';

/** The state of a search. */
export type SearchState =
  | {readonly status: 'waiting'}
  | {readonly status: 'failed'}
  | {readonly status: 'found'; readonly query: string; readonly hits: readonly SearchHit[]; readonly count: number};

/** The query: the words, the id of the manual version, and how many pages of hits. */
export type SearchQuestion = {readonly query: string; readonly version: string; readonly pages: number};

function requests({query, version, pages}: SearchQuestion, indexName: string): SearchRequest[] {
  const words = window.matchMedia(`(max-width: ${NARROW_PX}px)`).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  return Array.from({length: pages}, (_, page) => ({
    indexName,
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
    facetFilters: searchFilters(version),
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  }));
}

async function ask(question: SearchQuestion): Promise<SearchState> {
  const {backEnd} = await import(/* webpackChunkName: "search-back-end" */ './back-end');
  const {results} = await backEnd.search({requests: requests(question, backEnd.indexName)});
  const hits = results
    .flatMap((result) => result.hits)
    .flatMap((hit) => {
      const url = pathAndHash(hit.url);
      return url === undefined ? [] : [{...hit, url}];
    });
  return {status: 'found', query: question.query, hits, count: results[0]?.nbHits ?? 0};
}

const askNewest = newestOnly(ask);

/** Queries the build's back end, in the browser only. Answers to earlier queries are dropped. */
export function useSearch({query, version, pages}: SearchQuestion): SearchState {
  const [state, setState] = useState<SearchState>({status: 'waiting'});
  useEffect(() => {
    if (query.trim() === '') return undefined;
    let current = true;
    const show = (next: SearchState): void => {
      if (current) setState(next);
    };
    askNewest({query, version, pages}).then(show, () => show({status: 'failed'}));
    return () => {
      current = false;
    };
  }, [query, version, pages]);
  return state;
}
