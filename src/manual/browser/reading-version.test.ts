/** @jest-environment jsdom */
import {applyReadVersion, showMissingPage, startVersionChoice} from './reading-version';

const VERSIONS = JSON.stringify({current: ['next', 'v12.0.0'], 'v11.0.0': ['latest', 'v11.0.0']});
const OUTSIDE = `
  <header class="site-header" data-manual-versions='${VERSIONS}'>
    <a href="/docs/manual/latest/introduction">Docs</a><a href="/blog">Blog</a>
    <a href="/search" data-search data-version="v11.0.0">Search</a>
  </header>
  <label><input type="radio" name="v" data-version-choice="v11.0.0" checked></label>
  <label><input type="radio" name="v" data-version-choice="current"></label>
  <main><a href="/docs/manual/latest/record">Record</a></main>`;
const hrefs = (): (string | null)[] => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const key = 'docs-preferred-version-default-test';

beforeAll(startVersionChoice);
beforeEach(() => localStorage.clear());

test('a page of the manual is remembered, and keeps its links', () => {
  document.body.innerHTML =
    '<header class="site-header" data-read-version="current"><a href="/docs/manual/next/api">API</a></header>';
  applyReadVersion();
  expect(localStorage.getItem(key)).toBe('current');
  expect(hrefs()).toEqual(['/docs/manual/next/api']);
});

test('elsewhere the header leads to the version last read, and searches it', () => {
  localStorage.setItem(key, 'current');
  document.body.innerHTML = OUTSIDE;
  applyReadVersion();
  expect(hrefs()).toEqual(['/docs/manual/next/introduction', '/blog', '/search', '/docs/manual/latest/record']);
  expect(document.querySelector('[data-search]')).toHaveAttribute('data-version', 'v12.0.0');
  expect(document.querySelector('[data-version-choice=current]')).toBeChecked();
});

test('a version that is gone changes nothing', () => {
  localStorage.setItem(key, 'v3.0.0');
  document.body.innerHTML = OUTSIDE;
  applyReadVersion();
  expect(hrefs()[0]).toBe('/docs/manual/latest/introduction');
});

test('a choice is remembered and holds at once', () => {
  document.body.innerHTML = OUTSIDE;
  document.querySelector<HTMLInputElement>('[data-version-choice=current]')!.click();
  expect(localStorage.getItem(key)).toBe('current');
  expect(hrefs()[0]).toBe('/docs/manual/next/introduction');
});

test('the notice names the missing page, once, as text', () => {
  window.history.replaceState(null, '', '/docs?missing=%3Cb%3EDict&x=1#top');
  document.body.innerHTML = '<p data-missing-page hidden>no <strong></strong></p>';
  showMissingPage();
  const notice = document.querySelector<HTMLElement>('[data-missing-page]')!;
  expect(notice.hidden).toBe(false);
  expect(notice.textContent).toBe('no <b>Dict');
  expect(window.location.href).toBe('http://localhost/docs?x=1#top');
});

test('the version read on another page holds at once', () => {
  document.body.innerHTML = OUTSIDE;
  localStorage.setItem(key, 'current');
  dispatchEvent(new StorageEvent('storage', {key, newValue: 'current'}));
  expect(hrefs()[0]).toBe('/docs/manual/next/introduction');
});

test('two pages of different versions don’t answer each other', () => {
  document.body.innerHTML = '<header class="site-header" data-read-version="v11.0.0"></header>';
  localStorage.setItem(key, 'current');
  dispatchEvent(new StorageEvent('storage', {key, newValue: 'current'}));
  expect(localStorage.getItem(key)).toBe('current');
});
