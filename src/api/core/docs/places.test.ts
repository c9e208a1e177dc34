import {createIndex} from '../model/api-index';
import {createPlaces} from './places';
import {library} from '../../../../tests/support/small-library';

const {model} = library.editions[0]!;
const address = (path: string): string => `/base/docs/manual/next/api${path && `/${path}`}`;
const {linkAddress} = createPlaces(model, createIndex(model), address);

test.each([
  ['https://rescript-lang.org/docs/manual/latest/object', '/base/docs/manual/next/object'],
  ['https://rescript-lang.org/docs/manual/v12.0.0/record/', '/base/docs/manual/next/record'],
  ['http://www.rescript-lang.org/docs/manual/latest/promise#promise-legacy', '/base/docs/manual/next/promise'],
  ['https://rescript-lang.org/docs/manual/latest/api/stdlib/array#map', '/base/docs/manual/next/api/stdlib/array'],
  ['https://rescript-lang.org/docs/manual/latest/api/stdlib/gone', undefined],
  ['https://rescript-lang.org?array=[someValue]', undefined],
  ['https://example.org/docs/manual/latest/stdlib/array', undefined],
  ['https://example.org/array', undefined],
])('a comment that links to %s leads to %s', (url, expected) => {
  expect(linkAddress('Stdlib')(url)).toBe(expected);
});
