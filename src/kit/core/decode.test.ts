import {
  array,
  boolean,
  choice,
  DecodeError,
  field,
  integer,
  literal,
  number,
  object,
  optionalField,
  string,
} from '@site/src/kit/core/decode';

describe('single values', () => {
  test.each([
    ['integer', integer, 7, 1.5, 'Expected integer, got 1.5'],
    ['number', number, 1.5, '1', 'Expected number, got "1"'],
    ['boolean', boolean, true, 'true', 'Expected boolean, got "true"'],
    ['string', string, 'a', null, 'Expected string, got null'],
    ['object', object, {a: 1}, [1], 'Expected object, got [1]'],
  ])('%s', (_name, decoder, good, bad, message) => {
    expect(decoder(good)).toEqual(good);
    expect(() => decoder(bad)).toThrow(new DecodeError(message));
  });

  test("numbers that don't exist in JSON are rejected", () => {
    expect(() => number(Number.NaN)).toThrow('Expected number');
    expect(() => integer(Number.NaN)).toThrow('Expected integer');
    expect(() => integer(Number.POSITIVE_INFINITY)).toThrow('Expected integer');
  });

  test('undefined is shown by name, and long values are cut', () => {
    expect(() => string(undefined)).toThrow('Expected string, got undefined');
    expect(() => integer('y'.repeat(500))).toThrow(/^Expected integer, got "y{118}…$/);
  });

  test('choice', () => {
    const code = choice<number | string>(integer, field('code', string));
    expect(code(3)).toBe(3);
    expect(code({code: 'E1'})).toBe('E1');
    expect(() => code({code: 2})).toThrow(
      new DecodeError(
        'None of these fits:\n- Expected integer, got {"code":2}\n- Expected string, got 2\n\tat field code',
      ),
    );
  });

  test('literal', () => {
    const kind = literal('value', 'type');
    expect(kind('type')).toBe('type');
    expect(() => kind('class')).toThrow('Expected "value" or "type", got "class"');
  });
});

describe('arrays and fields', () => {
  const module = field('items', array(field('name', string)));

  test('valid data is returned with its type', () => {
    expect(module({items: [{name: 'map'}, {name: 'keep'}]})).toEqual(['map', 'keep']);
    expect(optionalField('docs', string)({})).toBeUndefined();
    expect(optionalField('docs', string)({docs: 'text'})).toBe('text');
  });

  test('the message contains the complete path', () => {
    expect(() => module({items: [{name: 'map'}, {name: 3}]})).toThrow(
      new DecodeError('Expected string, got 3\n\tat field name\n\tin array at index 1\n\tat field items'),
    );
  });

  test('a missing field', () => {
    expect(() => module({items: [{}]})).toThrow('Expected field name\n\tin array at index 0\n\tat field items');
    expect(() => module({})).toThrow(new DecodeError('Expected field items'));
    expect(() => field('toString', string)({})).toThrow('Expected field toString');
  });

  test('a value that isn’t an array', () => {
    expect(() => module({items: {}})).toThrow('Expected array, got {}\n\tat field items');
    expect(() => module('x')).toThrow('Expected object, got "x"');
  });

  test('an optional field must still have the right type', () => {
    expect(() => optionalField('docs', string)({docs: 1})).toThrow('Expected string, got 1\n\tat field docs');
  });
});

test('an unrelated error is rethrown', () => {
  const broken = (): never => {
    throw new TypeError('bug');
  };
  expect(() => array(broken)([1])).toThrow(TypeError);
});
