import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readText} from '../../kit/build/files/text';
import {linkProgram} from '../../sandbox/core/link-program';
import {resolveImport, type RuntimeFiles} from '../../compilers/core/runtime-files';
import type {Goal} from '../core/goal';
import type {CompilerService} from '../../compilers/build/service';
import type {Runtime} from '../../sandbox/build/runtime';

/** What a program printed or shows, or the exception that ended it. */
export type Said = {readonly said: string} | {readonly thrown: string};

const RUNNER = path.join(__dirname, 'run-exercise.mjs');

/**
 * Runs a program.
 * @param js ES module, as the compiler of `version` wrote it
 * @param goal decides whether the console or the page counts, and what is clicked before
 */
export async function runProgram(
  {run}: CompilerService,
  runtime: Runtime,
  {js, version, goal}: {readonly js: string; readonly version: string; readonly goal: Goal},
): Promise<Said> {
  const {addresses} = runtime;
  const texts = new Map<string, string>();
  for (const [part, base] of [
    ['vendor', addresses.vendor],
    [version, addresses.versions[version] ?? ''],
  ] as const)
    for (const file of await runtime.files(part)) texts.set(base + file.path, file.content);
  const load = (address: string): Promise<string> => Promise.resolve(texts.get(address) ?? '');
  const files = JSON.parse(await load(`${addresses.versions[version]}files.json`)) as RuntimeFiles;
  const {modules, program, extra} = await linkProgram(js, {
    resolve: (specifier, from) => resolveImport(specifier, version, files, addresses, from),
    load,
    extra: ['react', 'react-dom/client'],
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'tutorial-'));
  try {
    const nameOf = (index: number): string => `./module-${index}.mjs`;
    await Promise.all(
      modules.map(({pieces}, index) =>
        writeFile(
          path.join(folder, nameOf(index)),
          pieces.map((piece) => (typeof piece === 'number' ? nameOf(piece) : piece)).join(''),
        ),
      ),
    );
    const at = (index = -1): string => `file://${path.join(folder, nameOf(index))}`;
    const mount = goal.kind === 'page' && {react: at(extra[0]), client: at(extra[1]), choose: goal.choose};
    const job = path.join(folder, 'job.json');
    await writeFile(job, JSON.stringify({program: at(program), ...(mount && {mount})}));
    const {code, stderr} = await run(process.execPath, [RUNNER, job], folder);
    if (code !== 0) return {thrown: stderr.trim() || `the process ended with ${code}`};
    return JSON.parse(await readText(`${job}.out`)) as Said;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
