/** @jest-environment jsdom */
import {addressWords, fillAddressWords} from './address-words';

test.each([
  ['/docs/manual/latest/patern-matching.html', 'patern matching'],
  ['/docs/manual/v9.0.0/api/belt/some_module/', 'some module'],
  ['/blog/tr%C3%A8s-bien', 'très bien'],
  ['/100%-wrong', '100% wrong'],
  ['/', ''],
])('%s says "%s"', (path, words) => {
  expect(addressWords(path)).toBe(words);
});

test('the field is filled once, with as many characters as it takes', () => {
  window.history.replaceState({}, '', `/docs/${'x'.repeat(70)}`);
  document.body.innerHTML = '<input maxlength="64" data-address-words>';
  const field = document.querySelector('input');
  fillAddressWords(document);
  expect(field?.value).toBe('x'.repeat(64));
  field!.value = 'mine';
  fillAddressWords(document);
  expect(field?.value).toBe('mine');
});
