import fs from 'node:fs';
import vm from 'node:vm';
import {withCopyOfNewestRecord} from './copy-record';
import {cutInVersions, shortName} from './edit-versions';
import {cutProblems, cutSteps, readCutWords, type CutFacts} from './plan-cut';
import {TOOLCHAINS} from '../../../compilers/build/toolchains';
import {versionLines, type VersionLine} from '../../../config/versions';

const line: VersionLine = {
  next: {id: 'v3.0.0', path: 'next', label: 'v3.0.0', name: 'v3', compiler: 'v3.0.0', compilers: {rescript: '3.x'}},
  latest: {id: 'v2.0.0', path: 'latest', label: 'v2.0.0 (latest)', name: 'v2', compiler: 'v2.0.0'},
  older: [{id: 'v1.0.0', path: 'v1.0.0', label: 'v0.9 - v1.0', name: 'v1', compiler: 'v1.0.0'}],
};
const facts: CutFacts = {line, changed: [], compilers: ['v3.0.0', 'v2.0.0', 'v1.0.0']};
const source = `const other = 1;\nconst manual: VersionLine = ${JSON.stringify(line).replaceAll(/"(\w+)":/g, '$1:')};\n`;

/** The object that a source assigns. */
function read(text: string): unknown {
  const [, object = ''] = /const manual: VersionLine = ([\s\S]*);\n$/.exec(text) ?? [];
  return JSON.parse(JSON.stringify(vm.runInNewContext(`(${object})`)));
}

test('what was next is the latest, what was the latest the first of the older ones', () => {
  expect(read(cutInVersions(source, 'manual', 'v3.0.0', {id: 'v4.0.0', compiler: 'v4.0.0'}))).toEqual({
    next: {id: 'v4.0.0', path: 'next', label: 'v4.0.0', name: 'v4', compiler: 'v4.0.0', compilers: {rescript: '4.x'}},
    latest: {...line.next, path: 'latest', label: 'v3.0.0 (latest)'},
    older: [{...line.latest, path: 'v2.0.0', label: 'v2.0.0'}, ...line.older],
  });
});

test('docs whose next version has no number keep it', () => {
  expect(read(cutInVersions(source, 'manual', 'v3.0.0'))).toMatchObject({next: line.next, latest: {id: 'v3.0.0'}});
});

test('a file that is written in another way is refused', () => {
  expect(() => cutInVersions('const manual = make();', 'manual', 'v3.0.0')).toThrow(
    'has no constant "manual" that is an object',
  );
  expect(() => cutInVersions('const manual = {next};', 'manual', 'v3.0.0')).toThrow(
    '"manual" needs next, latest, and older',
  );
});

test("the site's own file can be cut", () => {
  const {next} = versionLines.default;
  const own = fs.readFileSync('src/config/versions.ts', 'utf8');
  const text = cutInVersions(own, 'manual', next.id, {id: 'v99.0.0', compiler: next.compiler});
  expect(text).toContain(`'${next.id} (latest)'`);
  expect(text).toContain(`'v99.0.0'`);
  expect(cutInVersions(own, 'react', 'v99.0.0')).toContain(`'v99.0.0 (latest)'`);
});

test('names in prose have no zeros', () =>
  expect([shortName('v13.0.0'), shortName('v0.13.0')]).toEqual(['v13', 'v0.13']));

