/** @jest-environment jsdom */
import {linkAfter, startListForms} from '@site/src/lists/browser/list-form';
import {entryOfHash} from '@site/src/app/browser/page-forms';

const item = (name: string, kind: string, words: string, more = ''): string =>
  `<li id="${name}" data-item data-name="${name}" data-kind="${kind}" data-words="${words}" ${more}><a href="#to-${name}">${name}</a><p>text of ${name}</p></li>`;

const PAGE = `
  <form data-list="lookup-list" data-count="{count} of {total}" data-none="Nothing">
    <input type="search" name="q" data-former="search">
    <input type="radio" name="kind" value="" checked><input type="radio" name="kind" value="tool"><input type="radio" name="kind" value="lib">
    <input type="checkbox" name="outdated" value="show">
    <p role="status"></p>
  </form>
  <div id="lookup-list">
    <section data-group id="one"><ul>${item('alpha', 'tool', 'first letter')}${item('beta', 'lib', 'second letter')}</ul></section>
    <section data-group id="two"><ul>${item('gamma', 'lib', 'third letter')}${item('delta', 'lib', 'old letter', 'data-outdated')}</ul></section>
  </div>`;

const form = (): HTMLFormElement => document.querySelector('form')!;
const control = (selector: string): HTMLInputElement => form().querySelector(selector)!;
const shown = (): string[] => [...document.querySelectorAll('[data-item]:not([hidden])')].map(({id}) => id);
const status = (): string => form().querySelector('[role=status]')?.textContent ?? '';

function type(text: string): void {
  control('[name=q]').value = text;
  control('[name=q]').dispatchEvent(new Event('input', {bubbles: true}));
}

function check(selector: string, checked = true): void {
  control(selector).checked = checked;
  control(selector).dispatchEvent(new Event('input', {bubbles: true}));
}

function press(target: Element, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
  window.history.replaceState({key: 'router'}, '', '/packages');
  startListForms(document);
});

test('by default, everything except outdated items is shown', () => {
  expect(shown()).toEqual(['alpha', 'beta', 'gamma']);
  expect(status()).toBe('3 of 4');
  check('[name=outdated]');
  expect(shown()).toHaveLength(4);
});

test('search, filters and groups can be combined, and the URL keeps them', () => {
  type('letter');
  check('[value=lib]');
  expect(shown()).toEqual(['beta', 'gamma']);
  expect(window.location.search).toBe('?q=letter&kind=lib');
  expect(window.history.state).toEqual({key: 'router'});
  type('third');
  expect(document.getElementById('one')?.hidden).toBe(true);
  expect(document.getElementById('two')?.hidden).toBe(false);
  type('');
  check('[name=kind][value=""]');
  expect(window.location.search).toBe('');
});

test('the form shows the URL’s values, including former names', () => {
  window.history.replaceState(null, '', '/packages?search=old&outdated=show');
  startListForms(document);
  expect(control('[name=q]').value).toBe('old');
  expect(shown()).toEqual(['delta']);
  window.history.replaceState(null, '', '/packages?kind=nonsense');
  startListForms(document);
  expect(control('[value=""]').checked).toBe(true);
  expect(shown()).toHaveLength(3);
});

test('shows when nothing was found', () => {
  type('zzzzzz');
  expect(shown()).toEqual([]);
  expect(status()).toBe('Nothing');
});

test('arrow keys move from the field through the visible items and back', () => {
  check('[value=lib]');
  const field = control('[name=q]');
  field.focus();
  press(field, 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('beta');
  press(document.activeElement!, 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('gamma');
  press(document.activeElement!, 'ArrowDown');
  expect(document.activeElement?.textContent).toBe('gamma');
  press(document.activeElement!, 'ArrowUp');
  press(document.activeElement!, 'ArrowUp');
  expect(document.activeElement).toBe(field);
  expect(linkAfter(form(), document.body, 1)).toBeUndefined();
});

test('Enter opens the best match', () => {
  const opened: string[] = [];
  document.addEventListener('click', (event) => opened.push((event.target as Element).textContent ?? ''));
  type('gamma');
  expect(document.querySelector('[data-best]')?.id).toBe('gamma');
  form().dispatchEvent(new SubmitEvent('submit', {bubbles: true, cancelable: true}));
  expect(opened).toEqual(['gamma']);
});

test('a former address leads to its entry', () => {
  expect(entryOfHash(document, '#beta')).toBe('#to-beta');
  expect(entryOfHash(document, '#one')).toBeUndefined();
  expect(entryOfHash(document, '#nope')).toBeUndefined();
  expect(entryOfHash(document, '')).toBeUndefined();
  expect(entryOfHash(document, '#100%')).toBeUndefined();
  document.getElementById('lookup-list')!.id = 'packages-list';
  expect(entryOfHash(document, '#beta')).toBeUndefined();
});
