/**
 * Examples with a Run button, run once in the built frame: some of each version, and in `npm test -- --all` every one. It prints what Node prints for the same
 * JavaScript, and a component appears without an error. Programs, up to two thousand in a version, share frames, one
 * after another; those that need time or a page have a frame of their own.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import type {RuntimeAddresses} from '../../src/compilers/core/config';
import {findImports} from '../../src/sandbox/core/link-program';
import {resolveImport, type RuntimeFiles} from '../../src/compilers/core/runtime-files';
import type {RunMessage} from '../../src/sandbox/browser/messages';
import {siteModules} from '../support/browser-bundle';
import {draw} from './draw';
import {expect, test} from './fixtures';
import {programsOf, type Program} from './programs';
import {runtime, VERSIONS} from './run-bench';
import {apart, CHANGES, isShort, SHARED, together} from './shared-frames';

const siteDir = path.resolve(__dirname, '../..');

/** What Node printed: at the end of the module, and in all. */
type Printed = {readonly atEnd: number; readonly lines: readonly string[]};

declare global {
  var runPrograms: (
    programs: readonly Program[],
    runtime: RuntimeAddresses,
  ) => Promise<readonly (readonly RunMessage[])[]>;
}

const filesOf = (version: string): RuntimeFiles =>
  JSON.parse(
    readFileSync(path.join(siteDir, 'build', runtime.versions[version]!, 'files.json'), 'utf8'),
  ) as RuntimeFiles;

/** What a browser doesn't have: imports without a file, and Node's own `process`. */
const missing = ({js, version}: Program): readonly string[] => [
  ...findImports(js).flatMap(({specifier}) =>
    resolveImport(specifier, version, filesOf(version), runtime) === undefined ? [specifier] : [],
  ),
  ...(/\bprocess\b/.test(js) ? ['process'] : []),
];

/** Prints as the frame does, each console call to the list of the program it comes from. */
const NODE_RUNNER = `
import {AsyncLocalStorage} from 'node:async_hooks';
import {formatArgument, formatValue} from './format.mjs';
import programs from './programs.mjs';
const current = new AsyncLocalStorage();
const say = (...values) => current.getStore()?.push(values.map(formatArgument).join(' '));
for (const name of ['log', 'info', 'warn', 'error', 'debug', 'dir', 'table', 'trace', 'groupCollapsed']) console[name] = say;
console.value = (text, value) => current.getStore()?.push(text + ' = ' + formatValue(value));
console.assert = (holds, ...values) => { if (!holds) say('Assertion failed', ...values); };
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
const printed = [];
for (const [index, names] of programs.entries()) {
  const lines = [];
  try {
    const exports = await current.run(lines, () => import('./program-' + index + '.mjs'));
    if (lines.length === 0)
      for (const name of names)
        if (typeof exports[name] !== 'function') lines.push(name.replace('$$', '') + ' = ' + formatValue(exports[name]));
  } catch {}
  printed.push({lines, atEnd: lines.length});
}
setTimeout(() => { process.stdout.write(JSON.stringify(printed)); process.exit(); }, 1000);
`;

