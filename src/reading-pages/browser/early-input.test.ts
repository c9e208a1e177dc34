/** @jest-environment jsdom */
/** What a reader does before the page's script runs is done when it has run. */
import {repeatEarlyInput} from './early-input';
import {EARLY_INPUT_SCRIPT} from '../build/early-input-script';

const page = `
  <a href="#a">A link</a><input>
  <button type="button" id="plain"><span>Copy</span></button>
  <button type="button" id="native" popovertarget="x">Menu</button>`;

const seen: string[] = [];
const listen = (event: Event): void => {
  const {id} = (event.target as Element).closest('button') ?? document.body;
  seen.push(event instanceof KeyboardEvent ? (event.ctrlKey ? 'Ctrl+' : '') + event.key : id);
};
const at = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
/** Whether the browser would still do something with the key. */
const press = (target: HTMLElement, key: string, more: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...more}));
/** The page's own script comes. */
const arrive = (): void => {
  document.addEventListener('keydown', listen);
  document.addEventListener('click', listen);
  repeatEarlyInput();
};

beforeEach(() => {
  seen.length = 0;
  document.body.innerHTML = page;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is the page's own script
  new Function(EARLY_INPUT_SCRIPT)();
});

afterEach(() => {
  document.removeEventListener('keydown', listen);
  document.removeEventListener('click', listen);
  repeatEarlyInput();
});

test('the search key and the query after it', () => {
  expect(press(document.body, 'm')).toBe(true);
  expect(['/', 'm', 'a', 'p'].map((key) => press(document.body, key))).toEqual([false, false, false, false]);
  arrive();
  expect(seen).toEqual(['/', 'm', 'a', 'p']);
});

test('keys that aren’t part of a query stay the browser’s after the search key', () => {
  expect(['/', 'm', 'Tab', 'Enter', 'Backspace'].map((key) => press(document.body, key))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  arrive();
  expect(seen).toEqual(['/', 'm', 'Backspace']);
});

test.each(['ctrlKey', 'metaKey'] as const)(
  'K with %s opens the search, other keys with it are the browser’s',
  (held) => {
    expect(press(document.body, 'r', {[held]: true})).toBe(true);
    expect(press(document.body, 'k', {[held]: true})).toBe(false);
    arrive();
    expect(seen).toEqual([held === 'ctrlKey' ? 'Ctrl+k' : 'k']);
  },
);

test('keys in a field, and those with Alt, stay where they are', () => {
  expect(press(at('input'), '/')).toBe(true);
  expect(press(document.body, '/', {altKey: true})).toBe(true);
  arrive();
  expect(seen).toEqual([]);
});

test('a click on a button, but not on what works without a script', () => {
  for (const selector of ['#plain span', '#native', 'a']) at(selector).click();
  arrive();
  expect(seen).toEqual(['plain']);
});

test('nothing is stored once the script has run', () => {
  repeatEarlyInput();
  at('#plain').click();
  expect(press(document.body, '/')).toBe(true);
  arrive();
  expect(seen).toEqual([]);
});
