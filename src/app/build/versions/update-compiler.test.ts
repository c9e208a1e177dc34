import {completedLock, readUpdateWords, reasonOf, updateProblems, withReleases, type Lock} from './plan-update';

test('the version, the release and the options', () => {
  expect(readUpdateWords(['v3.0.0', '3.2.1', '--react', '0.9.0'])).toEqual({
    version: 'v3.0.0',
    release: '3.2.1',
    react: '0.9.0',
  });
  expect(readUpdateWords(['v3.0.0', '3.2.1'])).toEqual({version: 'v3.0.0', release: '3.2.1'});
});

test.each([
  [[], "Name the manual version and the compiler's release. Write npm run compiler:update"],
  [['v3.0.0'], "Name the manual version and the compiler's release."],
  [['v3.0.0', 'newest'], '"newest" isn\'t a release. Use three numbers, such as 12.3.1.'],
  [['v3.0.0', '3.1.0', '--react', 'latest'], '"latest" isn\'t a release.'],
  [['v3.0.0', '3.1.0', '--react'], '--react needs a release.'],
  [['v3.0.0', '3.1.0', '3.2.0'], 'One word too many: 3.2.0.'],
  [['v3.0.0', '3.1.0', '--dry'], 'Unknown option --dry.'],
])('%p is rejected with a readable error', (words, sentence) => expect(() => readUpdateWords(words)).toThrow(sentence));

const installed = {compiler: {name: 'rescript', release: '3.1.0'}, react: {name: '@rescript/react', release: '0.8.0'}};

test.each([
  [['v3.0.0', '3.2.0'], installed, []],
  [['v3.0.0', '3.1.0', '--react', '0.9.0'], installed, []],
  [['v3.0.0', '3.1.0'], installed, ['v3.0.0 has 3.1.0 already.']],
  [['v3.0.0', '3.1.0', '--react', '0.8.0'], installed, ['v3.0.0 has 3.1.0 already.']],
  [['v3.0.0', '3.0.9'], installed, ['3.0.9 is older than 3.1.0, which v3.0.0 has. Name a newer release.']],
  [['v3.0.0', '3.1.0-rc.2'], installed, ['3.1.0-rc.2 is older than 3.1.0']],
  [['v3.0.0', '3.2.0', '--react', '0.7.0'], installed, ['0.7.0 is older than 0.8.0']],
  [['v3.0.0', '4.0.0'], installed, ['and 4.0.0 is another major. CONTRIBUTING.md, "Add a compiler version"']],
  [['v3.0.0', '3.2.0', '--react', '1.0.0'], {compiler: installed.compiler}, ['has no React binding']],
  [
    ['v7.0.0', '7.1.0'],
    undefined,
    ['v7.0.0 has no compiler in src/compilers/build/toolchains.ts. These have: v3.0.0.'],
  ],
])('%p of %p: %p', (words, found, sentences) =>
  expect(updateProblems(readUpdateWords(words), found, ['v3.0.0'], [])).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence) as string),
  ),
);

test('uncommitted changes stop the update', () => {
  const words = readUpdateWords(['v3.0.0', '3.2.0']);
  expect(updateProblems(words, installed, ['v3.0.0'], ['a', 'b', 'c', 'd', 'e'])).toEqual([
    expect.stringContaining("changes aren't committed (a, b, c, and 2 more). Commit"),
  ]);
});

test('code names the new releases, prose and other packages keep theirs', () => {
  const text = [
    'Version 3.1.0 is slow.',
    '    "rescript": "3.1.0",',
    'npm install rescript@3.1.0 @rescript/runtime@3.1.0 eslint-rescript@3.1.0',
    '"rescript": "3.1.0-rc.1"',
  ].join('\n');
  expect(
    withReleases(text, [{names: ['rescript', '@rescript/runtime'], from: '3.1.0', to: '3.2.0'}]).split('\n'),
  ).toEqual([
    'Version 3.1.0 is slow.',
    '    "rescript": "3.2.0",',
    'npm install rescript@3.2.0 @rescript/runtime@3.2.0 eslint-rescript@3.1.0',
    '"rescript": "3.1.0-rc.1"',
  ]);
});

test('packages that the registry lacks keep their entries, with the new version and without the old checksum', () => {
  const optional = (release: string) => ({optionalDependencies: {'@x/mac': release, '@x/linux': release}});
  const entry = {version: '3.1.0', integrity: 'sha512-old', os: ['darwin'], cpu: ['arm64'], optional: true};
  const linux = {version: '3.2.0', integrity: 'sha512-new', os: ['linux'], cpu: ['x64'], optional: true};
  const former: Lock = {
    packages: {'node_modules/@x/mac': entry, 'node_modules/@x/linux': entry, 'node_modules/x': optional('3.1.0')},
  };
  const lock: Lock = {
    lockfileVersion: 3,
    packages: {'node_modules/@x/linux': linux, 'node_modules/x': optional('3.2.0')},
  };
  expect(completedLock(lock, former)).toEqual({
    lockfileVersion: 3,
    packages: {
      'node_modules/@x/linux': linux,
      'node_modules/@x/mac': {version: '3.2.0', os: ['darwin'], cpu: ['arm64'], optional: true},
      'node_modules/x': optional('3.2.0'),
    },
  });
});

test.each([
  [
    [
      'npm error code ETARGET',
      'npm error notarget No matching version found for x@3.9.0.',
      "npm error notarget In most cases you're requesting a version that doesn't exist.",
    ],
    'No matching version found for x@3.9.0.',
  ],
  [['npm error code E404', 'npm error 404 Not Found - GET https://x'], 'Not Found - GET https://x'],
  [['npm error code ERESOLVE', 'npm error ERESOLVE could not resolve'], 'ERESOLVE could not resolve'],
  [['killed'], undefined],
])('the reason npm gives in %j', (lines, reason) => expect(reasonOf(lines.join('\n'))).toBe(reason));
