/** Searches Algolia through its own client. The settings come from theme-search-algolia's configuration. */
import siteConfig from '@generated/docusaurus.config';
import {liteClient} from 'algoliasearch/lite';
import type {AlgoliaThemeConfig} from '../../config/search';
import {pathAndHash} from '../core/algolia-hits';
import type {Marked, SearchHit, SearchScope} from '../core/protocol';
import {SECTION_LEVELS, type SearchRecord} from '../core/records/record';
import type {SearchBackEnd} from './back-end';

/** What the service has of a record, and its texts with marks around matches. */
type AlgoliaHit = Pick<SearchRecord, 'url' | 'hierarchy' | 'content'> & {
  readonly _snippetResult?: {
    readonly hierarchy?: Readonly<Record<string, {readonly value: string}>>;
    readonly content?: {readonly value: string};
  };
};

export const algolia = siteConfig.themeConfig.algolia as AlgoliaThemeConfig;

/** Time-outs are in milliseconds. */
export const client = liteClient(algolia.appId, algolia.apiKey, {
  timeouts: {connect: 1000, read: 2000, write: 30_000},
  ...(algolia.hosts && {hosts: [...algolia.hosts]}),
});

/** Limits a search: all have to apply, and of a list any. */
export const facetFilters = ({version, languages}: SearchScope): string[][] => [
  [`version:${version}`],
  languages.map((language) => `lang:${language}`),
];

/** Texts between marks are at the odd places. */
const parts = (text: string): Marked => text.split(/<\/?mark>/);

function toHit({url, hierarchy, content, _snippetResult: snippet}: AlgoliaHit): SearchHit {
  const text = snippet?.content?.value ?? content;
  return {
    url: pathAndHash(url) ?? url,
    area: hierarchy.lvl0 ?? '',
    titles: SECTION_LEVELS.flatMap((level) => {
      const title = snippet?.hierarchy?.[level]?.value ?? hierarchy[level];
      return title === null ? [] : [parts(title)];
    }),
    ...(text !== null && {text: parts(text)}),
  };
}

/** For the search page; the dialog is DocSearch. */
export const backEnd: SearchBackEnd = {
  indexName: algolia.indexName,
  async search({query, count, words, ...scope}) {
    const {results} = await client.search<AlgoliaHit>({
      requests: [
        {
          indexName: algolia.indexName,
          query,
          hitsPerPage: count,
          facetFilters: facetFilters(scope),
          attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
          attributesToSnippet: [...SECTION_LEVELS.map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ],
    });
    const [result] = results;
    if (!result || !('hits' in result)) throw new Error('The search service answered without hits.');
    return {hits: (result.hits as readonly AlgoliaHit[]).map(toHit), total: result.nbHits ?? 0, suggestions: []};
  },
};
