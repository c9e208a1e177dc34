/** A type error and a forgotten case: the compiler's own messages, and the fixes. */
import {rm} from 'node:fs/promises';
import {withoutColors} from '../../../src/lib/diagnostics/parse';
import type {Highlighter} from '../../../src/compilers/highlight';
import {makeProject} from '../project';
import type {Scene} from '../screen';
import {recordSession} from '../session';
import {watchProject} from '../watch';

const source = (type: string, days: string, more = ''): string => `type order = ${type}

let label = order =>
  switch order {
  | Paid => "Packing"
  | Shipped(days) => ${days}${more}
  }
`;
const two = 'Paid | Shipped(int)';
const three = `${two} | Refunded`;
const text = '"In days: " ++ days';
const mended = '`In ${days->Int.toString} days`';
const steps = [
  {code: source(two, text), restMs: 3600, clear: true},
  {code: source(two, mended), restMs: 1500, clear: true},
  {code: source(three, mended), restMs: 3600, clear: true},
  {code: source(three, mended, '\n  | Refunded => "Money is back"'), restMs: 2600, clear: true},
];

export async function recordTypeBetter(siteDir: string, highlight: Highlighter): Promise<Scene> {
  const start = source(two, '"On its way"').replace('Shipped(days)', 'Shipped(_)');
  const folder = await makeProject(siteDir, {'Order.res': start});
  const watcher = await watchProject(folder);
  try {
    const opening = `$ npx rescript build -w\n${watcher.first.chunks.at(-1)?.text ?? ''}`;
    const {frames, builds} = await recordSession({watcher, highlight, file: 'src/Order.res', start, opening, steps});
    const outcome = builds.map(({chunks}) => withoutColors(chunks.map(({text: printed}) => printed).join('')));
    const expected = [/has type: int/, /Finish compiling/, /forgot to handle/, /Finish compiling/];
    for (const [index, message] of expected.entries()) {
      if (!message.test(outcome[index] ?? ''))
        throw new Error(
          `Step ${index + 1} of type-better.ts should make the compiler say ${message}, but it said:\n${outcome[index]}`,
        );
    }
    const third = frames.findIndex(
      ({screen: {below}}) =>
        below.kind === 'terminal' && below.lines.flat().some(({text: line}) => line.includes('forgot to handle')),
    );
    return {frames, poster: third};
  } finally {
    watcher.stop();
    await rm(folder, {recursive: true, force: true});
  }
}
