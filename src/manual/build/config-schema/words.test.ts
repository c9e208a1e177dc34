import {englishWords} from '../../../kit/core/built-component/built-component';
import {either, simpleType, type KeyType} from './shape';
import {SCHEMA_LABELS, typeInWords} from './words';

const words = englishWords(SCHEMA_LABELS);
const string: KeyType = {kind: 'string'};
const object: KeyType = {kind: 'object'};
const array = (items: KeyType): KeyType => ({kind: 'array', items});

test.each<[KeyType, string]>([
  [string, 'string'],
  [simpleType('integer'), 'number'],
  [simpleType(undefined), 'any value'],
  [array(string), 'array of strings'],
  [array(either([string, array(string)])), 'array of strings or arrays of strings'],
  [either([{kind: 'boolean'}, string]), 'boolean or string'],
  [either([array(either([string, object])), string, object]), 'string, object, or array of strings or objects'],
  [either([{kind: 'same', path: 'sources'}, {kind: 'boolean'}]), 'boolean or the same as sources'],
])('%j is said as: %s', (type, text) => {
  expect(typeInWords(type, words)).toBe(text);
});

test("duplicate options are merged, and a single option isn't a union", () => {
  expect(either([string, string])).toEqual(string);
  expect(either([either([string, object]), object])).toEqual({kind: 'either', options: [string, object]});
});
