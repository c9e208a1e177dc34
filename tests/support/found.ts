import type {Answer, SearchHit} from '../../src/search/core/protocol';

/** A page's hit in the latest version. */
export const hit = (id: string, change: Partial<SearchHit> = {}): SearchHit => ({
  url: `/docs/manual/latest/${id}#part`,
  area: 'Language Manual',
  titles: [['Page ', id, ' array<int>']],
  ...change,
});

/** An answer with these hits only. */
export const found = (...hits: SearchHit[]): Answer => ({hits, total: hits.length, suggestions: []});
