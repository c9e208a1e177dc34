import {
  decodeDocument,
  decodeManifest,
  decodeRegistryFile,
  decodeSearchPage,
  webAddress,
} from '@site/src/packages/core/registry';

test('a page of search results yields the stored fields of each package', () => {
  const answer = {
    total: 2,
    time: 'x',
    objects: [
      {
        package: {
          name: 'sury',
          version: '11.0.0',
          description: ' Schema\n for everything ',
          date: '2026-05-01T10:00:00.000Z',
          keywords: ['rescript'],
          links: {
            npm: 'https://n/sury',
            repository: 'git+https://github.com/DZakh/sury.git',
            homepage: 'javascript:alert(1)',
          },
        },
        score: {},
      },
      {package: {name: 'bare', version: '1.0.0'}},
    ],
  };
  expect(decodeSearchPage(answer)).toEqual({
    total: 2,
    packages: [
      {
        name: 'sury',
        version: '11.0.0',
        description: 'Schema for everything',
        published: '2026-05-01',
        repository: 'https://github.com/DZakh/sury',
      },
      {name: 'bare', version: '1.0.0'},
    ],
  });
});

test.each([
  [{objects: []}, 'Expected field total'],
  [{total: 1, objects: [{}]}, 'Expected field package\n\tin array at index 0'],
  [{total: 1, objects: [{package: {name: 'a'}}]}, 'Expected field version'],
  ['<html>', 'Expected object'],
])('%j is refused', (answer, message) => expect(() => decodeSearchPage(answer)).toThrow(message));

test.each([
  [
    {peerDependencies: {rescript: '>=12.0.0 <13'}, dependencies: {rescript: '1'}},
    {range: '>=12.0.0 <13', on: 'rescript', from: 'peerDependencies'},
  ],
  [
    {peerDependencies: {'@rescript/runtime': '>=12.0.0', react: '19'}},
    {range: '>=12.0.0', on: '@rescript/runtime', from: 'peerDependencies'},
  ],
  [{dependencies: {rescript: '^11.0.0'}}, {range: '^11.0.0', on: 'rescript', from: 'dependencies'}],
  [{peerDependencies: {'bs-platform': '^8.0.0'}}, {range: '^8.0.0', on: 'bs-platform', from: 'peerDependencies'}],
  [{devDependencies: {rescript: '^12'}}, undefined],
])('the supported compilers of %j are %j', (dependencies, compiler) => {
  expect(decodeManifest({name: 'a', version: '1.0.0', ...dependencies}).compiler).toEqual(compiler);
});

test('the compiler’s own package doesn’t depend on a compiler', () => {
  expect(decodeManifest({name: 'rescript', version: '12.2.0', dependencies: {'@rescript/runtime': '12.2.0'}})).toEqual({
    name: 'rescript',
    version: '12.2.0',
  });
});

test('a complete document yields its latest version and publication date', () => {
  const document = {
    'dist-tags': {latest: '2.0.0'},
    time: {created: '2020-01-01T00:00:00Z', '2.0.0': '2026-02-03T00:00:00Z'},
    versions: {'1.0.0': {}, '2.0.0': {name: 'a', version: '2.0.0', repository: 'github:x/y'}},
  };
  expect(decodeDocument(document)).toEqual({
    name: 'a',
    version: '2.0.0',
    repository: 'https://github.com/x/y',
    published: '2026-02-03',
  });
});

test.each([
  ['git+https://github.com/a/b.git', 'https://github.com/a/b'],
  ['git://github.com/a/b.git', 'https://github.com/a/b'],
  ['git+ssh://git@github.com/a/b.git', 'https://github.com/a/b'],
  ['git@github.com:a/b.git', 'https://github.com/a/b'],
  ['github:a/b', 'https://github.com/a/b'],
  ['a/b', 'https://github.com/a/b'],
  ['http://example.org/x', 'https://example.org/x'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  [{}, undefined],
])('%s links to %s', (written, address) => expect(webAddress(written)).toBe(address));

test('the committed file can be parsed, and invalid content is rejected', () => {
  const file = {
    fetched: '2026-11-20',
    packages: [
      {
        name: 'a',
        version: '1.0.0',
        published: '2026-01-01',
        compiler: {range: '12.x', on: 'rescript', from: 'peerDependencies'},
      },
    ],
  };
  expect(decodeRegistryFile(file)).toEqual(file);
  expect(() => decodeRegistryFile({...file, fetched: 'today'})).toThrow(
    'Expected a day such as 2026-11-20, got "today"',
  );
  expect(() => decodeRegistryFile({...file, packages: [{name: 'a'}]})).toThrow('Expected field version');
});
