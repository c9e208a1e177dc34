import {overlaySemanticTokens} from './overlay';
import {lexRescript} from './rescript';
import {TOKEN_CLASSES} from './token';
import {marked} from '../../../../tests/support/marked';

const overlaid = (source: string, data: readonly number[]) =>
  marked(source, overlaySemanticTokens(source, lexRescript(source), data), TOKEN_CLASSES);

test('positions are relative to the previous token', () => {
  expect(overlaid('Ab cd\n  ef', [0, 0, 2, 1, 0, 0, 3, 2, 2, 0, 1, 2, 2, 6, 0])).toBe('Ab t‹cd›\n  f‹ef›');
});

test('the tool’s kind for a name replaces the lexer’s guess', () => {
  // the lexer takes X for a constructor; the tool knows that it's a module, and that `with` is a field here
  expect(overlaid('F(X).with', [0, 0, 1, 4, 0, 0, 2, 1, 4, 0, 0, 3, 4, 6, 0])).toBe('m‹F›(m‹X›).f‹with›');
});

test('a variable the lexer got wrong becomes plain', () => {
  expect(overlaid('A', [0, 0, 1, 1, 0])).toBe('A');
});

test('strings and comments stay unchanged', () => {
  expect(overlaid('"a" // b', [0, 1, 1, 4, 0, 0, 5, 1, 4, 0])).toBe('s‹"a"› c‹// b›');
});

test('without tokens, the guess is kept', () => {
  expect(overlaid('let a = Some(1)', [])).toBe('k‹let› a = v‹Some›(n‹1›)');
});

test("a token that doesn't cover a name is dropped", () => {
  expect(overlaid('type t = {a: {b: int}}', [0, 5, 1, 2, 0, 0, 5, 5, 2, 0, 0, 3, 2, 2, 0])).toBe(
    'k‹type› t‹t› = {a: {b: t‹int›}}',
  );
});

test('only the part of a merged guess that the tool covers is replaced', () => {
  expect(overlaid('A.B.C', [0, 2, 1, 5, 0])).toBe('m‹A›.v‹B›.v‹C›');
});
