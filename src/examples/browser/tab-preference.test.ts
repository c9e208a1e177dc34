/** @jest-environment jsdom */

const page =
  '<figure class="code"><input type="radio" name="a" value="res" checked><input type="radio" name="a" value="js"></figure>';
const run = () => jest.isolateModules(() => jest.requireActual('./tab-preference'));
const selected = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
/** Adds elements like the parser while the page is loading. */
const parse = async () => {
  document.body.innerHTML = page;
  await Promise.resolve();
};

afterEach(() => document.dispatchEvent(new Event('DOMContentLoaded')));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('without a choice nothing happens', async () => {
  run();
  await parse();
  expect(selected()).toBe('res');
});

test('an earlier visit’s choice is selected as soon as the block exists', async () => {
  localStorage.setItem('code-tab', 'js');
  run();
  await parse();
  expect(selected()).toBe('js');
});

test('the URL wins, but only on this visit', async () => {
  localStorage.setItem('code-tab', 'res');
  window.history.replaceState(null, '', '/?tab=js');
  run();
  await parse();
  expect(selected()).toBe('js');
  expect([sessionStorage.getItem('code-tab'), localStorage.getItem('code-tab')]).toEqual(['js', 'res']);
});

test('a URL can’t inject anything else into the page', async () => {
  window.history.replaceState(null, '', `/?tab=${encodeURIComponent('js],body *[onclick')}`);
  run();
  await parse();
  expect(selected()).toBe('res');
  expect(sessionStorage.getItem('code-tab')).toBeNull();
});

test('the script stops observing once the page has loaded', async () => {
  localStorage.setItem('code-tab', 'js');
  run();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await parse();
  expect(selected()).toBe('res');
});
