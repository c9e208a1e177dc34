import type {ConfigureWebpackUtils} from '@docusaurus/types';
import slimTheme from '.';

type Made = {readonly module: {readonly rules: readonly {readonly test: RegExp; readonly type: string}[]}};

const configure = (rules: object[]): Made =>
  slimTheme().configureWebpack?.({module: {rules}}, false, {} as ConfigureWebpackUtils, undefined) as unknown as Made;

test('lazy style sheets are texts in their scripts, not part of a style sheet', () => {
  const module = /\.module\.css$/;
  const rules = [{test: /\.css$/, exclude: module}];
  const lazy = '/site/src/search/browser/dialog/dialog.lazy.css';
  const [own] = configure(rules).module.rules;
  expect(lazy).toMatch(own!.test);
  expect('/site/src/css/base.css').not.toMatch(own!.test);
  expect(own!.type).toBe('asset/source');
  expect(rules[0]!.exclude).toEqual([module, own!.test]);
  expect(() => configure([{test: /\.tsx?$/}])).toThrow('no rule for CSS');
});
