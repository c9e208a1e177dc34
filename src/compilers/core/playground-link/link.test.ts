import {compressToEncodedURIComponent} from 'lz-string';
import {
  isWarningFlags,
  LONGEST_QUERY,
  MAX_CODE,
  partWithCode,
  playgroundPath,
  readPlaygroundQuery,
  withCode,
  withoutCode,
  type PlaygroundState,
} from './link';
import {defaultOpen, isModulePath, withVersion, type PlaygroundSettings} from '../settings';
import {linkState, settingsOf} from './state';
import links from '../../../../tests/fixtures/playground-links.json';

const queryOf = (path: string) => partWithCode(new URL(path, 'https://example.org'));

test.each<PlaygroundState>([
  {code: ''},
  {code: 'let a = 1\n'},
  {code: 'let s = "żółć 日本 😀 + & = ?"\n', version: 'v12.0.0'},
  {code: 'let x = 1;', version: 'v8.0.0', syntax: 're'},
  {
    code: 'let x = User.name',
    files: [
      {name: 'User.res', code: 'let name = "日本"\n\t\u0000'},
      {name: 'User.resi', code: ''},
    ],
    version: 'v12.0.0',
  },
  {code: program(150_000), files: [{name: 'User.res', code: program(40_000)}], version: 'v12.0.0', warnings: '+A'},
  {code: 'a'.repeat(5000), version: 'v11.0.0', module: 'commonjs'},
  {
    code: 'a',
    version: 'v12.0.0-rc.5',
    jsx: 'preserve',
    warnings: '+a-4@26..30',
    open: ['Belt', 'Belt.Array'],
    letUnwrap: true,
  },
])('written links can be read: %#', (state) => {
  expect(readPlaygroundQuery(queryOf(playgroundPath(state)))).toEqual(state);
});

/** A program of so many characters that compresses like a written one. */
function program(length: number): string {
  const below = numbers(length);
  const lines: string[] = [];
  for (let size = 0; size < length; size += lines.at(-1)!.length + 1)
    lines.push(`let value${below(10_000)} = compute(${below(1e9)}, "${below(1e9).toString(36)}")`);
  return lines.join('\n').slice(0, length);
}

