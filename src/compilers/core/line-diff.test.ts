import {diffLines} from './line-diff';

describe('different lines', () => {
  const shape = (before: string, after: string) =>
    diffLines(before, after)?.map(({kind, text}) => `${{same: ' ', added: '+', removed: '-'}[kind]}${text}`);

  test('are removed before they are added', () => {
    expect(shape('a\nb\nc\n', 'a\nx\nc\n')).toEqual([' a', '-b', '+x', ' c']);
    expect(shape('a\nb', 'b\nc')).toEqual(['-a', ' b', '+c']);
    expect(shape('a', 'a')).toEqual([' a']);
  });

  test('texts that are too long aren’t compared', () => {
    expect(diffLines('a\n'.repeat(3000), 'b')).toBeUndefined();
  });
});
