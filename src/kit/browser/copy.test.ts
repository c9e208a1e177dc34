/** @jest-environment jsdom */
import {ENGLISH_LABELS} from '../../examples/core/block/labels';
import {renderCodeBlock, type CodeBlock} from '../../examples/core/block/render';
import {COMMAND_MS, COPIED_MS, copy, shownCode, startCopy} from './copy';

const writeText = jest.fn<Promise<void>, [string]>();
const fetchPage = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string]>();
const settle = () => jest.advanceTimersByTimeAsync(0);
const button = (): HTMLButtonElement => document.querySelector('button')!;
const badge = (): HTMLElement => document.querySelector('[role="status"]')!;

beforeAll(() => {
  startCopy();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  Object.defineProperty(globalThis, 'fetch', {value: fetchPage});
});

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  fetchPage.mockReset().mockResolvedValue({ok: true, status: 200, text: () => Promise.resolve('# Record')});
});

afterEach(() => jest.useRealTimers());

describe('the button of a code block', () => {
  const pane = (value: 'res' | 'js', html: string) => ({html, tab: {value, label: value}});
  const show = (block: Omit<CodeBlock, 'id'>): void => {
    const code = String(renderCodeBlock({id: 'a', ...block}, ENGLISH_LABELS));
    document.body.innerHTML = `<div data-done="Copied to clipboard" data-failed="Selected"><figure class="code">${code}</figure></div>`;
  };

  beforeEach(() => show({panes: [pane('res', 'let a = <span class="n">1</span>'), pane('js', 'var a = 1;')]}));

  test('copies the visible text of the selected tab', async () => {
    button().click();
    await settle();
    expect(writeText).toHaveBeenLastCalledWith('let a = 1');
    document.querySelector<HTMLInputElement>('input[value=js]')!.checked = true;
    expect(shownCode(document.querySelector('.code')!)).toBe('var a = 1;');
  });

  test('confirms for 3,000 ms, disabled, and tells screen readers', async () => {
    button().click();
    await settle();
    expect([button().textContent, button().disabled, button().dataset.state]).toEqual([
      'Copied to clipboard',
      true,
      'copied',
    ]);
    await jest.advanceTimersByTimeAsync(100);
    expect(badge().textContent).toBe('Copied to clipboard');
    await jest.advanceTimersByTimeAsync(COPIED_MS - 101);
    expect(button().disabled).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect([button().textContent, button().disabled, button().dataset.state]).toEqual(['Copy', false, undefined]);
  });

  test('does nothing more while it says so', async () => {
    button().click();
    await settle();
    button().dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await settle();
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  test('that fails has a state without words, selects the code and tells screen readers', async () => {
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    document.querySelector<HTMLInputElement>('input[value=js]')!.checked = true;
    button().click();
    await settle();
    expect([button().textContent, button().disabled, button().dataset.state]).toEqual(['Copy', false, 'failed']);
    expect(String(getSelection())).toBe('var a = 1;');
    await jest.advanceTimersByTimeAsync(100);
    expect(badge().textContent).toBe('Selected');
    await jest.advanceTimersByTimeAsync(COPIED_MS - 101);
    expect(button().dataset.state).toBe('failed');
    await jest.advanceTimersByTimeAsync(1);
    expect(button().dataset.state).toBeUndefined();
  });

  test('that fails can be tried again, and then confirms as long as otherwise', async () => {
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    button().click();
    await jest.advanceTimersByTimeAsync(COPIED_MS - 1);
    button().click();
    await settle();
    expect(button().dataset.state).toBe('copied');
    await jest.advanceTimersByTimeAsync(COPIED_MS - 1);
    expect(button().dataset.state).toBe('copied');
  });

  test('copies code without tabs whole, without the message below it', async () => {
    show({panes: [{html: 'x\ny'}], message: {kind: 'error', text: 'no'}});
    button().click();
    await settle();
    expect(writeText).toHaveBeenLastCalledWith('x\ny');
  });
});

describe('the button of an install command', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div><code>npm install rescript</code><span role="status" data-copy-badge></span><button data-copy-text="npm install rescript" data-done="Copied!"><svg></svg></button></div>';
  });

  test('shows its badge for exactly two seconds, disabled', async () => {
    expect(COMMAND_MS).toBe(2000);
    await copy(button());
    expect(button()).toHaveAttribute('data-state', 'copied');
    expect(writeText).toHaveBeenCalledWith('npm install rescript');
    expect(badge()).toHaveTextContent('Copied!');
    expect(button()).toBeDisabled();
    jest.advanceTimersByTime(1999);
    expect(button()).toBeDisabled();
    jest.advanceTimersByTime(1);
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('data-state');
    expect(badge()).toBeEmptyDOMElement();
  });

  test('shows no words when it fails, selects the command, and stays usable', async () => {
    writeText.mockRejectedValue(new Error('not allowed'));
    await copy(button());
    expect(String(getSelection())).toBe('npm install rescript');
    expect(button()).toHaveAttribute('data-state', 'failed');
    expect(button()).toBeEnabled();
    expect(badge()).toBeEmptyDOMElement();
  });

  test('fails where the browser has no clipboard', async () => {
    writeText.mockImplementation(() => {
      throw new TypeError('clipboard is undefined');
    });
    await copy(button());
    expect(button()).toHaveAttribute('data-state', 'failed');
  });

  test('copies on a click anywhere in it, and has the focus back afterwards', async () => {
    button().focus();
    document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await settle();
    expect(button()).toBeDisabled();
    button().blur();
    jest.advanceTimersByTime(COMMAND_MS);
    expect(button()).toHaveFocus();
  });

  test('leaves the focus with a reader who went on', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="/next">next</a>');
    button().focus();
    await copy(button());
    document.querySelector('a')!.focus();
    jest.advanceTimersByTime(COMMAND_MS);
    expect(document.querySelector('a')).toHaveFocus();
  });
});

describe('the button of a page', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<button data-copy-address="/record.md" data-done="Copied"><span>Copy page</span></button><article>Records</article>';
  });

  test('copies what is at its address, and says so for three seconds', async () => {
    document.querySelector('span')!.click();
    await jest.advanceTimersByTimeAsync(100);
    expect(fetchPage).toHaveBeenCalledWith('/record.md');
    expect(writeText).toHaveBeenCalledWith('# Record');
    expect(button()).toHaveAttribute('data-state', 'copied');
    expect(button()).toBeDisabled();
    expect(badge()).toHaveTextContent('Copied');
    expect(button()).toHaveTextContent('Copy page');
    await jest.advanceTimersByTimeAsync(COPIED_MS);
    expect(button()).not.toHaveAttribute('data-state');
    expect(button()).toBeEnabled();
  });

  test('copies nothing when the address does not answer, and stays usable', async () => {
    fetchPage.mockResolvedValue({ok: false, status: 404, text: () => Promise.resolve('Not found')});
    await copy(button());
    expect(writeText).not.toHaveBeenCalled();
    expect(button()).toHaveAttribute('data-state', 'failed');
    expect(String(getSelection())).toBe('Records');
    expect(button()).toBeEnabled();
  });
});
