/** @jest-environment jsdom */
import {isTyping, shortcut} from './keys';

describe('shortcuts', () => {
  const press = (key: string, keys: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
    shortcut({key, ctrlKey: false, metaKey: false, altKey: false, ...keys});

  test('slash and Ctrl or Meta+K open the search, the question mark lists the shortcuts', () => {
    expect(press('/')).toBe('search');
    expect(press('k', {ctrlKey: true})).toBe('search');
    expect(press('K', {metaKey: true})).toBe('search');
    expect(press('?')).toBe('shortcuts');
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
