import {addCounterparts} from '@site/src/manual/build/docs';

type Content = Parameters<typeof addCounterparts>[0];

const version = (versionName: string, path: string, sources: Readonly<Record<string, string>>): unknown => ({
  versionName,
  path,
  sidebars: {},
  docs: Object.entries(sources).map(([id, source]) => ({
    id,
    title: id,
    permalink: `${path}/${id}`,
    source: `@site/${source}/${id}.mdx`,
  })),
});

test('a translated page is canonical where only the English page is newer', () => {
  const translations = 'i18n/fr/docusaurus-plugin-content-docs';
  const loadedVersions = [
    version('v12.0.0', '/fr/docs/manual/latest', {
      record: `${translations}/version-v12.0.0`,
      tuple: 'versioned_docs/version-v12.0.0',
      json: 'versioned_docs/version-v12.0.0',
    }),
    version('v11.0.0', '/fr/docs/manual/v11.0.0', {
      record: `${translations}/version-v11.0.0`,
      tuple: `${translations}/version-v11.0.0`,
      json: 'versioned_docs/version-v11.0.0',
    }),
  ] as Content['loadedVersions'];
  addCounterparts({loadedVersions}, 'default', 'v12.0.0');
  expect(loadedVersions[1]!.docs.map((doc) => (doc as {canonical?: string}).canonical)).toEqual([
    '/fr/docs/manual/latest/record',
    undefined,
    '/fr/docs/manual/latest/json',
  ]);
});
