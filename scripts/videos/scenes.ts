/** The recorded scenes. Each function records one, from real runs of the build tool or the compiler. */
import {trimJavaScript} from '../../src/examples/core/block/emitted';
import type {Highlighter} from '../../src/compilers/build/highlight';
import type {CompilerService} from '../../src/compilers/build/service';
import {editor, output, type Scene} from './page';
import {recordSession} from './session';
import {pageOf, shopSources} from './shop';
import {typeInto} from './typing';

/** A scene and its measurements: times in ms, as reported by the tool. */
type FastBuild = {
  readonly scene: Scene;
  readonly modules: number;
  readonly firstMs: number;
  readonly changesMs: readonly number[];
};

/** Changes a page of a big project three times while the build tool watches. */
export async function recordFastBuild(siteDir: string, highlight: Highlighter): Promise<FastBuild> {
  const file = 'CheckoutPage.res';
  const list = '<CheckoutList all />';
  // The short texts fit on a line of the narrow recording.
  const withText = (text: string): string =>
    pageOf('Checkout', `${list}\n    <p> {React.string("${text}")} </p>`, 'Basket');
  const steps = [
    {code: pageOf('Checkout', list, 'Basket'), restMs: 1500},
    {code: withText('Ships free'), restMs: 1500},
    {code: withText('Sent today'), restMs: 2600},
  ];
  const sources = {...shopSources(), [file]: pageOf('Checkout', list)};
  const {frames, cold, builds} = await recordSession({siteDir, highlight, sources, file, steps});
  return {
    scene: {frames, poster: frames.length - 1},
    modules: Object.keys(sources).length,
    firstMs: cold.reportedMs,
    changesMs: builds.map(({reportedMs}) => reportedMs),
  };
}

/** A type error and a forgotten case: the compiler's own messages, and the fixes. */
export async function recordTypeBetter(siteDir: string, highlight: Highlighter): Promise<Scene> {
  const source = (type: string, days: string, more = ''): string => `type order = ${type}

let label = order =>
  switch order {
  | Paid => "Packing"
  | Shipped(days) => ${days}${more}
  }
`;
  const two = 'Paid | Shipped(int)';
  const three = `${two} | Refunded`;
  const mended = '`In ${days->Int.toString} days`';
  const steps = [
    {code: source(two, '"In days: " ++ days'), restMs: 3600, says: /has type: int/},
    {code: source(two, mended), restMs: 1500},
    {code: source(three, mended), restMs: 3600, says: /forgot to handle/},
    {code: source(three, mended, '\n  | Refunded => "Money is back"'), restMs: 2600},
  ];
  const file = 'Order.res';
  const sources = {[file]: source(two, '"On its way"').replace('Shipped(days)', 'Shipped(_)')};
  const {frames} = await recordSession({siteDir, highlight, sources, file, steps});
  return {frames, poster: frames.findIndex(({body}) => body.includes('forgot to handle'))};
}

const binding = (name: string, signature: string): string => `@module("date-fns")
external ${name}: ${signature} = "${name}"
`;

/**
 * Declares and calls functions of an npm package, compiling the file after every key.
 * @param version the id of the manual version whose compiler is used
 */
export async function recordInterop(service: CompilerService, highlight: Highlighter, version: string): Promise<Scene> {
  const addDays = binding('addDays', '(Date.t, int) => Date.t');
  const format = binding('format', '(Date.t, string) => string');
  const due = 'let due = Date.make()->addDays(14)\n';
  const label = 'let label = due->format("d MMMM")\n';
  const steps = [
    {target: `${addDays}\n${due}`, restMs: 1500},
    {target: `${addDays}${format}\n${due}`, restMs: 300},
    {target: `${addDays}${format}\n${due}${label}`, restMs: 3500},
  ];
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
  for (const {target, restMs} of steps) {
    for (const state of typeInto(code, target)) {
      ({code, caret} = state);
      await shoot(state.ms);
    }
    await shoot(restMs);
  }
  if (!emitted.includes('DateFns.format'))
    throw new Error(`The last step of recordInterop should call DateFns.format, but the compiler wrote:\n${emitted}`);
  return {frames, poster: frames.length - 1};
}
