import {readChoices, writeChoices, type ListField} from '@site/src/lib/list-search/list-address';

const fields: readonly ListField[] = [{name: 'q', former: ['search']}, {name: 'kind', values: ['', 'official']}, {name: 'outdated', values: ['show']}];

test.each([{}, {q: '->'}, {q: '@as & "x" %raw #a +', kind: 'official'}, {outdated: 'show'}])('%j comes back as it was written', (choices) => {
  expect(readChoices(writeChoices('', fields, choices), fields)).toEqual(choices);
});

test('empty fields and those of the default are not in the address', () => {
  expect(writeChoices('', fields, {q: ' ', kind: ''})).toBe('');
  expect(writeChoices('?q=a&kind=official', fields, {})).toBe('');
});

test('parameters of others stay', () => {
  expect(writeChoices('?output=js&q=a', fields, {q: 'b'})).toBe('?output=js&q=b');
});

test('a former name is read, and written as the new one', () => {
  expect(readChoices('?search=json', fields)).toEqual({q: 'json'});
  expect(writeChoices('?search=json', fields, {q: 'json'})).toBe('?q=json');
});

test('what a field cannot have is left out, and nothing is longer than a hundred characters', () => {
  expect(readChoices('?kind=<script>&outdated=maybe', fields)).toEqual({});
  expect(readChoices(`?q=${'a'.repeat(5000)}`, fields).q).toHaveLength(100);
});
