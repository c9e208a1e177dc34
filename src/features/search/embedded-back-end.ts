/** Searches the site's own index in a worker. */
import {sharedBase} from '../../client/base-url';
import {INDEX_FOLDER, MANIFEST} from '../../lib/search/index-files';
import type {SearchBackEnd} from './search-back-end';
import {createEmbeddedClient} from './embedded-client';

const manifestUrl = `${sharedBase}${INDEX_FOLDER}/${MANIFEST}`;
const {search, warm} = createEmbeddedClient({manifestUrl});

/** No provider to credit. */
export const backEnd: SearchBackEnd = {indexName: 'embedded', credit: 'none', search, warm};
