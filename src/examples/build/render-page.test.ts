/** @jest-environment jsdom */
import {scanFences} from '../core/fence/scan';
import {renderPage} from './render-page';
import {versionLines} from '../../config/versions';
import {rules, testWith, workshop} from '../../../tests/support/examples-site';

const V12 = 'v12.0.0';

/** A page's blocks, parsed like in a browser; null for fences that aren't shown. */
async function blocks(
  page: string,
  lines: readonly string[],
  worksIn = false,
): Promise<readonly (HTMLElement | null)[]> {
  const {html, problems} = await renderPage(workshop(worksIn), rules, page, scanFences(lines.join('\n')));
  expect(problems).toEqual([]);
  return html.map((inner) => {
    if (inner === undefined) return null;
    const figure = document.createElement('figure');
    figure.innerHTML = inner;
    return figure;
  });
}
const tabs = (block: HTMLElement | null | undefined) =>
  [...(block?.querySelectorAll('label') ?? [])].map(({textContent}) => textContent);
const panes = (block: HTMLElement | null | undefined) =>
  [...(block?.querySelectorAll('pre:not(.msg) code') ?? [])].map(({textContent}) => textContent);

testWith(V12, 'an example has tabs for source and output, and highlighted names', async () => {
  const [block] = await blocks(`${V12}/a.mdx`, [
    '```res title="A.res" {1}',
    'type t = {name: string}',
    'let a = {name: "x"}',
    '```',
  ]);
  expect(tabs(block)).toEqual(['ReScript', 'JavaScript', 'Both']);
  expect(panes(block)[0]).toBe('type t = {name: string}\nlet a = {name: "x"}');
  expect(panes(block)[1]).toContain('let a = {\n  name: "x"\n};');
  expect(block?.querySelector('figcaption')?.textContent).toBe('A.res');
  expect(block?.querySelector('.hl')?.textContent).toBe('type t = {name: string}\n');
  expect([...(block?.querySelectorAll('.f') ?? [])].map(({textContent}) => textContent).slice(0, 2)).toEqual([
    'name',
    'name',
  ]);
});

testWith(V12, 'code of an exercise is the code alone, in one language', async () => {
  const [start, broken] = await blocks(
    `${V12}/a.mdx`,
    [
      '```res name=cart-start',
      'Console.log(1)',
      '```',
      '```res name=cart-solution error="has type"',
      'let a: int = ""',
      '```',
    ],
    true,
  );
  expect(start?.querySelectorAll('pre, button, a, p, span.lang')).toHaveLength(2);
  expect(start?.querySelector('button')?.className).toBe('copy');
  expect(start?.querySelector('code')?.className).toBe('language-res');
  expect(start?.textContent).toContain('Console.log(1)');
  expect(broken?.querySelector('.msg')?.textContent).toContain('This has type: string');
});

testWith(
  V12,
  'a hidden prelude isn’t shown, is sent to the playground, and doesn’t count in messages’ line numbers',
  async () => {
    const [hidden, block] = await blocks(`${V12}/a.mdx`, [
      '```res name=base hidden',
      'type t = {name: string}',
      '',
      '```',
      '```res prelude=base error="has type: int"',
      'let a: t = {name: 1}',
      '```',
    ]);
    expect(hidden).toBeNull();
    expect(block?.querySelector('mark')?.textContent).toBe('1');
    expect(block?.querySelector<HTMLElement>('.try')?.dataset.prelude).toBe('type t = {name: string}\n\n');
    expect(block?.querySelector('.msg')?.textContent).toMatch(
      /^We've found a bug for you!\nPlayground\.res:1:19\n\n1 │ let a: t = \{name: 1\}/,
    );
    expect(tabs(block)).toEqual([]);
  },
);

testWith(V12, 'a warning is shown below the output', async () => {
  const [block] = await blocks(`${V12}/a.mdx`, ['```res warning=26', 'let f = () => { let a = 1; 2 }', '```']);
  expect(tabs(block)).toEqual(['ReScript', 'JavaScript', 'Both']);
  expect(block?.querySelector('.msg.warning')?.textContent).toContain('unused variable a');
});

testWith(V12, 'several files become one source, and the error is marked in the right one', async () => {
  const [good, bad] = await blocks(`${V12}/a.mdx`, [
    '```res',
    '// file: Shop.resi',
    'let price: int',
    '// file: Shop.res',
    'let price = 1',
    '// file: Main.res',
    'let total = Shop.price * 2',
    '```',
    '```res error="has type: int"',
    '// file: A.res',
    'let a = 1',
    '// file: B.res',
    'let b: string = A.a',
    '```',
  ]);
  expect(panes(good)[0]).toBe(
    '// Shop.resi\nlet price: int\n// Shop.res\nlet price = 1\n// Main.res\nlet total = Shop.price * 2',
  );
  expect(panes(good)[1]).toMatch(/^\/\/ Shop\.js\n[\s\S]*\/\/ Main\.js\nimport \* as Shop from "\.\/Shop\.js";/);
  expect(good?.querySelector<HTMLElement>('.try')?.dataset.source).toContain('module Shop: {\n  let price: int\n} = {');
  expect(bad?.querySelector('mark')?.textContent).toBe('A.a');
});

