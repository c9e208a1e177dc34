import {describeError} from './capture';
import {copyValue, formatArgument} from './format-value';
import {readFrameMessage, type LoggedValue} from '../messages';

class Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
}
const deep = {a: {b: {c: {d: {e: {f: 1}}}}}};

test.each<[unknown, string]>([
  ['text', 'text'],
  [['text', 'a "b"'], '["text", "a \\"b\\""]'],
  [1, '1'],
  [-0, '-0'],
  [12n, '12n'],
  [undefined, 'undefined'],
  [null, 'null'],
  [[], '[]'],
  [{}, '{}'],
  [{a: 1, 'b-c': [true]}, '{ a: 1, "b-c": [true] }'],
  [{TAG: 'Circle', _0: 2}, '{ TAG: "Circle", _0: 2 }'],
  [new Map([['a', new Set([1])]]), 'Map { "a" => Set { 1 } }'],
  [new Point(1, 2), 'Point { x: 1, y: 2 }'],
  [Object.create(null), '{}'],
  [new Uint8Array([1, 2]), 'Uint8Array [1, 2]'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [new Date(NaN), 'Invalid Date'],
  [/a/g, '/a/g'],
  [new TypeError('no'), 'TypeError: no'],
  [Math.max, '[function max]'],
  [() => undefined, '[function]'],
  [Symbol('s'), 'Symbol(s)'],
  [Promise.resolve(), '[promise]'],
  [deep, '{ a: { b: { c: { d: { e: {…} } } } } }'],
  [['x'.repeat(40), 'y'.repeat(40)], `[\n  "${'x'.repeat(40)}",\n  "${'y'.repeat(40)}"\n]`],
])('%p is shown as %j', (value, text) => {
  expect(formatArgument(value)).toBe(text);
});

test('unreadable values are marked as such', () => {
  const hostile = {
    get name(): string {
      throw new Error('no');
    },
  };
  expect(formatArgument([hostile])).toBe('[[unreadable]]');
});

test('circular and endless values are cut off', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(formatArgument(circle)).toBe('{ self: [circular] }');
  expect(formatArgument(Array.from({length: 1000}, () => 0))).toMatch(/0,\n {2}…\n\]$/);
  expect(formatArgument('x'.repeat(20_000))).toHaveLength(10_001);
});

describe('a copy', () => {
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
});

test.each<[unknown, string]>([
  [new RangeError('Maximum call stack size exceeded'), 'RangeError: Maximum call stack size exceeded'],
  [{RE_EXN_ID: 'Playground.Boom/1', _1: 'x', _2: [3], Error: new Error()}, 'Exception: Playground.Boom("x", [3])'],
  [{RE_EXN_ID: 'Not_found', Error: new Error()}, 'Exception: Not_found'],
  [{RE_EXN_ID: 'Playground.Named', code: 2}, 'Exception: Playground.Named({ code: 2 })'],
  ['thrown', 'Exception: "thrown"'],
  [undefined, 'Exception: undefined'],
  [{any: 1}, 'Exception: { any: 1 }'],
])('thrown: %p', (thrown, message) => {
  expect(describeError(thrown, undefined)).toEqual({message});
});

test('the line is in the program, not in its libraries', () => {
  const error = new Error('no');
  error.stack = 'Error: no\n  at f (blob:null/lib:7:1)\n  at g (blob:null/program:12:3)\n  at blob:null/program:14:1';
  expect(describeError(error, 'blob:null/program').line).toBe(12);
  expect(describeError({RE_EXN_ID: 'A', Error: error}, 'blob:null/program').line).toBe(12);
  expect(describeError(error, 'blob:null/other').line).toBeUndefined();
});

test.each<[unknown, unknown]>([
  [null, undefined],
  ['console', undefined],
  [{kind: 'run'}, undefined],
  [{kind: 'console', level: 'fatal', values: []}, undefined],
  [{kind: 'console', level: 'log', values: 'no list'}, undefined],
  [
    {kind: 'console', level: 'log', values: [1, {}]},
    {kind: 'console', level: 'log', values: ['1', '[object Object]']},
  ],
  [
    {kind: 'console', level: 'log', values: ['[1]'], copies: [{text: '[1]'}]},
    {kind: 'console', level: 'log', values: ['[1]'], copies: [{text: '[1]'}]},
  ],
  [
    {kind: 'console', level: 'log', values: ['[1]'], copies: 'no list'},
    {kind: 'console', level: 'log', values: ['[1]']},
  ],
  [
    {kind: 'error', message: 'a', line: 'b', html: '<b>'},
    {kind: 'error', message: 'a'},
  ],
  [{kind: 'error', message: {}}, undefined],
  [
    {kind: 'stopped', reason: 'anything'},
    {kind: 'stopped', reason: 'reader'},
  ],
  [{kind: 'finished', more: 1}, {kind: 'finished'}],
])('a program may send %p', (data, message) => {
  expect(readFrameMessage(data)).toEqual(message);
});
