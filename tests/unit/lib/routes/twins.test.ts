import {findTwin} from '../../../../src/lib/routes/twins';
import {twinAddress} from '../../../../src/lib/routes/twin-address';

const page = (slug: string, category = 'Language Features') => ({slug, title: slug, category});
const others = [page('introduction', 'Overview'), page('overview'), page('object'), page('api/core/array', 'API')];

test('the same page is its own twin', () => {
  expect(findTwin(page('object'), others, {})).toEqual({slug: 'object', anchor: '', kind: 'same'});
});

test('the first successor that exists takes over, with its anchor', () => {
  const successors = {dict: ['nowhere', 'object#hash-maps']};
  expect(findTwin(page('dict'), others, successors)).toEqual({slug: 'object', anchor: '#hash-maps', kind: 'successor'});
});

test('a successor of a folder holds for the pages in it', () => {
  const api = [page('core/array', 'Core'), page('core', 'Core')];
  expect(findTwin(page('stdlib/array', 'Stdlib'), api, {stdlib: ['core']})).toEqual({slug: 'core/array', anchor: '', kind: 'successor'});
});

test('else the category’s first page, else the first page at all', () => {
  expect(findTwin(page('dict'), others, {})).toEqual({slug: 'overview', anchor: '', kind: 'category'});
  expect(findTwin(page('dict', 'Unknown'), others, {})).toEqual({slug: 'introduction', anchor: '', kind: 'category'});
  expect(findTwin(page('dict'), [], {})).toBeUndefined();
});

describe('twinAddress', () => {
  const source = {
    permalink: '/docs/manual/next/dict',
    title: 'Dictionary & map',
    versionPath: '/docs/manual/next',
    twins: [{version: 'v11.0.0', to: '/docs/manual/latest/object#maps', title: 'Object'}],
  };

  test('changes the version alone where the page exists', () => {
    expect(twinAddress(source, {name: 'v10.0.0', path: '/docs/manual/v10.0.0'})).toEqual({to: '/docs/manual/v10.0.0/dict'});
  });

  test('says which page is missing and which opens instead', () => {
    expect(twinAddress(source, {name: 'v11.0.0', path: '/docs/manual/latest'})).toEqual({
      to: '/docs/manual/latest/object?missing=Dictionary%20%26%20map#maps',
      instead: 'Object',
    });
  });

  test('a page of the same title is the same page under another address', () => {
    const array = {...source, permalink: '/docs/manual/next/api/stdlib/array', title: 'Array', twins: [{version: 'v11.0.0', to: '/docs/manual/latest/api/core/array', title: 'Array'}]};
    expect(twinAddress(array, {name: 'v11.0.0', path: '/docs/manual/latest/api'})).toEqual({to: '/docs/manual/latest/api/core/array'});
  });
});
