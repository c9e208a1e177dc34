/** The index that comes with the site, searched in a worker. */
import globalData from '@generated/globalData';
import type {SearchBackEnd} from './back-end';
import {createEmbeddedClient} from './embedded-client';

/** What the plugin search-index tells. */
const {manifestUrl} = globalData['search-index']?.default as {readonly manifestUrl: string};
const {search, warm} = createEmbeddedClient({manifestUrl});

/** Nobody is to be credited. */
export const backEnd: SearchBackEnd = {indexName: 'embedded', credit: 'none', search, warm};