test.each([
  [[], 'Name the version to cut.'],
  [['12'], '"12" isn\'t a version name. Use a v and three numbers, such as v12.0.0.'],
  [['v3.0.0'], 'Say which version comes next.'],
  [['v3.0.0', '--next', 'four'], '"four" isn\'t a version name'],
  [['v3.0.0', '--nxt', 'v4.0.0'], 'Unknown option --nxt.'],
  [['v3.0.0', '-n', 'v4.0.0'], 'Unknown option -n.'],
  [['v3.0.0', '--next'], '--next needs a value. Write npm run version:cut'],
  [['v3.0.0', '--docs'], '--docs needs a value. Write npm run version:cut'],
  [['v3.0.0', '--next', 'v4.0.0', '--dry-run=yes'], '--dry-run doesn\'t take a value. Leave "=yes" out.'],
  [['v3.0.0', 'v4.0.0'], 'One version too many: v4.0.0.'],
  [['v3.0.0', '--docs', 'blog'], '--docs is "blog", but has to be manual or react.'],
  [['v3.0.0', '--docs', 'react', '--next', 'v4.0.0'], 'The next version of the React docs has no number.'],
])('%p is rejected with a readable error', (words, sentence) => expect(() => readCutWords(words)).toThrow(sentence));

test.each([
  [['v3.0.0', '--next', 'v4.0.0'], [], []],
  [['v3.0.0', '--next', 'v4.0.0'], ['a', 'b', 'c', 'd'], ["Some changes aren't committed (a, b, c, and 1 more)"]],
  [['v2.0.0', '--next', 'v4.0.0'], [], ['v2.0.0 is already cut: v2.0.0, v1.0.0 are. Cut the next version, v3.0.0.']],
  [['v4.0.0', '--next', 'v5.0.0'], [], ['The next version is v3.0.0, not v4.0.0.']],
  [['v3.0.0', '--next', 'v2.5.0'], [], ['The next version has to be newer than v3.0.0, and v2.5.0 is not.']],
  [['v1.5.0', '--docs', 'react'], [], ['v1.5.0 is older than v2.0.0, the latest.']],
])('%p with %p changed: %p', (words, changed, sentences) => {
  const problems = cutProblems(readCutWords(words), {...facts, changed});
  expect(problems).toEqual(sentences.map((sentence) => expect.stringContaining(sentence) as string));
});

test('a --dry-run that npm has kept for itself is refused', () => {
  jest.replaceProperty(process, 'env', {...process.env, npm_config_dry_run: 'true'});
  expect(() => readCutWords(['v12.0.0', '--next', 'v13.0.0'])).toThrow('so nothing is done. Write it after --.');
  jest.restoreAllMocks();
});

test('the steps say which compiler the next version has', () => {
  const words = readCutWords(['v3.0.0', '--next', 'v4.0.0', '--dry-run']);
  expect(words.dryRun).toBe(true);
  expect(cutSteps(words, facts, {copied: [], changed: [], naming: []}).at(-1)).toContain(
    "v4.0.0 is compiled with v3.0.0's compiler until it has its own",
  );
  const translations = {copied: ['i18n/fr/x'], changed: ['i18n/fr/y.json'], naming: ['community/z.mdx']};
  expect(cutSteps(words, {...facts, compilers: ['v4.0.0']}, translations).slice(-5)).toEqual([
    "i18n/fr/x is copied to the version's own place",
    "i18n/fr/y.json loses its version.label: names of versions aren't translated",
    'community/z.mdx names version-v3.0.0 instead of version-v2.0.0',
    'src/config/versions.ts: v3.0.0 is the latest, v2.0.0 an older one, v4.0.0 comes next',
    'v4.0.0 is compiled with its own compiler',
  ]);
});

test('a compiler is added with a copy of the newest record', () => {
  const source = fs.readFileSync('src/compilers/build/toolchains.ts', 'utf8');
  const [newest] = TOOLCHAINS;
  const added = withCopyOfNewestRecord(source, newest!, 'v99.0.0', 'rescript-v99');
  expect(added).toMatch(/= \[\n  \{\n(?: {4}\.\.\.\w+,\n)? {4}version: 'v99\.0\.0',\n {4}package: 'rescript-v99',\n/);
  expect(added.split(`version: '${newest?.version}',`)).toHaveLength(2);
  expect(added.length).toBeGreaterThan(source.length + 500);
  expect(() => withCopyOfNewestRecord('', newest!, 'v99.0.0', 'rescript-v99')).toThrow(
    'has to be an object with its version.',
  );
});
