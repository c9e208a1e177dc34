import {withAnchors} from '@site/src/api/core/model/build-model';
import {moduleSlug} from '@site/src/rescript/core/api-address';

describe('slugs', () => {
  test.each([
    ['belt', [], 'module', 'belt'],
    ['belt', ['HashMap', 'String'], 'module', 'belt/hash-map-string'],
    ['belt', ['Id', 'MakeComparableU'], 'module', 'belt/id-make-comparable-u'],
    ['js', ['Array2'], 'module', 'js/array-2'],
    ['js', ['Null_undefined'], 'module', 'js/null-undefined'],
    ['js', ['TypedArray2', 'Uint8ClampedArray'], 'module', 'js/typed-array-2_uint-8-clamped-array'],
    ['js', ['Typed_array', 'S'], 'moduleType', 'js/typed-array_type-s'],
    ['stdlib', ['Intl', 'NumberFormat', 'Grouping'], 'module', 'stdlib/intl/numberformat/grouping'],
    ['core', ['BigInt64Array'], 'module', 'core/bigint64array'],
    ['dom', ['Storage2'], 'module', 'dom/storage2'],
  ] as const)('%s %j', (library, path, kind, slug) => expect(moduleSlug(library, path, kind)).toBe(slug));
});

describe('anchors', () => {
  const anchors = (...items: readonly [string, string][]): readonly string[] =>
    withAnchors(items.map(([kind, name]) => ({kind, name}))).map((item) => item.anchor);

  test('lower case, repeats are numbered, types before values', () => {
    expect(anchors(['value', 't'], ['value', 'fromUTC'], ['type', 't'], ['moduleType', 'T'])).toEqual([
      't-1',
      'fromutc',
      't',
      't-2',
    ]);
    expect(anchors(['value', 'MAX'], ['value', 'max'])).toEqual(['max', 'max-1']);
  });

  test('operators are spelled out', () => {
    expect(anchors(['value', '+'], ['value', '~-'], ['value', '§'])).toEqual(['plus', 'tilde-minus', 'ua7']);
  });
});
