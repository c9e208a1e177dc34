import {guardLoops} from './loop-guard';

const guarded = (source: string): string => guardLoops(source, 'tick');

test.each([
  ['while(true) { f(); }', 'while(tick(),true) { f(); }'],
  ['do { f(); } while (a);', 'do { f(); } while (tick(),a);'],
  ['for(let i = 0; i < n; ++i){ f(i); }', 'for(let i = 0;tick(), i < n; ++i){ f(i); }'],
  ['for (;;) f();', 'for (;!tick();) f();'],
  ['for (let i = 0;; i++) f();', 'for (let i = 0;!tick(); i++) f();'],
  ['for (const x of xs) { f(x); }', 'for (const x of xs) {tick(); f(x); }'],
  ['for await (const x of xs) { f(x); }', 'for await (const x of xs) {tick(); f(x); }'],
  [
    'for (let f = (a) => { let b; return b; }; a; b) {}',
    'for (let f = (a) => {tick(); let b; return b; };tick(), a; b) {}',
  ],
  ['function f(x, {y} = {}) { return x; }', 'function f(x, {y} = {}) {tick(); return x; }'],
  ['let f = async x => { await x; };', 'let f = async x => {tick(); await x; };'],
  ['let f = function* () { yield 1; };', 'let f = function* () {tick(); yield 1; };'],
  ['if (a) {}\n/[`]/.test(x);\nwhile (b) {}', 'if (a) {}\n/[`]/.test(x);\nwhile (tick(),b) {}'],
  ['if (a) /[`]/.test(x);\nwhile (b) {}', 'if (a) /[`]/.test(x);\nwhile (tick(),b) {}'],
  ['let t = `${(() => { while (a) {} })()}`;', 'let t = `${(() => {tick(); while (tick(),a) {} })()}`;'],
])('guards %j', (source, expected) => {
  expect(guarded(source)).toBe(expected);
});

test.each([
  'let a = x => x + 1;',
  'a.while(b); a?.for(c); a.function;',
  '"while (true) {}"; \'for (;;) {}\'; `for (;;) {}`;',
  '// while (true) {}\n/* for (;;) {} */',
  'let r = /while(true)/g;',
  'export {\n  f,\n}',
])('leaves %j alone', (source) => {
  expect(guarded(source)).toBe(source);
});

test('guarded code stops where it would run forever, and line numbers don’t change', () => {
  const source =
    'let n = 0;\nlet f = () => {\n  while (true) {\n    try { for (;;) n++; } catch (error) { throw error; }\n  }\n};\nf();';
  let left = 1000;
  const tick = (): void => {
    if (left-- === 0) throw new Error('stopped');
  };
  const result = guarded(source);
  expect(result.split('\n')).toHaveLength(source.split('\n').length);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('tick', result) as (given: () => void) => void;
  expect(() => run(tick)).toThrow('stopped');
});
