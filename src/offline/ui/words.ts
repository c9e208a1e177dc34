import {translate} from '@docusaurus/Translate';
import type {StoreWords} from '@site/src/offline/browser/store';
import type {MissingWords, Part, PartKind} from '@site/src/offline/core/manifest';

/** The name of a part. */
export function partName({kind, label}: Pick<Part, 'kind' | 'label'>): string {
  const names: Record<PartKind, string> = {
    shared: translate({
      id: 'site.offline.part.shared',
      message: 'Front page, search, syntax lookup, compiler errors, packages, community, and blog',
      description: 'What is always stored for reading offline',
    }),
    manual: translate(
      {
        id: 'site.offline.part.manual',
        message: 'Language manual and API, {version}',
        description: 'A part that can be stored',
      },
      {version: label},
    ),
    react: translate(
      {id: 'site.offline.part.react', message: 'React, {version}', description: 'A part that can be stored'},
      {version: label},
    ),
    playground: translate({
      id: 'site.offline.part.playground',
      message: 'Playground',
      description: 'A part that can be stored',
    }),
    compiler: translate(
      {
        id: 'site.offline.part.compiler',
        message: 'Compiler {version} for the playground',
        description: 'A part that can be stored',
      },
      {version: label},
    ),
  };
  return names[kind];
}

/** What the service worker shows, in the language of this page. */
export function storeWords(page: Pick<MissingWords, 'language' | 'direction' | 'site'>): StoreWords {
  return {
    nameOf: partName,
    missing: {
      ...page,
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
