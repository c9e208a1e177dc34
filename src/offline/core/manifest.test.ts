import {findStored, planFiles, readPartList, storeKey, type Stored} from './manifest';

const words = {language: 'en', direction: 'ltr', site: '', title: '', body: '', link: ''};
const stored: Stored = {
  build: 'b1',
  parts: [],
  words,
  files: {'/': 'h0', '/docs/record': 'h1', '/assets/a.js': 'h2', '/docs/api/': 'h3'},
};

test.each([
  ['/', '/stored/h0'],
  ['/index.html', '/stored/h0'],
  ['/docs/record', '/stored/h1'],
  ['/docs/record/', '/stored/h1'],
  ['/docs/record.html', '/stored/h1'],
  ['/docs/record/index.html', '/stored/h1'],
  ['/docs/api', '/stored/h3'],
  ['/assets/a.js', '/stored/h2'],
  ['/docs/object', undefined],
])('%s is served from %s', (pathname, key) => expect(findStored(stored, pathname)).toBe(key));

test('an update fetches missing content once, under any name, and removes unneeded content', () => {
  const there = new Set(['1', '2', '3'].map(storeKey));
  const wanted = {'/a.new-name.js': ['1', 10], '/b': ['4', 20], '/copy-of-b': ['4', 20], '/d': ['5', 30]} as const;
  expect(planFiles(wanted, there)).toEqual({
    fetch: [
      {address: '/b', key: '/stored/4', bytes: 20},
      {address: '/d', key: '/stored/5', bytes: 30},
    ],
    drop: ['/stored/2', '/stored/3'],
  });
});

test('anything other than a list of parts is rejected', () => {
  expect(readPartList({build: 'b', parts: []})).toEqual({build: 'b', parts: []});
  for (const value of [null, 'text', {}, {build: 'b'}])
    expect(() => readPartList(value)).toThrow('was built without support for offline reading');
});
