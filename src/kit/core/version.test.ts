import {
  compareVersions,
  isVersionSegment,
  parseRoute,
  parseVersion,
  resolveRouteVersion,
  routeVersion,
} from './version';

const named = {latest: 'v11.0.0', next: 'v12.0.0'};

describe('parseVersion', () => {
  test('parses three numeric parts, with or without a leading v', () => {
    expect(parseVersion('v11.0.0')).toEqual({major: 11, minor: 0, patch: 0});
    expect(parseVersion('0.12.1')).toEqual({major: 0, minor: 12, patch: 1});
  });

  test.each(['alpha', 'beta', 'dev', 'rc'] as const)('parses the pre-release %s with its number', (tag) => {
    expect(parseVersion(`v12.0.0-${tag}.3`)).toEqual({major: 12, minor: 0, patch: 0, preRelease: {tag, number: 3}});
  });

  test.each([
    'v12',
    'v12.0',
    '12.0.0.1',
    'v12.0.x',
    'vv12.0.0',
    '12.0.0-alpha',
    '12.0.0-alpha.',
    '12.0.0-next.1',
    '12.0.0-alpha.1.2',
    ' 12.0.0',
    '',
  ])('does not recognise %p', (text) => expect(parseVersion(text)).toBeUndefined());

  test('accepts numbers that fit in a signed 32-bit integer, and no larger ones', () => {
    expect(parseVersion('2147483647.0.0')?.major).toBe(2147483647);
    expect(parseVersion('2147483648.0.0')).toBeUndefined();
    expect(parseVersion('1.0.0-rc.2147483648')).toBeUndefined();
  });
});

test('versions are ordered by number, pre-releases before their release', () => {
  const sorted = ['12.0.0', '12.0.0-rc.1', '11.1.4', '12.0.0-beta.2', '12.0.0-beta.1', '12.0.0-alpha.9', '12.0.0-dev.1']
    .map((text) => ({text, version: parseVersion(text)!}))
    .sort((a, b) => compareVersions(a.version, b.version));
  expect(sorted.map(({text}) => text)).toEqual([
    '11.1.4',
    '12.0.0-dev.1',
    '12.0.0-alpha.9',
    '12.0.0-beta.1',
    '12.0.0-beta.2',
    '12.0.0-rc.1',
    '12.0.0',
  ]);
});

test('a version segment is latest, next, or v with digits and optional minor and patch', () => {
  expect(['latest', 'next', 'v11', 'v11.0', 'v11.0.0'].every(isVersionSegment)).toBe(true);
  expect(['11.0.0', 'v', 'v11.', 'v11.0.0.0', 'latest2', 'xv11', 'vnext', 'v11.0.0-rc.1'].some(isVersionSegment)).toBe(
    false,
  );
});

test('segments map to Latest, Next, themselves or NoVersion', () => {
  expect(routeVersion('latest', named)).toEqual({kind: 'Latest'});
  expect(routeVersion('v11.0.0', named)).toEqual({kind: 'Latest'});
  expect(routeVersion('next', named)).toEqual({kind: 'Next'});
  expect(routeVersion('v12.0.0', named)).toEqual({kind: 'Next'});
  expect(routeVersion('v9.0.0', named)).toEqual({kind: 'Version', id: 'v9.0.0'});
  expect(routeVersion(undefined, named)).toEqual({kind: 'NoVersion'});
  expect(routeVersion('introduction', named)).toEqual({kind: 'NoVersion'});
});

test('NoVersion and Latest resolve to the latest version, Next to the next', () => {
  const resolved = (segment?: string): string => resolveRouteVersion(routeVersion(segment, named), named);
  expect([undefined, 'latest', 'next', 'v10.0.0'].map(resolved)).toEqual(['v11.0.0', 'v11.0.0', 'v12.0.0', 'v10.0.0']);
});

describe('parseRoute', () => {
  test('splits a versioned address', () => {
    expect(parseRoute('/docs/manual/next/api/belt?a=1#map', named)).toEqual({
      fullpath: ['docs', 'manual', 'next', 'api', 'belt'],
      base: ['docs', 'manual'],
      version: {kind: 'Next'},
      pagepath: ['api', 'belt'],
    });
  });

  test('an address without a version keeps its whole page path', () => {
    const {base, version, pagepath} = parseRoute('/docs/manual/record/', named);
    expect({base, version, pagepath}).toEqual({
      base: ['docs', 'manual'],
      version: {kind: 'NoVersion'},
      pagepath: ['record'],
    });
  });

  test('only the segment at the version’s position can be a version', () => {
    expect(parseRoute('/docs/manual/latest/v9', named).version).toEqual({kind: 'Latest'});
    expect(parseRoute('/community/content/next', named).version).toEqual({kind: 'NoVersion'});
    expect(parseRoute('/', named)).toEqual({fullpath: [], base: [], version: {kind: 'NoVersion'}, pagepath: []});
  });
});
