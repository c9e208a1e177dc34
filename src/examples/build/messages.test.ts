import {readExamples} from '../core/fence/example';
import {placeInPage} from './messages';
import {scanFences} from '../core/fence/scan';

const compilers = {'v12.0.0': {languages: ['res', 'resi'] as const, jsx: [], typescript: true}};
const lastExample = (...lines: readonly string[]) => {
  const {fences} = readExamples(scanFences(lines.join('\n')), {version: 'v12.0.0', mayChooseVersion: false, compilers});
  return fences.at(-1)!.example!;
};

test('below a hidden prelude, places and excerpts have the lines of the page', () => {
  const example = lastExample(
    ...['# Page', '', '```res name=base hidden', 'type hidden = int', 'type other = int', '```', ''],
    ...['```res prelude=base', 'type shown = hidden', 'let x: shown = ""', '```'],
  );
  const message = `We've found a bug for you!
    Playground.res:4:16-17

    2 │ type other = int
    3 │ type shown = hidden
    4 │ let x: shown = ""

    It was defined in Playground.res:1:1-4`;
  expect(placeInPage(message, example, 'docs/a.mdx')).toBe(`We've found a bug for you!
    docs/a.mdx:10:16-17

    9 │ type shown = hidden
   10 │ let x: shown = ""

    It was defined in docs/a.mdx:9:1-4`);
});

test('each file of an example has its own place in the page', () => {
  const example = lastExample('```res', '// file: A.res', 'let a = 1', '// file: B.res', 'let b: string = A.a', '```');
  expect(placeInPage('B.res:1:17-19\n  1 │ let b: string = A.a\nA.res:1:5-2:3 Array.res:1:5', example, 'a.mdx')).toBe(
    'a.mdx:5:17-19\n  5 │ let b: string = A.a\na.mdx:3:5-4:3 Array.res:1:5',
  );
});
