/** Searches Algolia through its own client. The settings come from theme-search-algolia's configuration. */
import siteConfig from '@generated/docusaurus.config';
import {liteClient} from 'algoliasearch/lite';
import type {AlgoliaThemeConfig} from '../../config/search';
import {createHostsCache} from '../../lib/search/hosts-cache';
import type {SearchBackEnd} from './search-back-end';

/** Milliseconds (specification, 7). */
const timeouts = {connect: 1000, read: 2000, write: 30_000} as const;

const {appId, apiKey, indexName, hosts} = siteConfig.themeConfig.algolia as AlgoliaThemeConfig;
const client = liteClient(appId, apiKey, {timeouts, hostsCache: createHostsCache(), ...(hosts && {hosts: [...hosts]})});

/** Nothing to load ahead: the service has the index. */
export const backEnd: SearchBackEnd = {
  indexName,
  credit: 'algolia',
  search: client.search.bind(client) as unknown as SearchBackEnd['search'],
  warm: () => undefined,
};
