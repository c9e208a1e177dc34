/** @jest-environment jsdom */
import {followSection, sectionsAround} from '@site/src/app/browser/version-links/version-links';

const link = (): HTMLAnchorElement => document.querySelector('a')!;
const picker = (href: string): string => `<details class="version-picker"><a href="${href}">v10</a></details>`;
const page = (...ids: readonly string[]): string =>
  `<article class="markdown">${ids.map((id) => `<h${id.length} id="${id}">${id}</h${id.length}>`).join('')}</article>`;

beforeAll(() => {
  document.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = picker('/docs/v10/record') + page('aa', 'aaa', 'bbb', 'bb', 'ccc', 'cccc', 'dddd');
  window.location.hash = '';
});

test.each([
  ['aa', ['aa']],
  ['bbb', ['bbb', 'aa', 'aaa']],
  ['dddd', ['dddd', 'ccc', 'bb', 'cccc', 'bbb', 'aaa', 'aa']],
  ['elsewhere', ['elsewhere']],
])('the sections around %s', (id, expected) => {
  expect(sectionsAround(id)).toEqual(expected);
});

test('the sections around a place in the text begin with the one it is in', () => {
  document.querySelector('#bbb')!.insertAdjacentHTML('afterend', '<p id="note"></p>');
  expect(sectionsAround('note')).toEqual(['note', 'bbb', 'aa', 'aaa']);
});

test.each(['pointerdown', 'click'])('a link has the hash of the address at a %s', (type) => {
  const press = () => link().dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true}));
  press();
  expect(link().hash).toBe('');
  window.location.hash = 'bbb';
  press();
  expect(link().getAttribute('href')).toMatch(/\/docs\/v10\/record#bbb$/);
  window.location.hash = 'cccc';
  press();
  expect(link().hash).toBe('#cccc');
});

test.each(['/docs/v10/lists#arrays', '/docs/v10/lists?missing=Record'])('the link to %s keeps its own', (href) => {
  document.body.innerHTML = picker(href);
  window.location.hash = 'bbb';
  link().click();
  expect(link().getAttribute('href')).toBe(href);
});

describe('in the other version', () => {
  const arriveFrom = (id: string, ...ids: readonly string[]): string => {
    window.location.hash = id;
    link().click();
    document.body.innerHTML = page(...ids);
    followSection();
    return window.location.hash;
  };

  test('a section that exists is kept', () => expect(arriveFrom('dddd', 'ccc', 'dddd')).toBe('#dddd'));
  test('another becomes the one around it', () => expect(arriveFrom('dddd', 'bb', 'ccc', 'cccc')).toBe('#ccc'));
  test('without that, the one before it', () => expect(arriveFrom('dddd', 'aaa', 'cccc')).toBe('#cccc'));
  test('without any, the page begins at its top', () => expect(arriveFrom('dddd', 'ee')).toBe(''));
});

test('an unknown hash of another link stays', () => {
  window.location.hash = 'unknown';
  followSection();
  expect(window.location.hash).toBe('#unknown');
});
