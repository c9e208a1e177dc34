import type {RouteConfig} from '@docusaurus/types';
import {translatedRoutes} from './translation-build';

const page = (path: string, sourceFilePath?: string): RouteConfig => ({
  path,
  component: 'Page',
  ...(sourceFilePath !== undefined && {metadata: {sourceFilePath}}),
});

test('a translation only has the pages whose source is translated, in the routes around them', () => {
  const version = {
    ...page('/fr/v1'),
    routes: [
      {
        ...page('/fr/v1'),
        routes: [page('/fr/v1/a', 'i18n/fr/a.mdx'), page('/fr/v1/b', 'docs/b.mdx'), page('/fr/v1/list')],
      },
    ],
  };
  const other = {...page('/fr/v2'), routes: [page('/fr/v2/a', 'docs/a.mdx')]};
  expect(translatedRoutes([version, other])).toEqual([
    {...page('/fr/v1'), routes: [{...page('/fr/v1'), routes: [page('/fr/v1/a', 'i18n/fr/a.mdx')]}]},
  ]);
});
