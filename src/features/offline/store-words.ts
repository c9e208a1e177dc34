import {translate} from '@docusaurus/Translate';
import type {StoreWords} from '@site/src/client/offline/store';
import {partName} from './part-name';

/** The service worker's messages, in the language of this page. */
export function storeWords({
  language,
  direction,
  site,
}: {
  readonly language: string;
  readonly direction: string;
  readonly site: string;
}): StoreWords {
  return {
    nameOf: partName,
    missing: {
      language,
      direction,
      site,
      title: translate({
        id: 'site.offline.missing.title',
        message: "This page isn't stored",
        description: 'Heading shown offline for a page that is not stored',
      }),
      body: translate({
        id: 'site.offline.missing.body',
        message: "You're offline, and this page isn't among the ones you stored. You can read these:",
        description: 'Above links to what is stored',
      }),
      link: translate({
        id: 'site.offline.missing.link',
        message: 'Stored pages',
        description: 'Link to the page about reading offline',
      }),
    },
  };
}
