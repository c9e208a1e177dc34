import type {ConfigureWebpackUtils} from '@docusaurus/types';
import slimTheme from '.';

const dropDescriptions = jest.requireActual<(code: string) => string>('./drop-descriptions.cjs');

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

test('descriptions of messages are left out, and nothing else', () => {
  const code = `import Translate, {translate} from '@docusaurus/Translate';
const label = translate({id: 'a', message: 'A', description: 'It\\'s "A"'});
const description = translate({id: 'b', description: "The b's", message: 'B'});
<Translate id="c" description="Says 'c'" values={{description}}>C</Translate>`;
  expect(dropDescriptions(code)).toBe(`import Translate, {translate} from '@docusaurus/Translate';
const label = translate({id: 'a', message: 'A', });
const description = translate({id: 'b',  message: 'B'});
<Translate id="c"  values={{description}}>C</Translate>`);
  expect(dropDescriptions("const page = {description: 'Kept'};")).toBe("const page = {description: 'Kept'};");
});