testWith(
  V12,
  'output=none only shows the source, output=ts shows genType’s output, and an interface has no playground link',
  async () => {
    const [none, ts, resi] = await blocks(`${V12}/a.mdx`, [
      '```res output=none',
      'let a = 1',
      '```',
      '```res output=ts',
      '@genType let a = 1',
      '```',
      '```resi',
      'let a: int',
      '```',
    ]);
    expect(panes(none)).toEqual(['let a = 1']);
    expect(tabs(ts)).toEqual(['ReScript', 'TypeScript']);
    expect(panes(ts)[1]).toMatch(/^import \* as PlaygroundJS[\s\S]*export const a: number/);
    expect(resi?.querySelector('.try')).toBeNull();
  },
);

testWith(V12, 'an example with let? is compiled with the feature, and opens in the playground with it', async () => {
  const [block] = await blocks(`${V12}/a.mdx`, [
    '```res experimental=LetUnwrap',
    'let next = (page: option<int>) => {',
    '  let? Some(number) = page',
    '  Some(number + 1)',
    '}',
    '```',
  ]);
  expect(panes(block)[1]).toContain('return page + 1 | 0;');
  expect(block?.querySelector('.try')?.getAttribute('href')).toBe('/try?version=v12.0.0&experimental=LetUnwrap');
});

testWith('v8.0.0', 'Reason and ML are shown as Reason, ML and JavaScript', async () => {
  const [reason, ml] = await blocks('v8.0.0/a.mdx', [
    '```re',
    '// one',
    'let f = (a, b) => Some(a + b);',
    '```',
    '```ml',
    'let f a b = Some (a + b)',
    '```',
  ]);
  expect(tabs(reason)).toEqual(['Reason', 'ML', 'JavaScript']);
  expect(tabs(ml)).toEqual(['Reason', 'ML', 'JavaScript']);
  expect(panes(reason)[1]).toBe('(* one *)\nlet f a b = (Some (a + b))');
  expect(panes(ml).slice(0, 2)).toEqual(['let f = (a, b) => Some(a + b);', 'let f a b = Some (a + b)']);
  expect(panes(reason)[2]).toBe(panes(ml)[2]);
  expect(ml?.querySelector('.try')?.getAttribute('href')).toBe('/try?version=v8.0.0&ext=ml');
  expect(ml?.querySelector<HTMLElement>('.try')?.dataset.pane).toBe('ml');
});

testWith(V12, 'shows the versions an example compiles with, and where the output differs', async () => {
  const [both, newer, wrong] = await blocks(
    `${V12}/a.mdx`,
    [
      '```res',
      'let a = 1',
      '```',
      '```res',
      'let a = switch dict{"a": 1} { | dict{"a": n} => n | _ => 0 }',
      '```',
      '```res error="has type"',
      'let a: int = ""',
      '```',
    ],
    true,
  );
  // Versions after v12 join at the end.
  expect(both?.querySelector('.works')?.textContent).toMatch(/^v9–v1\d$/);
  expect(both?.querySelector('.works')?.getAttribute('title')).toMatch(
    /^Compiles in v9 ✓ v10 ✓ v11 ✓ v12 ✓(?: v\d+ ✓)* · different output in v9, v10, v11$/,
  );
  // In brief, too, as soon as all who reject it are older than the latest version.
  const line = newer?.querySelector('.works');
  expect(line?.getAttribute('title') ?? line?.textContent).toMatch(/^Compiles in v9 ✗ v10 ✗ v11 ✗ v12 ✓(?: v\d+ ✓)*$/);
  expect(line?.hasAttribute('title')).toBe(versionLines.default.older.some(({compiler}) => compiler === 'v11.0.0'));
  expect(wrong?.querySelector('.works')).toBeNull();
});

test('npm commands have a tab for each package manager', async () => {
  const [block] = await blocks('a.mdx', ['```npm', 'npm install rescript', '```']);
  expect(tabs(block)).toEqual(['npm', 'yarn', 'pnpm', 'bun', 'deno']);
  expect(panes(block)).toEqual([
    'npm install rescript',
    'yarn add rescript',
    'pnpm add rescript',
    'bun add rescript',
    'deno add npm:rescript',
  ]);
});

test('block ids are unique within a page and across pages', async () => {
  const names = async (page: string) =>
    (await blocks(page, ['```npm', 'npm i', '```', '```npm', 'npm i', '```'])).map(
      (block) => block?.querySelector('input')?.name,
    );
  const all = [...(await names('a.mdx')), ...(await names('b.mdx'))];
  expect(new Set(all).size).toBe(4);
});

test('a fence with a problem shows it in place, and the others are unaffected', async () => {
  const {html, problems} = await renderPage(
    workshop(),
    rules,
    'a.mdx',
    scanFences('```res what\nlet a = 1\n```\n\n```npm\nnpm ci\n```\n\n```js\nx\n```\n'),
  );
  expect(problems.map(({line, message}) => [line, message])).toEqual([
    [1, 'unknown word in the meta string of a res fence: what'],
    [5, 'an npm command here has no equivalent for other package managers'],
  ]);
  expect(html.map((block) => block?.includes('msg error'))).toEqual([true, true, false]);
});
