/** Declares and calls functions of an npm package, compiling the file after every key. */
import {trimJavaScript} from '../../../src/lib/code-block/emitted';
import type {Highlighter} from '../../../src/compilers/highlight';
import type {CompilerService} from '../../../src/compilers/service';
import type {CodeView, Frame, Scene} from '../screen';
import {typeInto} from '../typing';

const binding = (name: string, signature: string): string => `@module("date-fns")
external ${name}: ${signature} = "${name}"
`;
const addDays = binding('addDays', '(Date.t, int) => Date.t');
const format = binding('format', '(Date.t, string) => string');
const due = 'let due = Date.make()->addDays(14)\n';
const label = 'let label = due->format("d MMMM")\n';
const start = `${addDays}\n`;
const steps: readonly {readonly code: string; readonly restMs: number}[] = [
  {code: `${addDays}\n${due}`, restMs: 1500},
  {code: `${addDays}${format}\n${due}`, restMs: 300},
  {code: `${addDays}${format}\n${due}${label}`, restMs: 3500},
];

/** @param version the id of the manual version whose compiler is used */
export async function recordInterop(service: CompilerService, highlight: Highlighter, version: string): Promise<Scene> {
  const frames: Frame[] = [];
  let code = start;
  let output: CodeView = {name: 'Due.res.mjs', code: '', tokens: []};
  const shoot = async (caret: number, ms: number): Promise<void> => {
    const {ok, js} = await service.compile(version, {
      files: [{name: 'Due.res', code}],
      module: 'esmodule',
      typescript: false,
      warningIsError: false,
    });
    if (ok) {
      const emitted = trimJavaScript(js.at(-1)?.code ?? '');
      output = {...output, code: emitted, tokens: await highlight('js', emitted)};
    }
    const editor = {name: 'Due.res', code, tokens: await highlight('res', code), caret, saved: true};
    frames.push({ms, screen: {editor, below: {kind: 'output', view: output, current: ok}}});
  };
  for (const step of steps) {
    let caret = 0;
    for (const state of typeInto(code, step.code)) {
      ({code, caret} = state);
      await shoot(caret, state.ms);
    }
    await shoot(caret, step.restMs);
  }
  if (frames.at(-1)?.screen.below.kind !== 'output' || !output.code.includes('DateFns.format')) {
    throw new Error(`The last step of interop.ts should call DateFns.format, but the compiler wrote:\n${output.code}`);
  }
  return {frames, poster: frames.length - 1};
}
