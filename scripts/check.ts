/**
 * Everything that doesn't need a build, side by side: `npm run check`. Prints each step's output when it ends. A step
 * that has passed isn't repeated until something it depends on changes; `-- --all` repeats them all.
 */
import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {createPool} from '../src/kit/core/pool';
import {fingerprint, type Inputs, passedSteps} from './check/passed';

/**
 * First what finds writers' mistakes within a minute, then the longest, so that none runs alone at the end. `npm run
 * examples` is one of test:pages' tests.
 */
export const STEPS: Readonly<Record<string, Inputs>> = {
  links: 'all',
  'lint:text': 'all',
  spell: 'all',
  'test:pages': 'all',
  'test:code': 'code',
  'lint:code': 'code',
  typecheck: 'code',
  // Knip walks through the pages' folders.
  unused: 'all',
};

type Result = {readonly step: string; readonly ok: boolean};

const root = process.cwd();
/** Throws when a step that depends on the code alone reads a page. */
const guard = `--require ${JSON.stringify(path.join(root, 'scripts/check/code-only.cjs'))}`;
const guarded = {...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${guard}`.trim()};

const runStep = (step: string): Promise<Result> =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn('npm', ['run', '--silent', step], {
      shell: process.platform === 'win32',
      env: STEPS[step] === 'code' ? guarded : process.env,
    });
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (ok: boolean): void => {
      console.log(
        `\n${ok ? '✓' : '✗'} npm run ${step} (${Math.round((Date.now() - started) / 1000)} s)\n${output.trim()}`,
      );
      resolve({step, ok});
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });

const named = (steps: readonly string[]): string => steps.map((step) => `npm run ${step}`).join(', ');

async function main(): Promise<void> {
  const passed = passedSteps(root);
  const before = {code: fingerprint(root, 'code'), all: fingerprint(root, 'all')};
  const unchanged = process.argv.includes('--all')
    ? []
    : Object.entries(STEPS).flatMap(([step, inputs]) => (passed.has(step, before[inputs]) ? [step] : []));
  const steps = Object.keys(STEPS).filter((step) => !unchanged.includes(step));
  if (steps.length > 0) console.log(`Checking: ${steps.join(', ')}.`);
  // Most steps use one core; jest uses the rest.
  const pool = createPool(Math.max(2, Math.floor(availableParallelism() / 2)));
  const results = await Promise.all(
    steps.map((step) =>
      pool(async () => {
        const result = await runStep(step);
        const inputs = STEPS[step] ?? 'all';
        // Not if a file was saved meanwhile: the step may have seen either version.
        const hash = before[inputs];
        if (result.ok && hash !== undefined && fingerprint(root, inputs) === hash) passed.add(step, hash);
        return result;
      }),
    ),
  );
  if (unchanged.length > 0) {
    console.log(`\nUnchanged since it passed: ${named(unchanged)}. npm run check -- --all runs everything.`);
  }
  const failed = results.filter(({ok}) => !ok).map(({step}) => step);
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${named(failed)}.`);
  if (failed.length > 0) process.exitCode = 1;
}

if (require.main === module) void main();
