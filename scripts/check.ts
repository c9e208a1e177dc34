/**
 * Everything that doesn't need a build, side by side: `npm run check`. Prints each step's output when it ends, and at the end
 * which failed.
 */
import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import {createPool} from '../src/lib/pool/pool';

/** The longest first, so that none of them runs alone at the end. */
const STEPS = ['test:unit', 'lint', 'typecheck', 'examples', 'links', 'spell', 'unused'];

type Result = {readonly step: string; readonly ok: boolean};

const runStep = (step: string): Promise<Result> =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn('npm', ['run', '--silent', step], {shell: process.platform === 'win32'});
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

async function main(): Promise<void> {
  console.log(`Checking: ${STEPS.join(', ')}.`);
  // Most steps use one core; jest uses the rest.
  const pool = createPool(Math.max(2, Math.floor(availableParallelism() / 2)));
  const results = await Promise.all(STEPS.map((step) => pool(() => runStep(step))));
  const failed = results.filter(({ok}) => !ok).map(({step}) => step);
  console.log(
    failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map((step) => `npm run ${step}`).join(', ')}.`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

void main();
