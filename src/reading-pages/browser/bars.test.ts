import {initialNav, scrollNav} from './bars';

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
