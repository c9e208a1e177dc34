import type {SearchHit} from '../../../../src/lib/search/protocol';

/** A page's hit in the latest version. */
export const hit = (id: string, change: Partial<SearchHit> = {}): SearchHit => ({
  objectID: id,
  url: `https://example.org/docs/manual/latest/${id}#part`,
  url_without_anchor: `https://example.org/docs/manual/latest/${id}`,
  anchor: 'part',
  type: 'lvl1',
  hierarchy: {lvl0: 'Language Manual', lvl1: `Page ${id}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: null,
  version: ['v11.0.0'],
  lang: 'en',
  _snippetResult: {hierarchy: {lvl1: {value: `Page <mark>${id}</mark> array<int>`, matchLevel: 'full'}}},
  _highlightResult: {hierarchy: {}},
  ...change,
});

/** A back end's response to one request. */
export const found = (...hits: SearchHit[]) => ({
  results: [
    {
      index: 'docs',
      query: '',
      params: '',
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      processingTimeMS: 1,
    },
  ],
});
