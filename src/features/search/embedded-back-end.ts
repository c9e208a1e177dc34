/** The index that comes with the site, searched in a worker. */
import siteConfig from '@generated/docusaurus.config';
import type {SearchBackEnd} from './back-end';
import {createEmbeddedClient} from './embedded-client';

const {search, warm} = createEmbeddedClient({manifestUrl: `${siteConfig.baseUrl}search-index/manifest.json`});

export const backEnd: SearchBackEnd = {indexName: 'embedded', credit: 'none', search, warm};
