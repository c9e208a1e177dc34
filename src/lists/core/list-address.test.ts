import {readChoices, writeChoices, type ListField} from '@site/src/lists/core/list-address';

const fields: readonly ListField[] = [
  {name: 'q', former: ['search']},
  {name: 'kind', values: ['', 'official']},
  {name: 'outdated', values: ['show']},
];

test.each([{}, {q: '->'}, {q: '@as & "x" %raw #a +', kind: 'official'}, {outdated: 'show'}])(
  '%j survives a round trip',
  (choices) => {
    expect(readChoices(writeChoices('', fields, choices), fields)).toEqual(choices);
  },
);

test('empty fields and default values aren’t in the URL', () => {
  expect(writeChoices('', fields, {q: ' ', kind: ''})).toBe('');
  expect(writeChoices('?q=a&kind=official', fields, {})).toBe('');
});

test('other parameters are kept', () => {
  expect(writeChoices('?output=js&q=a', fields, {q: 'b'})).toBe('?output=js&q=b');
});

test('a former name is read and replaced by the new one', () => {
  expect(readChoices('?search=json', fields)).toEqual({q: 'json'});
  expect(writeChoices('?search=json', fields, {q: 'json'})).toBe('?q=json');
});

test('invalid values are omitted, and values have at most 100 characters', () => {
  expect(readChoices('?kind=<script>&outdated=maybe', fields)).toEqual({});
  expect(readChoices(`?q=${'a'.repeat(5000)}`, fields).q).toHaveLength(100);
});
