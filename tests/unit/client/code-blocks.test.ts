import {ENGLISH_LABELS} from '../../../src/lib/code-block/labels';
import {renderCodeBlock, type CodeBlock} from '../../../src/lib/code-block/render';
import {applyChoices, shownCode, startCodeBlocks} from '../../../src/client/code-blocks';

const pane = (value: 'res' | 'js' | 'npm' | 'yarn', html: string) => ({html, tab: {value, label: value}});
const block = (id: string, panes: CodeBlock['panes']): string => `<figure class="code">${renderCodeBlock({id, panes}, ENGLISH_LABELS)}</figure>`;
const writeText = jest.fn<Promise<void>, [string]>();
const input = (id: string, value: string): HTMLInputElement => document.querySelector(`input[name=${id}][value=${value}]`)!;
const button = (): HTMLButtonElement => document.querySelector('.copy')!;
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeAll(() => {
  startCodeBlocks(document.implementation.createHTMLDocument()); // a second document does not disturb the first
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  window.scrollBy = jest.fn();
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  writeText.mockReset().mockResolvedValue();
  document.body.innerHTML =
    block('a', [pane('res', 'let a = <span class="n">1</span>'), pane('js', 'var a = 1;')]) +
    block('b', [pane('res', 'let b'), pane('js', 'var b')]) +
    block('c', [pane('npm', 'npm i'), pane('yarn', 'yarn')]);
});

afterEach(() => jest.useRealTimers());

describe('copying', () => {
  test('copies what is shown: the text of the selected tab', async () => {
    button().click();
    await settle();
    expect(writeText).toHaveBeenLastCalledWith('let a = 1');
    input('a', 'js').checked = true;
    expect(shownCode(document.querySelector('.code')!)).toBe('var a = 1;');
  });

  test('says so for 3,000 ms, disabled, and tells screen readers', async () => {
    button().click();
    await settle();
    expect([button().textContent, button().disabled, button().dataset.state]).toEqual(['Copied to clipboard', true, 'copied']);
    await jest.advanceTimersByTimeAsync(100);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Copied to clipboard');
    await jest.advanceTimersByTimeAsync(2899);
    expect(button().disabled).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect([button().textContent, button().disabled, button().dataset.state]).toEqual(['Copy', false, undefined]);
  });

  test('a click while it says so does nothing more', async () => {
    button().click();
    await settle();
    button().dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await settle();
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  test('a copy that fails is a state without words, and can be tried again', async () => {
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    button().click();
    await settle();
    expect([button().textContent, button().disabled, button().dataset.state]).toEqual(['Copy', false, 'failed']);
    button().click();
    await settle();
    expect(button().dataset.state).toBe('copied');
  });

  test('gives the focus back that disabling took', async () => {
    button().focus();
    button().click();
    await settle();
    button().blur();
    await jest.advanceTimersByTimeAsync(3000);
    expect(document.activeElement).toBe(button());
  });

  test('code without tabs is copied whole, without the message below it', async () => {
    const html = renderCodeBlock({id: 'd', panes: [{html: 'x\ny'}], message: {kind: 'error', text: 'no'}}, ENGLISH_LABELS);
    document.body.innerHTML = `<figure class="code">${html}</figure>`;
    button().click();
    await settle();
    expect(writeText).toHaveBeenLastCalledWith('x\ny');
  });
});

describe('tabs', () => {
  test('a choice holds for all blocks of its group, and is remembered', () => {
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

  test('blocks of the next page get the choice, those without that tab keep theirs', () => {
    input('a', 'js').click();
    document.body.innerHTML = block('x', [pane('res', '1'), pane('js', '2')]) + block('y', [pane('npm', '1'), pane('yarn', '2')]);
    applyChoices(document);
    expect([input('x', 'js').checked, input('y', 'npm').checked]).toEqual([true, true]);
    input('x', 'res').click();
  });

  test('where storage is forbidden the choice holds for the visit', () => {
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

  test('what the reader looks at stays where it is', () => {
    const js = input('a', 'js');
    const tops = [300, 120];
    jest.spyOn(js, 'getBoundingClientRect').mockImplementation(() => ({top: tops.shift()}) as DOMRect);
    js.click();
    expect(window.scrollBy).toHaveBeenLastCalledWith({top: -180, behavior: 'instant'});
  });
});
