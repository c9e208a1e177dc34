/** Declares and calls functions of an npm package, compiling the file after every key. */
import {trimJavaScript} from '../../../src/examples/core/block/emitted';
import type {Highlighter} from '../../../src/compilers/build/highlight';
import type {CompilerService} from '../../../src/compilers/build/service';
import {editor, output, type Scene} from '../page';
import {typeInto} from '../typing';

const binding = (name: string, signature: string): string => `@module("date-fns")
external ${name}: ${signature} = "${name}"
`;
const addDays = binding('addDays', '(Date.t, int) => Date.t');
const format = binding('format', '(Date.t, string) => string');
const due = 'let due = Date.make()->addDays(14)\n';
const label = 'let label = due->format("d MMMM")\n';
const steps = [
  {code: `${addDays}\n${due}`, restMs: 1500},
  {code: `${addDays}${format}\n${due}`, restMs: 300},
  {code: `${addDays}${format}\n${due}${label}`, restMs: 3500},
];

/** @param version the id of the manual version whose compiler is used */
export async function recordInterop(service: CompilerService, highlight: Highlighter, version: string): Promise<Scene> {
  const frames: Scene['frames'][number][] = [];
  let code = `${addDays}\n`;
  let caret = 0;
  let emitted = '';
  const shoot = async (ms: number): Promise<void> => {
    const {ok, js} = await service.compile(version, {
      files: [{name: 'Due.res', code}],
      module: 'esmodule',
      typescript: false,
      warningIsError: false,
    });
    if (ok) emitted = trimJavaScript(js.at(-1)?.code ?? '');
    const above = editor({name: 'Due.res', code, tokens: await highlight('res', code)}, caret);
    const below = output({name: 'Due.res.mjs', code: emitted, tokens: await highlight('js', emitted)}, !ok);
    frames.push({ms, body: String(above) + String(below)});
  };
  for (const step of steps) {
    for (const state of typeInto(code, step.code)) {
      ({code, caret} = state);
      await shoot(state.ms);
    }
    await shoot(step.restMs);
  }
  if (!emitted.includes('DateFns.format'))
    throw new Error(`The last step of interop.ts should call DateFns.format, but the compiler wrote:\n${emitted}`);
  return {frames, poster: frames.length - 1};
}
