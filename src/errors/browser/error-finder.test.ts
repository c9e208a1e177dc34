/** @jest-environment jsdom */
import {startErrorFinder} from '@site/src/errors/browser/error-finder';

async function finder(search: string): Promise<HTMLFormElement> {
  window.history.replaceState(null, '', `/errors${search}`);
  document.body.innerHTML =
    '<form action="/errors" data-found="Found:" data-similar="Similar:" data-none="None."><textarea name="message"></textarea><div role="status"></div></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  await startErrorFinder(form);
  return form;
}

const status = (): string => document.querySelector('[role=status]')?.textContent ?? '';
const hrefs = (): (string | null)[] => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

function type(text: string): void {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

test('answers the message in the address', async () => {
  await finder(`?message=${encodeURIComponent("The value `x`\n can't be found")}`);
  expect(status()).toBe("Found:The value … can't be found");
  expect(hrefs()).toEqual(['/errors/value-not-found']);
});

test('answers while the reader types, and keeps the message in the address', async () => {
  await finder('');
  expect(status()).toBe('');
  type("The module or file Foo can't be found");
  expect(hrefs()).toEqual(['/errors/module-not-found']);
  expect(new URLSearchParams(window.location.search).get('message')).toContain('module or file Foo');
  type('');
  expect(status()).toBe('');
  expect(window.location.search).toBe('');
});

test('shows similar pages for a part of a message, and says when there are none', async () => {
  await finder('');
  type('module file be found');
  expect(status()).toMatch(/^Similar:The module or file/);
  type('hello');
  expect(status()).toBe('None.');
});
