/** @jest-environment jsdom */
import {isTyping, shortcut, startKeys} from './keys';

describe('shortcuts', () => {
  const press = (key: string, keys: KeyboardEventInit = {}) => shortcut(new KeyboardEvent('keydown', {key, ...keys}));

  test('slash and Ctrl or Meta+K open the search, the question mark lists the shortcuts', () => {
    expect(press('/')).toBe('search');
    expect(press('k', {ctrlKey: true})).toBe('search');
    expect(press('K', {metaKey: true})).toBe('search');
    expect([press('?'), press('؟')]).toEqual(['shortcuts', 'shortcuts']);
  });
  test.each(['л', 'κ', 'ن', 'ל', 'ㅏ'])('%s is on the key of K: with Ctrl or Meta it opens the search', (key) => {
    expect(press(key, {code: 'KeyK', ctrlKey: true})).toBe('search');
    expect(press(key, {code: 'KeyK', metaKey: true})).toBe('search');
    expect([press(key, {code: 'KeyK'}), press(key, {code: 'KeyR', ctrlKey: true})]).toEqual([undefined, undefined]);
  });
  test('on a Latin keyboard, the letter decides wherever it is', () => {
    expect(press('k', {code: 'KeyV', ctrlKey: true})).toBe('search');
    for (const key of ['t', 'é', 'ş']) expect(press(key, {code: 'KeyK', ctrlKey: true})).toBeUndefined();
  });
  test('keys of an input method that composes are its own', () => {
    startKeys();
    document.body.innerHTML = '<button data-search></button>';
    const opened = jest.fn();
    document.querySelector('button')!.addEventListener('click', opened);
    const type = (isComposing: boolean) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, isComposing}));
    type(true);
    expect(opened).not.toHaveBeenCalled();
    type(false);
    expect(opened).toHaveBeenCalledTimes(1);
  });
  test('other keys do nothing', () => {
    expect(press('k')).toBeUndefined();
    expect(press('/', {ctrlKey: true})).toBeUndefined();
    expect(press('/', {altKey: true})).toBeUndefined();
  });
  test('keys typed into fields are ignored', () => {
    for (const tag of ['input', 'select', 'textarea']) expect(isTyping(document.createElement(tag))).toBe(true);
    expect(isTyping(document.createElement('button'))).toBe(false);
    expect(isTyping(null)).toBe(false);
  });
});
