import {capture} from '@site/src/sandbox/browser/frame/capture';
import type {RunMessage} from '@site/src/sandbox/browser/messages';

/** What a program's console calls show. */
function linesOf(program: (console: Console) => void): readonly string[] {
  const said: RunMessage[] = [];
  const scope = Object.assign(new EventTarget(), {console: {} as Console});
  capture(
    scope,
    (message) => said.push(message),
    () => undefined,
  );
  program(scope.console);
  return said.flatMap((message) =>
    message.kind === 'console' ? [`${message.level}: ${message.values.join(' ')}`] : [],
  );
}

test('groups show their labels', () => {
  expect(
    linesOf((console) => {
      console.group('first');
      console.groupCollapsed('second', 2);
      console.log('inside');
    }),
  ).toEqual(['log: first', 'log: second 2', 'log: inside']);
});

test('counters count by label, and start again', () => {
  expect(
    linesOf((console) => {
      console.count('clicks');
      console.count('clicks');
      console.count();
      console.countReset('clicks');
      console.count('clicks');
    }),
  ).toEqual(['log: clicks: 1', 'log: clicks: 2', 'log: default: 1', 'log: clicks: 1']);
});

test('timers show their time until they end', () => {
  const lines = linesOf((console) => {
    console.time('load');
    console.timeLog('load');
    console.timeEnd('load');
    console.timeEnd('load');
  });
  expect(lines).toEqual([expect.stringMatching(/^log: load: [\d.]+ ms$/), expect.stringMatching(/^log: load: /)]);
});

test('only console calls with a value that has parts have copies, each at its index', () => {
  const said: RunMessage[] = [];
  const scope = Object.assign(new EventTarget(), {console: {} as Console});
  capture(
    scope,
    (message) => said.push(message),
    () => undefined,
  );
  scope.console.log('total', [1]);
  scope.console.log('total', 1, []);
  expect(said).toEqual([
    {
      kind: 'console',
      level: 'log',
      values: ['total', '[1]'],
      copies: [undefined, {text: '[1]', parts: [['0', '1']], more: 0}],
    },
    {kind: 'console', level: 'log', values: ['total', '1', '[]']},
  ]);
});