/** A generator with the same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('any code and settings survive a round trip through the URL', () => {
  const below = numbers(7);
  const pick = <Value>(...values: readonly Value[]): Value => values[below(values.length)]!;
  for (let round = 0; round < 400; round++) {
    const alphabet = pick('ab \n', 'let x=1{}()[]+-%&?#"\\`$', 'żółć日本語😀\u0000\ud83d', 'aA0');
    const code = Array.from({length: below(200)}, () => alphabet[below(alphabet.length)]).join('');
    const settings: PlaygroundSettings = {
      version: pick('v12.0.0', 'v12.2.0', 'v11.1.4', 'v8.4.2', 'v12.0.0-alpha.15'),
      syntax: pick('res', 're', 'ml'),
      module: pick('esmodule', 'commonjs'),
      jsx: pick('automatic', 'classic', 'preserve'),
      warnings: pick('', '+A', '-4+26', '+a-4-9@26..30', 'A'),
      open: pick<readonly string[]>([], ['Belt'], ['RescriptCore', 'Belt.Array']),
      ...pick({}, {letUnwrap: true}),
    };
    const query = queryOf(playgroundPath(linkState(code, settings)));
    const read = readPlaygroundQuery(query);
    expect(read.code).toBe(code);
    expect(settingsOf(read, 'v1.0.0')).toEqual(settings);
    expect(queryOf(playgroundPath(linkState(read.code ?? '', settingsOf(read, 'v1.0.0'))))).toBe(query);
  }
});

test('code that would make a query of more than 4,000 characters is in the fragment, which no server sees', () => {
  const short = playgroundPath({code: program(4_000), version: 'v12.0.0'});
  expect(short).toMatch(/^\/try\?code=[\w+$-]{1000,}&version=v12\.0\.0$/);
  expect(short.length).toBeLessThanOrEqual('/try'.length + LONGEST_QUERY);
  const long = playgroundPath({code: program(20_000), version: 'v12.0.0'});
  expect(long).toMatch(/^\/try#code=[\w+$-]{4000,}&version=v12\.0\.0$/);
  const files = [{name: 'User.res', code: program(20_000)}];
  expect(playgroundPath({code: '', files})).toMatch(/^\/try#code=Q&files=User\.res~/);
  for (const others of [[], files]) {
    const address = withCode('/base/try?version=v12.0.0', program(20_000), others);
    expect(address).toBe(`/base${playgroundPath({code: program(20_000), files: others, version: 'v12.0.0'})}`);
    expect(withoutCode(address)).toBe('/base/try?version=v12.0.0');
  }
  expect(withoutCode(withCode('/try?version=v8.0.0&ext=re', 'a', files.slice(1)))).toBe('/try?version=v8.0.0&ext=re');
});

test('a long program in the query, as links had it before, can be read', () => {
  const code = program(200_000);
  const query = `?code=${compressToEncodedURIComponent(code)}&version=v12.0.0`;
  expect(readPlaygroundQuery(partWithCode(new URL(`https://example.org/try${query}#main`)))).toEqual({
    code,
    version: 'v12.0.0',
  });
});

test('code is added at the front of a URL without code', () => {
  const address = playgroundPath({version: 'v12.0.0'});
  expect(address).toBe('/try?version=v12.0.0');
  expect(withCode(`/base${address}`, 'let a = 1')).toBe(
    `/base${playgroundPath({code: 'let a = 1', version: 'v12.0.0'})}`,
  );
});

test.each(links)('published links stay readable forever: $what', ({query, means}) => {
  expect(readPlaygroundQuery(query)).toEqual(means);
});

test('code that decompresses to more than 200 kB is rejected, however short it is', () => {
  const code = compressToEncodedURIComponent('a'.repeat(600_000));
  expect(code.length).toBeLessThan(20_000);
  expect(readPlaygroundQuery(`?code=${code}&version=v12.0.0`)).toEqual({damage: 'too-large', version: 'v12.0.0'});
  expect(readPlaygroundQuery(`?code=${compressToEncodedURIComponent('a'.repeat(MAX_CODE))}`).code).toHaveLength(
    MAX_CODE,
  );
});

test('other files that can’t be read, or have a wrong name, are damage like that of the code', () => {
  const code = compressToEncodedURIComponent('let a = 1');
  const read = (files: string) => readPlaygroundQuery(`?code=${code}&files=${files}`);
  expect(read(`User.res~${code}`)).toEqual({code: 'let a = 1', files: [{name: 'User.res', code: 'let a = 1'}]});
  for (const files of [
    `../User.res~${code}`,
    `Playground.res~${code}`,
    `User.res~${code},User.res~${code}`,
    Array.from({length: 8}, (_, index) => `A${index}.res~${code}`).join(),
    `User.res~${code.slice(0, 4)}`,
    'User.res~',
    'User.res',
    `User.res~${code},`,
    '%00',
    '',
  ])
    expect([files, read(files)]).toEqual([files, {damage: 'damaged'}]);
  expect(read(`User.res~${compressToEncodedURIComponent('a'.repeat(MAX_CODE))}`)).toEqual({damage: 'too-large'});
  expect(read('%00&ext=re')).toEqual({code: 'let a = 1', syntax: 're'});
});

test('unknown values are left out, and named if they are short', () => {
  expect(readPlaygroundQuery('?ext=exe&module=iife&jsx=no&warnings=rm+/*&open=belt&experimental=all')).toEqual({
    unknown: ['ext=exe', 'module=iife', 'jsx=no', 'warnings', 'open=belt', 'experimental=all'],
  });
  expect(readPlaygroundQuery('?version=v12.0.0%22%3E%3Cscript%3E')).toEqual({unknown: ['version']});
  expect(readPlaygroundQuery('?version=latest&ext=res&module=es6&jsx=automatic&open=&utm_source=x')).toEqual({
    open: [],
  });
  expect(readPlaygroundQuery('?version=&ext=toString')).toEqual({unknown: ['ext=toString']});
  expect(readPlaygroundQuery('')).toEqual({});
});

test.each([
  ['v12', 'v12.0.0'],
  ['12', 'v12.0.0'],
  ['V12.1', 'v12.1.0'],
  ['v12.1.0-rc.2', 'v12.1.0-rc.2'],
  ['banana', 'banana'],
])('version=%s means %s, which may not exist', (written, version) => {
  expect(readPlaygroundQuery(`?version=${written}`)).toEqual({version});
});

describe('links as chats and mails damage them', () => {
  const code = program(1_000);
  const files = [{name: 'User.res', code: program(500)}];
  const state = {code, files, version: 'v11.0.0', warnings: '+A-4@8', open: ['Belt', 'RescriptCore']};
  const query = playgroundPath(state).slice('/try?'.length);
  const broken = (by: string): string => query.replace(/[\w+-]{76}/g, (line) => line + by);
  expect(query).toContain('+');

  test.each([
    ['encoded as a whole', encodeURIComponent(query)],
    ['encoded three times', encodeURIComponent(encodeURIComponent(encodeURIComponent(query)))],
    ['&amp;', query.replaceAll('&', '&amp;')],
    ['&amp;amp;', query.replaceAll('&', '&amp;amp;')],
    ['encoded &amp;', encodeURIComponent(query.replaceAll('&', '&amp;'))],
    ['line breaks', broken('\r\n')],
    ['encoded line breaks', broken('%0D%0A')],
    ['spaces', broken(' ')],
    ['encoded spaces', broken('%20')],
    ['line breaks with indentation', broken('%0A  ')],
    ['zero-width spaces and soft hyphens', broken('\u200B\u00AD')],
    ['a plus that became a space', query.replaceAll('+', '%20')],
    ['the end of a sentence', `${query}).`],
    ['a quotation', `${query}»`],
  ])('%s', (_, damaged) => {
    for (const mark of ['?', '#']) {
      const address = new URL(`https://example.org/try${mark}${damaged}`);
      expect(readPlaygroundQuery(partWithCode(address))).toEqual(state);
    }
  });

  test('what has lost something is damaged, and decoding ends', () => {
    expect(readPlaygroundQuery(`#${query.slice(0, 600)}…`)).toEqual({damage: 'damaged'});
    expect(readPlaygroundQuery('?code=%')).toEqual({damage: 'damaged'});
    expect(readPlaygroundQuery(`?code=${'%25'.repeat(10_000)}`)).toEqual({damage: 'damaged'});
  });
});

test('flags and module names are validated', () => {
  expect(['+A', '-4', 'a', '+a-4@26..30', '3'].every(isWarningFlags)).toBe(true);
  expect(['', ' ', '+', '--4', '4..', 'a_b', '+a -4', 'a'.repeat(201)].some(isWarningFlags)).toBe(false);
  expect(['Belt', 'Belt.Array', 'M_1'].every(isModulePath)).toBe(true);
  expect(['', 'belt', 'Belt.', 'Belt array', '-open', 'A'.repeat(101)].some(isModulePath)).toBe(false);
});

test('v11 opens Core unless the reader changes it', () => {
  expect([defaultOpen('v11.1.4'), defaultOpen('v12.0.0'), defaultOpen('v1')]).toEqual([['RescriptCore'], [], []]);
  const settings = settingsOf({}, 'v11.0.0');
  expect(withVersion(settings, 'v12.0.0').open).toEqual([]);
  expect(withVersion({...settings, open: []}, 'v12.0.0').open).toEqual([]);
  expect(withVersion(withVersion(settings, 'v12.0.0'), 'v11.0.0').open).toEqual(['RescriptCore']);
});
