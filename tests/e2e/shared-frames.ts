/** Runs several programs as one: a frame for each of thousands would take minutes. */
import {build} from 'esbuild';
import type {RunMessage} from '../../src/sandbox/browser/messages';
import type {Program} from './programs';

/** Programs whose output differs from run to run: the time, chance, or a network. */
export const CHANGES =
  /\b(?:Date|performance|random|[sS]huffle\w*|toShuffled|stack|fetch|setInterval|crypto|console\.time\w*)\b/;

/** How many programs share a frame. */
export const SHARED = 40;
/** Written to the console before each program, and after one that throws. */
const [NEXT, THREW] = ['\u0001next', '\u0001threw'];

/**
 * Programs that can run one after another: they end when their module ends, and need no page. An error's page may have
 * one that can't be parsed.
 */
export const isShort = ({where, shown, js}: Program): boolean =>
  shown.kind !== 'component' &&
  !where.startsWith('errors/') &&
  !/\b(?:setTimeout|setInterval|fetch|Promise|await|document|window)\b/.test(js);

/** One program that runs others, and writes what the frame would write about each. */
export async function together(programs: readonly Program[]): Promise<Program> {
  const modules = programs.map(({js}) => js);
  const names = programs.map(({shown}) => (shown.kind === 'values' ? shown.names : []));
  const steps = modules.map(
    (_, index) => `await step(() => import('program:${index}'), ${JSON.stringify(names[index])});`,
  );
  const driver = `let lines = 0;
for (const level of ['log', 'info', 'warn', 'error', 'debug', 'dir', 'table', 'trace', 'assert', 'value', 'count', 'group', 'groupCollapsed']) {
  const write = console[level];
  console[level] = (...values) => { lines++; write.apply(console, values); };
}
const step = async (load, names) => {
  console.log(${JSON.stringify(NEXT)});
  lines = 0;
  try {
    const exports = await load();
    if (lines === 0) for (const name of names) if (typeof exports[name] !== 'function') console.value(name.replace('$$', ''), exports[name]);
  } catch { console.log(${JSON.stringify(THREW)}); }
  await new Promise((next) => setTimeout(next));
};
${steps.join('\n')}`;
  const {outputFiles} = await build({
    stdin: {contents: driver},
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    keepNames: true,
    plugins: [
      {
        name: 'programs',
        setup(bundler) {
          bundler.onResolve({filter: /./}, ({path: name}) =>
            name.startsWith('program:') ? {path: name.slice(8), namespace: 'program'} : {path: name, external: true},
          );
          bundler.onLoad({filter: /./, namespace: 'program'}, ({path: index}) => ({
            contents: modules[Number(index)] ?? '',
          }));
        },
      },
    ],
  });
  const {version} = programs[0]!;
  return {where: 'together', version, js: outputFiles[0]!.text, shown: {kind: 'console'}};
}

/** The messages of each program of several that ran together. */
export function apart(messages: readonly RunMessage[]): readonly (readonly RunMessage[])[] {
  const found: RunMessage[][] = [];
  for (const message of messages) {
    const text = message.kind === 'console' ? message.values[0] : undefined;
    if (text === NEXT) found.push([]);
    else found.at(-1)?.push(text === THREW ? {kind: 'error', message: 'It threw.'} : message);
  }
  return found;
}
