import {initialNav, scrollNav} from '../../../../src/lib/shell/nav-hide';
import {isTyping, shortcut} from '../../../../src/lib/shell/shortcut';

const scrolled = (...positions: number[]): boolean => positions.reduce(scrollNav, initialNav).hidden;

describe('bars', () => {
  test('stay up to 80 px', () => expect(scrolled(40, 80)).toBe(false));
  test('hide when scrolled down 20 px past where they stood', () => {
    expect(scrolled(80, 99)).toBe(false);
    expect(scrolled(80, 100)).toBe(true);
  });
  test('come back on scrolling up 20 px, not before', () => {
    expect(scrolled(80, 500, 481)).toBe(true);
    expect(scrolled(80, 500, 480)).toBe(false);
  });
  test('small movements up and down add nothing up', () => expect(scrolled(80, 500, 490, 500, 490, 500, 495)).toBe(true));
  test('always show at the top', () => expect(scrolled(80, 500, 79)).toBe(false));
});

describe('shortcuts', () => {
  const press = (key: string, keys: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
    shortcut({key, ctrlKey: false, metaKey: false, altKey: false, ...keys});

  test('slash and Ctrl or Meta+K search, the question mark lists', () => {
    expect(press('/')).toBe('search');
    expect(press('k', {ctrlKey: true})).toBe('search');
    expect(press('K', {metaKey: true})).toBe('search');
    expect(press('?')).toBe('shortcuts');
  });
  test('nothing else does anything', () => {
    expect(press('k')).toBeUndefined();
    expect(press('/', {ctrlKey: true})).toBeUndefined();
    expect(press('/', {altKey: true})).toBeUndefined();
  });
  test('fields keep their keys', () => {
    for (const tag of ['input', 'select', 'textarea']) expect(isTyping(document.createElement(tag))).toBe(true);
    expect(isTyping(document.createElement('button'))).toBe(false);
    expect(isTyping(null)).toBe(false);
  });
});
