import {inTurns} from './turns';
import {pauseAfter} from '../../editor/core/pause';
import type {PlaygroundEngine} from '../core/engine';
import {baseSettings} from '../../../tests/support/engine-contract';
import {compiled, fakeEngine} from '../../../tests/support/fake-engine';

const settings = baseSettings('v12.0.0');
const settle = (): Promise<void> => new Promise((next) => setImmediate(next));

/** Types a program, key by key, as an editor does: each key makes the code before it outdated. */
function typing(engine: PlaygroundEngine) {
  let before: AbortController | undefined;
  const answers: (string | undefined)[] = [];
  const type = (code: string): void => {
    before?.abort();
    before = new AbortController();
    engine.compile(code, settings, [], before.signal).then(
      ({js}) => answers.push(js),
      () => undefined,
    );
  };
  return {type, answers};
}

test('of 25 keys, the first is compiled, and once that is done, the last', async () => {
  const engine = fakeEngine();
  const {type, answers} = typing(inTurns(engine));
  const keys = Array.from({length: 25}, (_, index) => 'a'.repeat(index + 1));
  for (const code of keys) {
    type(code);
    await settle();
  }
  expect(engine.asked.map(({code}) => code)).toEqual(['a']);
  engine.asked[0]!.answer(compiled('first'));
  await settle();
  expect(engine.asked.map(({code}) => code)).toEqual(['a', 'a'.repeat(25)]);
  engine.asked[1]!.answer(compiled('last'));
  await settle();
  expect(answers).toEqual(['first', 'last']);
});

test('what the reader asks for goes before code that is being typed, and is never dropped', async () => {
  const engine = fakeEngine();
  const turns = inTurns(engine);
  const {type} = typing(turns);
  type('first');
  type('typed');
  const ran = turns.compile('run', settings);
  const formatted = turns.format(' formatted ', settings);
  type('typed later');
  engine.asked[0]!.answer(compiled('first'));
  await settle();
  expect(engine.asked.map(({code}) => code)).toEqual(['first', 'run']);
  engine.asked[1]!.answer(compiled('ran'));
  expect((await ran).js).toBe('ran');
  expect(await formatted).toEqual({code: 'formatted'});
  await settle();
  expect(engine.asked.map(({code}) => code)).toEqual(['first', 'run', 'typed later']);
});

test('a failure lets the next one through, and disposing rejects what waits', async () => {
  const engine = fakeEngine();
  const turns = inTurns(engine);
  const failed = expect(turns.compile('a', settings)).rejects.toThrow('no');
  const next = expect(turns.compile('b', settings)).rejects.toThrow('late');
  const waits = expect(turns.compile('c', settings)).rejects.toThrow('The compiler was closed.');
  engine.asked[0]!.fail('no');
  await failed;
  await settle();
  turns.dispose();
  await waits;
  expect(engine.disposed).toBe(true);
  engine.asked[1]!.fail('late');
  await next;
  await settle();
  expect(engine.asked).toHaveLength(2);
});

test('the pause grows with the time the last compilation took', () => {
  expect([undefined, 40, 200, 385, 1_194, 9_000].map(pauseAfter)).toEqual([100, 100, 100, 192.5, 500, 500]);
});
