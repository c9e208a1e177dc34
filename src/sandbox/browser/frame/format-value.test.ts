import {describeError} from './describe-error';
import {formatArgument} from './format-value';
import {readFrameMessage} from '../messages';

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
