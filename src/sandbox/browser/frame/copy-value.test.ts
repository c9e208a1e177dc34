import {copyValue} from './copy-value';
import {formatArgument} from './format-value';
import type {LoggedValue} from '../messages';

const copy = (value: unknown, room = {left: 1_000_000}): LoggedValue | undefined =>
  copyValue(value, formatArgument(value), room);

test.each([
  1,
  'text',
  null,
  undefined,
  [],
  {},
  new Map(),
  new Date(0),
  /a/,
  new Error('no'),
  () => 1,
  Promise.resolve(),
])('%p has no parts', (value) => {
  expect(copy(value)).toBeUndefined();
});

test.each<[unknown, LoggedValue]>([
  [
    [1, 'a'],
    {
      text: '[1, "a"]',
      parts: [
        ['0', '1'],
        ['1', '"a"'],
      ],
      more: 0,
    },
  ],
  [
    {TAG: 'Circle', 'a b': {x: 1}},
    {
      text: '{ TAG: "Circle", "a b": { x: 1 } }',
      parts: [
        ['TAG', '"Circle"'],
        ['"a b"', {text: '{ x: 1 }', parts: [['x', '1']], more: 0}],
      ],
      more: 0,
    },
  ],
  [new Map([[{id: 1}, 'a']]), {text: 'Map { { id: 1 } => "a" }', parts: [['{…}', '"a"']], more: 0}],
  [new Set(['a']), {text: 'Set { "a" }', parts: [['', '"a"']], more: 0}],
  [new Uint8Array([7]), {text: 'Uint8Array [7]', parts: [['0', '7']], more: 0}],
])('%p is copied with its parts', (value, copied) => {
  expect(copy(value)).toEqual(copied);
});

test('a copy doesn’t change with the value', () => {
  const list = [1];
  const copied = copy(list);
  list.push(2);
  expect(copied).toMatchObject({text: '[1]', parts: [['0', '1']]});
});

test('a value that doesn’t fit on a line ends with an ellipsis, and shows its parts in full', () => {
  const [first, second] = ['x'.repeat(40), 'y'.repeat(40)];
  expect(copy([first, second])).toEqual({
    text: `["${first}", "${'y'.repeat(26)}…`,
    parts: [
      ['0', `"${first}"`],
      ['1', `"${second}"`],
    ],
    more: 0,
  });
});

test('deep values can be opened further than their text goes', () => {
  const copied = JSON.stringify(copy({a: {b: {c: {d: {e: {f: {g: 'deep'}}}}}}}));
  expect(copied).toContain('["g","\\"deep\\""]');
});

test('cyclic and unreadable values end', () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  expect(copy(cycle)).toEqual({text: '{ self: [circular] }', parts: [['self', '[circular]']], more: 0});
  const hostile = {
    get secret(): string {
      throw new Error('no');
    },
  };
  expect(copy([hostile])).toEqual({text: '[[unreadable]]', parts: [['0', '[unreadable]']], more: 0});
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  expect(copy([revoked.proxy])).toEqual({text: '[[unreadable]]', parts: [['0', '[unreadable]']], more: 0});
});

test('huge values have 100 parts and a count, and all copies of a run fit in their room', () => {
  expect(copy(Array.from({length: 1_000_000}, () => 0))).toMatchObject({more: 999_900});
  const wide = Object.fromEntries(
    Array.from({length: 100}, (_, index) => [`key${index}`, Array.from({length: 100}, () => 'text'.repeat(10))]),
  );
  const room = {left: 120_000};
  const sizes = [1, 2, 3, 4].map(() => JSON.stringify(copy(wide, room) ?? null).length);
  expect(sizes[0]).toBeGreaterThan(50_000);
  expect(sizes[0]).toBeLessThan(100_000);
  expect(sizes[3]).toBe('null'.length);
  expect(room.left).toBeGreaterThan(-100);
});

test('what didn’t fit is counted', () => {
  const rows = Array.from({length: 90}, () => ({text: 'x'.repeat(2_000)}));
  const copied = copy(rows);
  const open = copied as Exclude<LoggedValue, string>;
  expect(open.parts.length + open.more).toBe(90);
  const last = open.parts.at(-1)![1] as Exclude<LoggedValue, string>;
  expect([last.parts.length, last.more]).toEqual([0, 1]);
});

test('a list of many links has a hundred levels', () => {
  let list: unknown = 0;
  for (let index = 0; index < 10_000; index++) list = {hd: index, tl: list};
  const copied = JSON.stringify(copy(list));
  expect(copied.match(/"hd"/g)).toHaveLength(100);
});
