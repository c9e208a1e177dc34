/** @jest-environment jsdom */
import {ENGLISH_LABELS} from './labels';
import {renderCodeBlock, renderProblemBlock, type CodeBlock} from './render';
import {groupOf, TAB_GROUPS, TAB_KEYS} from './tabs';

const draw = (block: Partial<CodeBlock>): HTMLElement => {
  const figure = document.createElement('figure');
  figure.innerHTML = String(renderCodeBlock({id: 'c1', panes: [{html: 'x'}], ...block}, ENGLISH_LABELS));
  return figure;
};

test('plain code is just a pane and a copy button', () => {
  expect(draw({}).innerHTML).toBe(
    '<button class="copy" type="button">Copy</button><pre tabindex="0"><code>x</code></pre>',
  );
});

test('two panes have tabs, the first one selected', () => {
  const figure = draw({
    panes: [
      {html: 'a', tab: {value: 'res', label: 'ReScript'}},
      {html: 'b', tab: {value: 'js', label: 'JavaScript'}},
    ],
  });
  const group = figure.querySelector('[role=radiogroup]')!;
  expect(group.getAttribute('aria-label')).toBe('Language');
  expect([...group.querySelectorAll('label')].map(({textContent}) => textContent)).toEqual([
    'ReScript',
    'JavaScript',
    'Both',
  ]);
  expect([...group.querySelectorAll('input')].map(({name, value, checked}) => [name, value, checked])).toEqual([
    ['c1', 'res', true],
    ['c1', 'js', false],
    ['c1', 'both', false],
  ]);
});

test('one pane with a tab has a label instead', () => {
  const figure = draw({panes: [{html: 'a', tab: {value: 'res', label: 'ReScript'}}]});
  expect(figure.querySelector('input')).toBeNull();
  expect(figure.querySelector('.lang')?.textContent).toBe('ReScript');
});

test('a block that runs has a button between Edit and the playground', () => {
  const figure = draw({runs: true, playground: {address: '/try', pane: 'res'}});
  expect(figure.innerHTML).toMatch(
    /^<button class="edit" type="button">Edit<\/button><button class="run" type="button">Run<\/button><a class="try"/,
  );
});

test.each(['re', 'ml'] as const)('a block in %s can’t be edited in the page', (pane) => {
  expect(draw({playground: {address: '/try', pane}}).querySelector('.edit')).toBeNull();
});

test('package manager tabs have their own group', () => {
  const figure = draw({
    panes: [
      {html: 'a', tab: {value: 'npm', label: 'npm'}},
      {html: 'b', tab: {value: 'yarn', label: 'yarn'}},
    ],
  });
  expect(figure.querySelector('[role=radiogroup]')?.getAttribute('aria-label')).toBe('Package manager');
});

test('title, message, link and versions are escaped', () => {
  const figure = draw({
    title: '<b>.res',
    message: {kind: 'error', text: 'has type: array<int> & "more"'},
    playground: {address: '/try?version=v12.0.0&module=commonjs', pane: 'res', prelude: 'let a = "<b>"\n'},
    worksIn: [
      {version: 'v9', result: 'fails'},
      {version: 'v10', result: 'other'},
      {version: 'v12', result: 'same'},
    ],
  });
  expect(figure.querySelector('figcaption')?.textContent).toBe('<b>.res');
  expect(figure.querySelector('.msg.error')?.textContent).toBe('has type: array<int> & "more"');
  const link = figure.querySelector<HTMLAnchorElement>('a.try')!;
  expect(link.getAttribute('href')).toBe('/try?version=v12.0.0&module=commonjs');
  expect(link.dataset).toMatchObject({prelude: 'let a = "<b>"\n'});
  expect(figure.querySelector('.works')?.textContent).toBe('Compiles in v9 ✗ v10 ✓ v12 ✓ · different output in v10');
});

test('versions in brief are ranges, with the whole line as their title', () => {
  const results = ['same', 'fails', 'other', 'same', 'same'] as const;
  const worksIn = results.map((result, index) => ({version: `v${index + 9}`, result}));
  const line = draw({worksIn, isBrief: true}).querySelector('.works');
  expect(line?.textContent).toBe('v9, v11–v13');
  expect(line).toHaveAttribute('title', 'Compiles in v9 ✓ v10 ✗ v11 ✓ v12 ✓ v13 ✓ · different output in v11');
});

test("a fence with a problem shows its code, the line, what's wrong and how to fix it", () => {
  const figure = document.createElement('figure');
  figure.innerHTML = renderProblemBlock('let a = <b>\n', {
    line: 12,
    message: 'does not compile',
    detail: 'The value <b>',
    fix: 'Fix it.',
  });
  expect(figure.querySelector('code')?.textContent).toBe('let a = <b>');
  expect(figure.querySelector('.msg')?.textContent).toBe('Line 12: does not compile.\n\nThe value <b>\n\nFix it.');
});

test('every tab belongs to one group, every group has a key', () => {
  const all = Object.values(TAB_GROUPS).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.map(groupOf)).not.toContain(undefined);
  expect(groupOf('other')).toBeUndefined();
  expect(Object.keys(TAB_KEYS)).toEqual(Object.keys(TAB_GROUPS));
});
