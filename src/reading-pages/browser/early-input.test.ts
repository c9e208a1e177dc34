/** @jest-environment jsdom */
/** What a reader does before the page's script runs is done when it has run. */
import {repeatEarlyInput} from './early-input';

const page = `
  <a href="#a">A link</a><input>
  <button type="button" id="plain"><span>Copy</span></button>
  <button type="button" id="native" popovertarget="x">Menu</button>
  <figure class="code"><a class="try" id="bare" href="#try">Playground</a></figure>
  <figure class="code"><a class="try" id="full" href="#code=a">Playground</a><pre><b>name</b><a href="#b">link</a></pre></figure>`;

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
  // Not in jsdom.
  Object.assign(performance, {getEntriesByType: () => []});
  jest.isolateModules(() => jest.requireActual('./head-script'));
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

test('K’s key on a keyboard without Latin letters, but no key that an input method composes with', () => {
  expect(press(document.body, 'л', {ctrlKey: true, code: 'KeyK'})).toBe(false);
  expect(press(document.body, '/', {isComposing: true})).toBe(true);
  arrive();
  expect(seen).toEqual(['Ctrl+л']);
});

test('keys in a field, and those with Alt, stay where they are', () => {
  expect(press(at('input'), '/')).toBe(true);
  expect(press(document.body, '/', {altKey: true})).toBe(true);
  arrive();
  expect(seen).toEqual([]);
});

test('a click on code, whose names have types', () => {
  const clicks: Event[] = [];
  const collect = (event: Event): number => clicks.push(event);
  at('pre b').click();
  at('pre a').click(); // The browser has followed it.
  document.addEventListener('click', collect);
  arrive();
  document.removeEventListener('click', collect);
  expect(clicks).toEqual([expect.objectContaining({target: at('pre b')})]);
});

test('a click on a button, but not on what works without a script', () => {
  for (const selector of ['#plain span', '#native', 'a']) at(selector).click();
  arrive();
  expect(seen).toEqual(['plain']);
});

test.each([
  ['click', {}],
  ['click', {ctrlKey: true}],
  ['auxclick', {button: 1}],
] as const)('a %s with %o on a link that has no code yet', (type, init) => {
  const click = (selector: string, more: MouseEventInit = init): boolean =>
    at(selector).dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, ...more}));
  const clicks: Event[] = [];
  const collect = (event: Event): number => clicks.push(event);
  expect([click('#bare'), click('#full'), click('#bare', {button: 2}), click('#bare', {altKey: true})]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  document.addEventListener(type, collect);
  arrive();
  document.removeEventListener(type, collect);
  expect(clicks).toEqual([expect.objectContaining({target: at('#bare'), ...init})]);
});

test('links open without their code if the script never comes', () => {
  at('#bare').click();
  expect(window.location.hash).toBe('');
  window.dispatchEvent(new Event('load'));
  expect(window.location.hash).toBe('#try');
  expect(at('#bare').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))).toBe(true);
});

test('nothing is stored once the script has run', () => {
  repeatEarlyInput();
  at('#plain').click();
  expect(press(document.body, '/')).toBe(true);
  arrive();
  expect(seen).toEqual([]);
});