/** What Node prints for programs of a version, with the runtime files of the build. */
async function runInNode(version: string, programs: readonly Program[]): Promise<readonly Printed[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    cpSync(path.join(siteDir, 'build/runtime'), path.join(folder, 'runtime'), {recursive: true});
    const files = filesOf(version);
    programs.forEach(({js}, index) => {
      const linked = findImports(js).reduceRight((text, {specifier, start, end}) => {
        const address = resolveImport(specifier, version, files, runtime) ?? '';
        return `${text.slice(0, start)}".${address}"${text.slice(end)}`;
      }, js);
      writeFileSync(path.join(folder, `program-${index}.mjs`), linked);
    });
    const names = programs.map(({shown}) => (shown.kind === 'values' ? shown.names : []));
    writeFileSync(path.join(folder, 'programs.mjs'), `export default ${JSON.stringify(names)}`);
    await build({
      entryPoints: [path.join(siteDir, 'src/sandbox/browser/frame/format-value.ts')],
      outfile: path.join(folder, 'format.mjs'),
      format: 'esm',
    });
    writeFileSync(path.join(folder, 'run.mjs'), NODE_RUNNER);
    const output = execFileSync(process.execPath, ['run.mjs'], {cwd: folder, encoding: 'utf8', maxBuffer: 1e8});
    return JSON.parse(output) as Printed[];
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Runs programs in frames, a few at a time, each until it has ended and been silent for a moment. */
const browserRunner = build({
  stdin: {
    contents: `import {createRunner} from './src/sandbox/browser/runner';
      const runOne = (program, runtime) => new Promise((resolve) => {
        const place = document.body.appendChild(document.createElement('div'));
        const messages = [];
        const {shown} = program;
        const isOver = ({kind}) => shown.kind === 'component' ? ['rendered', 'error', 'stopped'].includes(kind) : ['finished', 'stopped'].includes(kind);
        const onMessage = (message) => {
          messages.push(message);
          if (isOver(message)) setTimeout(() => { runner.dispose(); place.remove(); resolve(messages); }, 100);
        };
        const runner = createRunner(place, {frame: '/playground-frame.html', runtime, title: 'Program', onMessage});
        runner.run({js: program.js, version: program.version, react: shown.kind === 'component', component: shown.name, values: shown.names});
      });
      globalThis.runPrograms = async (programs, runtime) => {
        const results = [];
        let next = 0;
        const work = async () => { while (next < programs.length) { const index = next++; results[index] = await runOne(programs[index], runtime); } };
        await Promise.all(Array.from({length: 6}, work));
        return results;
      };`,
    resolveDir: siteDir,
    loader: 'ts',
  },
  ...siteModules,
  bundle: true,
  write: false,
  format: 'iife',
}).then(({outputFiles}) => outputFiles[0]!.text);

const linesOf = (messages: readonly RunMessage[]): readonly string[] =>
  messages.flatMap((message) => (message.kind === 'console' ? [message.values.join(' ')] : []));

/** Exceptions are numbered in the order they are made, in all programs of a process. */
const comparable = (lines: readonly string[]): string => lines.join('\n').replace(/(RE_EXN_ID: "[\w.]+)\/\d+/g, '$1');

/** Of a version. */
const DRAWN = 80;

/** Programs that print later, or when something happens on the page. */
const WAITS = /\b(?:setTimeout|addEventListener|watchUrl)\b/;

for (const version of VERSIONS) {
  test(
    `${version}: an example with a Run button does in a browser what it does in Node`,
    {tag: '@wide'},
    async ({page, errors}) => {
      test.setTimeout(600_000);
      const all = await programsOf(version);
      const byPlace = new Map(all.map((program) => [`${program.where} ${program.js}`, program]));
      const drawn = draw([...byPlace.keys()], DRAWN).flatMap((place) => byPlace.get(place) ?? []);
      const programs = drawn.filter((program) => missing(program).length === 0);
      const inNode = await runInNode(version, programs);
      await page.goto('/404.html');
      await page.setContent('<title>Bench</title>');
      await page.addScriptTag({content: await browserRunner});
      const short = programs.filter(isShort);
      const batches = Array.from({length: Math.ceil(short.length / SHARED)}, (_, index) =>
        short.slice(index * SHARED, (index + 1) * SHARED),
      );
      const single = programs.filter((program) => !isShort(program));
      const ran = await page.evaluate(([given, addresses]) => globalThis.runPrograms(given, addresses), [
        [...(await Promise.all(batches.map(together))), ...single],
        runtime,
      ] as const);
      const inBrowser = new Map([
        ...batches.flatMap((batch, index) => {
          const each = apart(ran[index]!);
          return batch.map((program, at) => [program, each[at] ?? []] as const);
        }),
        ...single.map((program, index) => [program, ran[batches.length + index]!] as const),
      ]);
      const silent: string[] = [];
      const problems = programs.flatMap((program, index): readonly object[] => {
        const {where, shown, js} = program;
        const messages = inBrowser.get(program)!;
        const {lines, atEnd} = inNode[index]!;
        const printed = linesOf(messages);
        const errors = messages.flatMap((message) => (message.kind === 'error' ? [message.message] : []));
        // Some programs show what an error looks like: it's the one they throw.
        const isOwn = errors.length > 0 && errors.every((error) => js.includes(error.replace(/^\w+: /, '')));
        if (shown.kind === 'component')
          return isOwn || messages.some(({kind}) => kind === 'rendered') ? [] : [{where, messages}];
        // A timer is an object in Node and a number in a browser.
        if (CHANGES.test(js) || lines.some((line) => line.includes('= Timeout {')))
          return messages.length > 0 ? [] : [{where, messages}];
        const agrees =
          printed.length >= atEnd &&
          comparable(lines.slice(0, printed.length)) === comparable(printed.slice(0, lines.length));
        if (agrees && printed.length === 0 && errors.length === 0 && !WAITS.test(js)) silent.push(where);
        return agrees ? [] : [{where, printed, lines, errors}];
      });
      const counts = {run: programs.length, 'need what browsers lack': drawn.length - programs.length};
      test.info().annotations.push({type: 'counts', description: JSON.stringify(counts)});
      console.log(version, counts);
      expect(problems).toEqual([]);
      // Examples name pictures, sounds and styles that don't exist. The frame's policy keeps it from asking for them.
      const others = errors.filter(
        (error) => !/Content Security Policy directive: "(?:img|media|style)-src/.test(error),
      );
      errors.splice(0, errors.length, ...others);
      expect(silent).toEqual([]);
      expect(programs.length).toBeGreaterThan(DRAWN / 2);
    },
  );
}
