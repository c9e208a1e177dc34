import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import searchBox, {type SearchBoxOptions} from '.';

type Resource = {request: string; readonly contextInfo: {readonly issuer: string}};

/** A fake of the bundler's plugin that records its arguments. */
class Replacement {
  constructor(
    readonly what: RegExp,
    readonly by: string | ((resource: Resource) => void),
  ) {}
}

type Made = {
  readonly plugins: readonly Replacement[];
};

function configure(backEnd: SearchBoxOptions['backEnd']): Made {
  const utils = {
    currentBundler: {instance: {NormalModuleReplacementPlugin: Replacement}},
  } as unknown as ConfigureWebpackUtils;
  return searchBox({} as LoadContext, {backEnd}).configureWebpack?.({}, false, utils, undefined) as unknown as Made;
}

const replaced = (backEnd: SearchBoxOptions['backEnd'], request: string): unknown =>
  configure(backEnd).plugins.find(({what}) => what.test(request))?.by;

test('the site’s own dialog and back end are replaced in an Algolia build only', () => {
  expect(replaced('embedded', './dialog/open-dialog')).toBeUndefined();
  expect(replaced('embedded', './embedded-back-end')).toBeUndefined();
  expect(replaced('algolia', './dialog/open-dialog')).toBe('../ui/docsearch/open-docsearch');
  expect(replaced('algolia', './embedded-back-end')).toBe('./algolia-back-end');
  expect(replaced('algolia', './embedded-client')).toBeUndefined();
});

test('the scripts of the search translate without React, and components with it', () => {
  const replace = replaced('embedded', '@docusaurus/Translate') as (resource: Resource) => void;
  const translateOf = (issuer: string): string => {
    const resource = {request: '@docusaurus/Translate', contextInfo: {issuer}};
    replace(resource);
    return path.basename(resource.request);
  };
  expect(translateOf('/site/src/search/browser/texts.ts')).toBe('translate.ts');
  expect(translateOf('/site/src/search/ui/SearchPage.tsx')).toBe('Translate');
  expect(translateOf('/site/src/playground/ui/run.ts')).toBe('Translate');
});
