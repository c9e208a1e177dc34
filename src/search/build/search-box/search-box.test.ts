import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import searchBox, {type SearchBoxOptions} from '.';

type Resource = {request: string; readonly contextInfo: {readonly issuer: string}};

/** A fake of the bundler's plugin that records its arguments. */
class Replacement {
  constructor(
    readonly what: RegExp,
    readonly by: (resource: Resource) => void,
  ) {}
}

/** The file that a module of the site gets for a request. */
function resolve(backEnd: SearchBoxOptions['backEnd'], request: string, issuer: string): string {
  const utils = {
    currentBundler: {instance: {NormalModuleReplacementPlugin: Replacement}},
  } as unknown as ConfigureWebpackUtils;
  const made = searchBox({} as LoadContext, {backEnd}).configureWebpack?.({}, false, utils, undefined);
  const {plugins} = made as unknown as {readonly plugins: readonly Replacement[]};
  const resource = {request, contextInfo: {issuer: `/site/src/${issuer}`}};
  for (const {what, by} of plugins) if (what.test(request)) by(resource);
  return path.basename(resource.request);
}

test.each([
  ['./dialog/open-dialog', 'start-search.ts', 'open-dialog', 'open-docsearch.tsx'],
  ['./back-end', 'live-search.ts', 'back-end', 'algolia-back-end.ts'],
  ['../back-end', 'dialog/open-dialog.ts', 'back-end', 'algolia-back-end.ts'],
  ['./live-search', 'search-page.ts', 'live-search', 'live-search'],
])('%s of %s is %s, and %s in an Algolia build', (request, script, own, algolia) => {
  expect(resolve('embedded', request, `search/browser/${script}`)).toBe(own);
  expect(resolve('algolia', request, `search/browser/${script}`)).toBe(algolia);
});

test('the scripts of the search translate without React, and components with it', () => {
  const translateOf = (issuer: string): string => resolve('embedded', '@docusaurus/Translate', issuer);
  expect(translateOf('search/browser/texts.ts')).toBe('translate.ts');
  expect(translateOf('search/ui/SearchPage.tsx')).toBe('Translate');
  expect(translateOf('playground/ui/run.ts')).toBe('Translate');
});
