import {defaultIn, deprecationIn, withoutDefault} from '@site/src/manual/core/config-schema/keys';

test.each([
  ['Default: false.', 'false', 'code', ''],
  ['Suffix of files. Default: .js. May contain letters.', '.js', 'code', 'Suffix of files. May contain letters.'],
  ['es6 is deprecated. Default: commonjs.', 'commonjs', 'code', 'es6 is deprecated.'],
  ['Default: `["-no-alias-deps"]`', '["-no-alias-deps"]', 'code', ''],
  ['Default: "+a-4". Go [here](x) for more', '"+a-4"', 'code', 'Go [here](x) for more'],
  ['Default: -40+6+32..39 [Here](x) for the flags', '-40+6+32..39', 'code', '[Here](x) for the flags'],
  ['should be reported (default: false)', 'false', 'code', 'should be reported'],
  ['suffix of files, default to [.js] ', '.js', 'code', 'suffix of files, default to [.js]'],
  ['Prefer 3. Default: 2, for older files', '2', 'code', 'Prefer 3.'],
  ['Default: export all modules. Hide some.', 'export all modules', 'words', 'Hide some.'],
])('the default in: %s', (description, value, kind, rest) => {
  expect(defaultIn(description)).toEqual({value, kind});
  expect(withoutDefault(description)).toBe(rest);
});

test.each(['with the default to be version 1 (the default value may change)', 'True means an error', 'by default', ''])(
  'no default in: %s',
  (description) => {
    expect(defaultIn(description)).toBeUndefined();
  },
);

test("a word in parentheses without a value isn't a default", () => {
  expect(withoutDefault('True means warn is error(default)')).toBe('True means warn is error');
});

test('deprecations are in parentheses', () => {
  expect(deprecationIn('Flags (deprecated, use compiler-flags instead)')).toEqual({use: 'compiler-flags'});
  expect(deprecationIn('Flags (deprecated)')).toEqual({});
  expect(deprecationIn('es6 is deprecated.')).toBeUndefined();
});
