/** Searches the site's own index in a worker. */
import {sharedBase} from '../../kit/browser/base-url';
import {INDEX_FOLDER, MANIFEST} from '../core/index-files';
import type {SearchBackEnd} from './search-back-end';
import {createEmbeddedClient} from './embedded-client';

export const backEnd: SearchBackEnd = {
  indexName: 'embedded',
  search: createEmbeddedClient({manifestUrl: `${sharedBase}${INDEX_FOLDER}/${MANIFEST}`}),
};
