import {translate} from '@docusaurus/Translate';
import type {StoreWords} from '@site/src/client/offline/store';
import {partName} from './part-name';

/** What the service worker says, in the language of this page. */
export function storeWords({language, direction, site}: {readonly language: string; readonly direction: string; readonly site: string}): StoreWords {
  return {
    nameOf: partName,
    missing: {
      language,
      direction,
      site,
      title: translate({id: 'site.offline.missing.title', message: 'This page is not stored', description: 'Heading of what is shown, without a connection, for a page that is not stored'}),
      body: translate({id: 'site.offline.missing.body', message: 'There is no connection, and this page is not among those you have stored for reading offline. These are:', description: 'Over links to what is stored'}),
      link: translate({id: 'site.offline.missing.link', message: 'What is stored', description: 'Link to the page about reading offline'}),
    },
  };
}
