/** @jest-environment jsdom */
import {closeOverlays, startOverlays} from './overlays';
import {startThemeSwitch} from '../../reading-pages/browser/theme-switch';

/** The system's choice between light and dark. */
const system = new EventTarget();

beforeAll(() => {
  window.matchMedia = () => system as MediaQueryList;
  startOverlays();
  startThemeSwitch();
});

function dropdown(): HTMLDetailsElement {
  document.body.innerHTML = '<details data-overlay open><summary>v11</summary><a href="/x">x</a></details><p>text</p>';
  return document.querySelector('details')!;
}

describe('the version dropdown closes', () => {
  test('on a route change', () => {
    const details = dropdown();
    closeOverlays();
    expect(details.open).toBe(false);
  });
  test('on a hash change', () => {
    const details = dropdown();
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(details.open).toBe(false);
  });
  test('on a click outside, not inside', () => {
    const details = dropdown();
    details.querySelector('a')!.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    expect(details.open).toBe(true);
    document.querySelector('p')!.click();
    expect(details.open).toBe(false);
  });
  test('on Escape, and restores the focus', () => {
    const details = dropdown();
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', isComposing: true}));
    expect(details.open).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    expect(details.open).toBe(false);
    expect(document.querySelector('summary')).toHaveFocus();
  });
});

test('the theme is the system’s, until one is chosen', () => {
  const changeTo = (matches: boolean): void => {
    system.dispatchEvent(Object.assign(new Event('change'), {matches}));
  };
  changeTo(true);
  expect(document.documentElement.dataset.theme).toBe('dark');
  window.localStorage.setItem('theme-test', 'dark');
  changeTo(false);
  expect(document.documentElement.dataset.theme).toBe('dark');
  window.localStorage.clear();
  changeTo(false);
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('the theme switch turns the theme and remembers it', () => {
  document.body.innerHTML = '<button data-theme-switch><svg></svg></button>';
  document.documentElement.dataset.theme = 'light';
  document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(window.localStorage.getItem('theme-test')).toBe('dark');
});
