import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import searchBox, {type SearchBoxOptions} from '../../../../src/plugins/search-box';

/** A fake of the bundler's plugin that records its arguments. */
class Replacement {
  constructor(
    readonly what: RegExp,
    readonly by: string,
  ) {}
}

type Made = {
  readonly plugins: readonly Replacement[];
  readonly optimization?: {readonly splitChunks: {readonly cacheGroups: {readonly styles: {readonly test: RegExp}}}};
};

function configure(backEnd: SearchBoxOptions['backEnd'], isServer: boolean): Made {
  const utils = {
    currentBundler: {instance: {NormalModuleReplacementPlugin: Replacement}},
  } as unknown as ConfigureWebpackUtils;
  return searchBox({} as LoadContext, {backEnd}).configureWebpack?.({}, isServer, utils, undefined) as unknown as Made;
}

test('the embedded back end isn’t replaced', () => expect(configure('embedded', false).plugins).toEqual([]));

test('Algolia replaces the embedded back end, on the server too', () => {
  for (const isServer of [true, false]) {
    const [replacement] = configure('algolia', isServer).plugins;
    expect(replacement?.by).toBe('./algolia-back-end');
    expect('./embedded-back-end').toMatch(replacement!.what);
    expect('./embedded-client').not.toMatch(replacement!.what);
  }
});

test('lazy style sheets aren’t included in the shared style sheet', () => {
  const styles = configure('embedded', false).optimization?.splitChunks.cacheGroups.styles.test;
  expect('/site/src/css/site.css').toMatch(styles!);
  expect('/site/src/features/search/styles.module.css').toMatch(styles!);
  expect('/site/src/features/search/dialog/dialog.lazy.css').not.toMatch(styles!);
  expect(configure('embedded', true).optimization).toBeUndefined();
});
