/** @jest-environment jsdom */
import {ENGLISH_LABELS} from '../core/block/labels';
import {renderCodeBlock, type CodeBlock} from '../core/block/render';
import {applyChoices, startCodeTabs} from './code-tabs';

const pane = (value: 'res' | 'js' | 'npm' | 'yarn', html: string) => ({html, tab: {value, label: value}});
const block = (id: string, panes: CodeBlock['panes']): string =>
  `<figure class="code">${String(renderCodeBlock({id, panes}, ENGLISH_LABELS))}</figure>`;
const input = (id: string, value: string): HTMLInputElement =>
  document.querySelector(`input[name=${id}][value=${value}]`)!;

beforeAll(() => {
  startCodeTabs();
  window.scrollBy = jest.fn();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML =
    block('a', [pane('res', 'let a = <span class="n">1</span>'), pane('js', 'var a = 1;')]) +
    block('b', [pane('res', 'let b'), pane('js', 'var b')]) +
    block('c', [pane('npm', 'npm i'), pane('yarn', 'yarn')]);
});

describe('tabs', () => {
  test('a choice applies to all blocks in its group, and is remembered', () => {
    input('a', 'js').click();
    expect(input('b', 'js').checked).toBe(true);
    expect(input('c', 'npm').checked).toBe(true);
    expect(localStorage.getItem('code-tab')).toBe('js');
    input('c', 'yarn').click();
    expect(localStorage.getItem('package-manager')).toBe('yarn');
    expect(input('b', 'js').checked).toBe(true);
    input('b', 'res').click();
    expect(input('a', 'res').checked).toBe(true);
    input('c', 'npm').click();
  });

  test('blocks on the next page get the choice, unless they don’t have that tab', () => {
    input('a', 'js').click();
    document.body.innerHTML =
      block('x', [pane('res', '1'), pane('js', '2')]) + block('y', [pane('npm', '1'), pane('yarn', '2')]);
    applyChoices(document);
    expect([input('x', 'js').checked, input('y', 'npm').checked]).toEqual([true, true]);
    input('x', 'res').click();
  });

  test('where storage is forbidden the choice holds for the page', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    input('a', 'js').click();
    forbidden.mockRestore();
    document.body.innerHTML = block('x', [pane('res', '1'), pane('js', '2')]);
    applyChoices(document);
    expect(input('x', 'js').checked).toBe(true);
    input('x', 'res').click();
  });

  test('a choice made on another page applies at once, and is the newest', () => {
    input('a', 'res').click();
    dispatchEvent(new StorageEvent('storage', {key: 'code-tab', newValue: 'js'}));
    expect([input('a', 'js').checked, input('b', 'js').checked, input('c', 'npm').checked]).toEqual([true, true, true]);
    applyChoices(document);
    expect(input('a', 'js').checked).toBe(true);
    input('a', 'res').click();
  });

  test('the content in view doesn’t move', () => {
    const js = input('a', 'js');
    const tops = [300, 120];
    jest.spyOn(js, 'getBoundingClientRect').mockImplementation(() => ({top: tops.shift()}) as DOMRect);
    js.click();
    expect(window.scrollBy).toHaveBeenLastCalledWith({top: -180, behavior: 'instant'});
  });
});

describe('what the browser’s search finds', () => {
  const hidden = (id: string): (string | null)[] =>
    [
      ...input(id, id === 'c' ? 'npm' : 'res')
        .closest('.code')!
        .querySelectorAll(':scope > pre'),
    ].map((pane) => pane.getAttribute('hidden'));

  test('is in panes that aren’t shown too', () => {
    applyChoices(document);
    expect([hidden('a'), hidden('c')]).toEqual([
      [null, 'until-found'],
      [null, 'until-found'],
    ]);
    input('a', 'js').click();
    expect(hidden('b')).toEqual(['until-found', null]);
    input('a', 'both').click();
    expect(hidden('a')).toEqual([null, null]);
    input('a', 'res').click();
  });

  test('opens its tab, only in its block, and isn’t a choice', () => {
    applyChoices(document);
    const [, found] = input('a', 'js').closest('.code')!.querySelectorAll('pre');
    found!.dispatchEvent(new Event('beforematch', {bubbles: true}));
    expect([input('a', 'js').checked, input('b', 'js').checked]).toEqual([true, false]);
    expect(hidden('a')).toEqual(['until-found', null]);
    expect(localStorage.getItem('code-tab')).toBeNull();
  });
});
