import {parseSchema, type JsonSchema, type SchemaFile} from './json-schema';
import {configKeys, defaultIn, deprecationIn, withoutDefault, type ConfigKey} from './keys';
import {schemaText, toolchain, toolchains} from '../../../../tests/support/installed';

/** All paths in a schema, found independently of the model: every property, following each reference once per path. */
function pathsOf(node: JsonSchema, file: SchemaFile, at: string, open: readonly string[]): string[] {
  const name = node.$ref?.split('/').at(-1);
  if (name !== undefined)
    return open.includes(name) ? [] : pathsOf(file.definitions![name]!, file, at, [...open, name]);
  const parts = [...(node.oneOf ?? []), ...(node.items ? [node.items] : [])].flatMap((part) =>
    pathsOf(part, file, at, open),
  );
  const named = {
    ...node.properties,
    ...Object.fromEntries(Object.values(node.patternProperties ?? {}).map((value) => ['*', value])),
  };
  const own = Object.entries(named).flatMap(([key, value]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return [path, ...pathsOf(value, file, path, open)];
  });
  return [...parts, ...own];
}

const keysOf = (version: string): ReadonlyMap<string, ConfigKey> =>
  new Map(configKeys(parseSchema(schemaText(toolchain(version)))).map((key) => [key.path, key]));

describe.each(toolchains.map((one) => [one.identity, one] as const))('the schema of %s', (_, one) => {
  const file = parseSchema(schemaText(one));
  const keys = configKeys(file);

  test('has every key in the model exactly once', () => {
    const paths = keys.map(({path}) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect([...paths].sort()).toEqual([...new Set(pathsOf(file, file, '', []))].sort());
    expect(paths.length).toBeGreaterThan(50);
  });

  test('has its keys after their parent keys', () => {
    for (const {path, parent} of keys) {
      expect(parent ?? '').toBe(path.split('.').slice(0, -1).join('.'));
      if (parent !== undefined)
        expect(keys.findIndex((key) => key.path === parent)).toBeLessThan(keys.findIndex((key) => key.path === path));
    }
  });

  test('lists every property that appears anywhere in it', () => {
    const written = new Set([...schemaText(one).matchAll(/"([\w-]+)":\s*\{/g)].map(([, name]) => name));
    const said = new Set(keys.flatMap(({path}) => path.split('.')));
    const keywords = [
      'definitions',
      'properties',
      'items',
      'patternProperties',
      ...Object.keys(file.definitions ?? {}),
    ];
    expect([...written].filter((name) => !said.has(name!) && !keywords.includes(name!))).toEqual([]);
  });

  test('omits no description', () => {
    const told = keys
      .flatMap(({descriptions, forms}) => [...descriptions, ...forms.map(({description}) => description)])
      .join('\n');
    const {definitions = {}, ...top} = file;
    const used = Object.entries(definitions).filter(([name]) => schemaText(one).includes(`"#/definitions/${name}"`));
    const starts = [...JSON.stringify([used, top]).matchAll(/"description":"((?:[^"\\]|\\.)+)"/g)].map(
      ([, text]) => JSON.parse(`"${text}"`) as string,
    );
    const missing = starts.filter((text) => !told.includes(text.slice(0, 12)) && !/^Default|^All paths/.test(text));
    expect(missing).toEqual([]);
  });
});

describe('the keys of v12', () => {
  const keys = keysOf('v12.0.0');

  test('have required flags, allowed values and defaults', () => {
    expect([...keys.values()].filter(({required}) => required).map(({path}) => path)).toEqual([
      'name',
      'sources',
      'sources.dir',
      'package-specs.module',
    ]);
    expect(keys.get('package-specs.module')?.allowed).toEqual(['"esmodule"', '"commonjs"', '"es6"', '"es6-global"']);
    expect(keys.get('jsx.version')).toMatchObject({allowed: ['4'], type: {kind: 'number'}});
    expect(keys.get('suffix')?.default).toEqual({kind: 'code', value: '.js'});
    expect(keys.get('package-specs.in-source')?.default).toEqual({kind: 'code', value: 'false'});
    expect(keys.get('sources.public')?.default).toEqual({kind: 'words', value: 'export all modules'});
    expect(keys.get('name')?.default).toBeUndefined();
  });

  test('follow references, and stop at recursive ones', () => {
    expect(keys.get('sources.subdirs')?.type).toEqual({
      kind: 'either',
      options: [{kind: 'same', path: 'sources'}, {kind: 'boolean'}],
    });
    expect(keys.has('sources.subdirs.dir')).toBe(false);
    expect(keys.get('package-specs.suffix')?.descriptions).toEqual(keys.get('suffix')?.descriptions);
  });

  test('have the key that replaced them', () => {
    expect(keys.get('bs-dependencies')?.deprecated).toEqual({use: 'dependencies'});
    expect(keys.get('bsc-flags')?.deprecated).toEqual({use: 'compiler-flags'});
    expect(keys.get('dependencies')?.deprecated).toBeUndefined();
    expect(keys.get('package-specs.module')?.deprecated).toBeUndefined();
  });

  test('keep the descriptions of individual forms', () => {
    expect(keys.get('namespace')?.forms).toEqual([
      {type: {kind: 'boolean'}, description: 'true to use the package name as namespace, false to not use'},
      {type: {kind: 'string'}, description: 'provide customized namespace name'},
    ]);
  });
});

test('a file that doesn’t describe an object, or has a broken reference, is a readable error', () => {
  expect(() => parseSchema('{"type": "string"}')).toThrow(
    "The schema of the build configuration can't be read: Expected field properties",
  );
  expect(() => parseSchema('{"properties": {"suffix": {"enum": [".js", null]}}}')).toThrow(
    [
      "The schema of the build configuration can't be read: None of these fits:",
      '- Expected string, got null',
      '- Expected number, got null',
      '- Expected boolean, got null',
      '\tin array at index 1',
      '\tat field enum',
      '\tat field suffix',
      '\tat field properties',
    ].join('\n'),
  );
  const keys = (properties: Record<string, JsonSchema>): readonly ConfigKey[] => configKeys({properties});
  expect(() => keys({a: {$ref: '#/definitions/gone'}})).toThrow('the definition "gone", which doesn\'t exist');
  expect(() => keys({a: {$ref: 'other.json'}})).toThrow('refers to "other.json"');
});

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
