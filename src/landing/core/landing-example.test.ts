import {lastSignature} from './landing-example';

test('the hint is the declaration of the last value', () => {
  expect(lastSignature('A.resi', 'type t = int\n\nlet a: t\n\nlet b: t => string\n')).toBe('let b: t => string');
  expect(lastSignature('A.resi', 'let a: (\n  ~x: int,\n) => int\n')).toBe('let a: (\n  ~x: int,\n) => int');
});

test('an interface without a value is a readable error', () => {
  expect(() => lastSignature('A.resi', 'type t = int\n')).toThrow(
    'A.resi declares no value, so the front page has no type to show.',
  );
});
