import {counterpartAddress, findCounterpart} from './counterparts';

const page = (slug: string, category = 'Language Features') => ({slug, title: slug, category});
const others = [page('introduction', 'Overview'), page('overview'), page('object'), page('api/core/array', 'API')];

test('the same page is its own counterpart', () => {
  expect(findCounterpart(page('object'), others, {})).toEqual({slug: 'object', anchor: '', kind: 'same'});
});

test('the first existing successor is used, with its anchor', () => {
  const successors = {dict: ['nowhere', 'object#hash-maps']};
  expect(findCounterpart(page('dict'), others, successors)).toEqual({
    slug: 'object',
    anchor: '#hash-maps',
    kind: 'successor',
  });
});

test('a folder’s successor applies to the pages in it', () => {
  const api = [page('core/array', 'Core'), page('core', 'Core')];
  expect(findCounterpart(page('stdlib/array', 'Stdlib'), api, {stdlib: ['core']})).toEqual({
    slug: 'core/array',
    anchor: '',
    kind: 'successor',
  });
});

test('otherwise the category’s first page, otherwise the first page of all', () => {
  expect(findCounterpart(page('dict'), others, {})).toEqual({slug: 'overview', anchor: '', kind: 'category'});
  expect(findCounterpart(page('dict', 'Unknown'), others, {})).toEqual({
    slug: 'introduction',
    anchor: '',
    kind: 'category',
  });
  expect(findCounterpart(page('dict'), [], {})).toBeUndefined();
});

describe('counterpartAddress', () => {
  const source = {
    permalink: '/docs/manual/next/dict',
    title: 'Dictionary & map',
    versionPath: '/docs/manual/next',
    counterparts: [{version: 'v11.0.0', to: '/docs/manual/latest/object#maps', title: 'Object'}],
  };

  test('only changes the version if the page exists', () => {
    expect(counterpartAddress(source, {name: 'v10.0.0', path: '/docs/manual/v10.0.0'})).toEqual({
      to: '/docs/manual/v10.0.0/dict',
    });
  });

  test('says which page is missing and which opens instead', () => {
    expect(counterpartAddress(source, {name: 'v11.0.0', path: '/docs/manual/latest'})).toEqual({
      to: '/docs/manual/latest/object?missing=Dictionary%20%26%20map#maps',
      instead: 'Object',
    });
  });

  test('a page with the same title is the same page at a different address', () => {
    const array = {
      ...source,
      permalink: '/docs/manual/next/api/stdlib/array',
      title: 'Array',
      counterparts: [{version: 'v11.0.0', to: '/docs/manual/latest/api/core/array', title: 'Array'}],
    };
    expect(counterpartAddress(array, {name: 'v11.0.0', path: '/docs/manual/latest/api'})).toEqual({
      to: '/docs/manual/latest/api/core/array',
    });
  });
});
