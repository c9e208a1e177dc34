/** @jest-environment jsdom */
import {startThemeSwitch} from './theme-switch';

const key = 'theme-test';
const {dataset} = document.documentElement;

beforeAll(() => {
  window.matchMedia = () => ({addEventListener: () => undefined}) as unknown as MediaQueryList;
  startThemeSwitch();
});

test('a theme chosen here is stored, and one chosen on another page is shown at once', () => {
  document.body.innerHTML = '<button data-theme-switch></button>';
  dataset.theme = 'light';
  document.querySelector('button')!.click();
  expect([dataset.theme, localStorage.getItem(key)]).toEqual(['dark', 'dark']);
  localStorage.setItem(key, 'light');
  dispatchEvent(new StorageEvent('storage', {key, newValue: 'light'}));
  expect([dataset.theme, dataset.themeChoice]).toEqual(['light', 'light']);
});
