/**
 * Everything that doesn't need a build, side by side: `npm run check`. Prints each step's output when it ends. A step
 * that has passed isn't repeated until something it depends on changes; `-- --all` repeats them all.
 */
import {exec, execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {writeWhole} from '../src/kit/build/files/write-whole';
import {createPool} from '../src/kit/core/async';
import pageFolders from '../src/config/page-folders.json';

/** What a step depends on: the code, or also the pages. */
type Inputs = 'code' | 'all';

/**
 * First what finds writers' mistakes within a minute, then the longest, so that none runs alone at the end. (Wireit and
 * Turborepo start steps in an order of their own.)
 */
export const STEPS: Readonly<Record<string, Inputs>> = {
  links: 'all',
  'lint:text': 'all',
  spell: 'all',
  'examples -- --check': 'all',
  'test:pages': 'all',
  'test:code': 'code',
  'lint:code': 'code',
  typecheck: 'code',
  // Knip walks through the pages' folders.
  unused: 'all',
};

/** The environment that changes what the checks do: `src/config/env.ts`, the tests' own, and Node's. */
const VARIABLES = /^(?:FAST|LOCALE|SITE_URL|BASE_URL|ALGOLIA_.*|PLAYGROUND_.*|CI|TZ|LANG|LC_.*|NODE_.*)$/;

/** The content of a file or, for a link, of what it leads to; undefined if it's gone. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * A hash of everything in a git repository that a step depends on: its files, whether committed or not, the installed
 * packages, and Node. Takes a tenth of a second. Undefined without git, or if the folder isn't a repository.
 */
export function fingerprint(root: string, inputs: Inputs): string | undefined {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer | undefined): void => {
    if (content !== undefined) hash.update(`${name}\0${content.length}\0`).update(content);
  };
  const excluded = inputs === 'code' ? pageFolders.map((folder) => `:(exclude)${folder}`) : [];
  let listed: string;
  try {
    listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', '.', ...excluded], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: 'pipe',
    });
  } catch {
    return undefined;
  }
  for (const file of [...new Set(listed.split('\0').filter(Boolean))].sort())
    add(file, contentOf(path.join(root, file)));
  for (const name of Object.keys(process.env)
    .filter((each) => VARIABLES.test(each))
    .sort())
    add(name, process.env[name]);
  add('packages', contentOf(path.join(root, 'node_modules/.package-lock.json')));
  add('Node', process.version);
  return hash.digest('hex');
}

const root = process.cwd();
/** With what each step has passed. */
const record = path.join(root, '.cache/check.json');
/** Throws when a step that depends on the code alone reads a page. */
const guard = `--require ${JSON.stringify(path.join(root, 'scripts/check/code-only.cjs'))}`;
const guarded = {...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${guard}`.trim()};

/** Runs a step and prints its output. Resolves to whether it has passed. */
const runStep = (step: string): Promise<boolean> =>
  new Promise((resolve) => {
    const started = Date.now();
    const env = STEPS[step] === 'code' ? guarded : process.env;
    exec(`npm run --silent ${step} 2>&1`, {env, maxBuffer: Infinity}, (error, output) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`\n${error ? '✗' : '✓'} npm run ${step} (${seconds} s)\n${output.trim()}`);
      resolve(!error);
    });
  });

const named = (steps: readonly string[]): string => steps.map((step) => `npm run ${step}`).join(', ');

async function main(): Promise<void> {
  const passed = JSON.parse(contentOf(record) ? readTextSync(record) : '{}') as Record<string, string | undefined>;
  const before = {code: fingerprint(root, 'code'), all: fingerprint(root, 'all')};
  const isUnchanged = ([step, inputs]: [string, Inputs]): boolean =>
    before[inputs] !== undefined && passed[step] === before[inputs] && !process.argv.includes('--all');
  const unchanged = Object.entries(STEPS).filter(isUnchanged);
  const steps = Object.entries(STEPS).filter((step) => !isUnchanged(step));
  if (steps.length > 0) console.log(`Checking: ${steps.map(([step]) => step).join(', ')}.`);
  // Most steps use one core; jest uses the rest.
  const pool = createPool(Math.max(2, Math.floor(availableParallelism() / 2)));
  const failed: string[] = [];
  await Promise.all(
    steps.map(([step, inputs]) =>
      pool(async () => {
        if (!(await runStep(step))) failed.push(step);
        // Not if a file was saved meanwhile: the step may have seen either version.
        else if (fingerprint(root, inputs) === before[inputs]) passed[step] = before[inputs];
        await writeWhole(record, JSON.stringify(passed));
      }),
    ),
  );
  if (unchanged.length > 0) {
    const names = named(unchanged.map(([step]) => step));
    console.log(`\nUnchanged since it passed: ${names}. npm run check -- --all runs everything.`);
  }
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${named(failed)}.`);
  if (failed.length > 0) process.exitCode = 1;
}

if (require.main === module) void main();
