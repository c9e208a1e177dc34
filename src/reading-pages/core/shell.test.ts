/** @jest-environment jsdom */
import {initialNav, scrollNav} from './nav-hide';
import {isTyping, shortcut} from '../browser/keys';

const scrolled = (...positions: number[]): boolean => positions.reduce(scrollNav, initialNav).hidden;

describe('bars', () => {
  test('stay visible up to 80 px', () => expect(scrolled(40, 80)).toBe(false));
  test('hide after scrolling down 20 px from the last turning point', () => {
    expect(scrolled(80, 99)).toBe(false);
    expect(scrolled(80, 100)).toBe(true);
  });
  test('reappear after scrolling up 20 px, not before', () => {
    expect(scrolled(80, 500, 481)).toBe(true);
    expect(scrolled(80, 500, 480)).toBe(false);
  });
  test('small movements up and down don’t add up', () => expect(scrolled(80, 500, 490, 500, 490, 500, 495)).toBe(true));
  test('are always visible at the top', () => expect(scrolled(80, 500, 79)).toBe(false));
});

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
