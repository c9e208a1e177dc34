/**
 * Follows every guide as a reader would, in an empty folder, and compares what the commands print with what the page
 * shows: `npm run guides`, or with paths for only those pages: `npm run guides docs/testing.mdx`. `--print` prints the
 * outputs, so that you can copy them into a page. Needs the npm registry. src/examples/fences.md says how a guide is
 * written.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {examplePages} from '../src/app/build/example-pages';
import {guideSteps, isGuide, matchesOutput, tidyOutput, type GuideStep} from '../src/examples/core/fence/guide';
import {scanFences} from '../src/examples/core/fence/scan';
import {collectPages} from '../src/examples/build/collect';
import {chosenPages, run} from './command';

const print = process.argv.includes('--print');

/** How long a command may take. Installing is the slowest. */
const LIMIT = 5 * 60_000;

type Run = {readonly child: ChildProcess; readonly text: () => string; readonly ended: Promise<number>};

/** The environment of someone who opened a terminal: nothing of the npm that runs this script. */
function environmentIn(scratch: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^(?:CI|INIT_CWD|NODE|NODE_ENV|FORCE_COLOR)$/i.test(name),
  );
  const globals = path.join(scratch, '.global');
  return {
    ...Object.fromEntries(own),
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    npm_config_prefix: globals,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_yes: 'true',
    npm_config_prefer_offline: 'true',
    PATH: `${path.join(globals, 'bin')}${path.delimiter}${process.env.PATH}`,
  };
}

function start(commands: string, folder: string, env: NodeJS.ProcessEnv): Run {
  const child = spawn('bash', ['-ec', commands], {cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  let text = '';
  const add = (chunk: Buffer): void => void (text += chunk.toString());
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)));
  return {child, text: () => text, ended};
}

function stop({child}: Run): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
}

const wait = (time: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), time).unref());

/** Follows one guide. Returns what went wrong, with the line of the page. */
async function follow(page: string, steps: readonly GuideStep[]): Promise<readonly string[]> {
  const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'guide-')));
  const env = environmentIn(scratch);
  const state = path.join(scratch, '.folder');
  const running: Run[] = [];
  let folder = scratch;
  try {
    for (const step of steps) {
      if (step.kind === 'file') {
        const file = path.join(folder, step.path);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, step.text);
        continue;
      }
      const {output} = step;
      const run = start(`${step.commands}\npwd > '${state}'`, folder, env);
      running.push(run);
      const read = (): string => tidyOutput(run.text(), scratch);
      if (output?.keepsRunning) {
        const until = Date.now() + LIMIT;
        while (!matchesOutput(output.text, read()) && Date.now() < until && run.child.exitCode === null)
          await wait(200);
      } else {
        const code = await Promise.race([run.ended, wait(LIMIT)]);
        if (code === undefined)
          return [`${page}:${step.line}\n  still runs after ${LIMIT / 60_000} minutes\n${read()}`];
        if (code !== (output?.exitCode ?? 0))
          return [`${page}:${step.line}\n  ended with exit code ${code}\n${read()}`];
        if (code === 0) folder = readTextSync(state).trim();
      }
      if (print) console.log(`${page}:${step.line}\n${read()}\n`);
      if (output && !matchesOutput(output.text, read()))
        return [`${page}:${output.line}\n  the commands of line ${step.line} print something else:\n${read()}`];
    }
    return [];
  } finally {
    running.forEach(stop);
    await Promise.all(running.map(({ended}) => ended));
    fs.rmSync(scratch, {recursive: true, force: true, maxRetries: 5});
  }
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const names = process.argv.slice(2).filter((argument) => argument !== '--print');
  const guides = (await collectPages(siteDir, examplePages, {}))
    .map((page) => ({path: page.path, fences: scanFences(readTextSync(path.join(siteDir, page.path)))}))
    .filter(({fences}) => isGuide(fences))
    .map((page) => ({path: page.path, steps: guideSteps(page.fences, page.path)}));
  let failed = 0;
  for (const {path: page, steps} of chosenPages('guide', guides, names)) {
    const begin = Date.now();
    const problems = await follow(page, steps);
    const commands = steps.filter(({kind}) => kind === 'commands').length;
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${page} (${commands} commands, ${seconds} s)`);
    problems.forEach((problem) => console.error(problem));
    failed += problems.length;
  }
  if (failed > 0) process.exitCode = 1;
}

void run(main);
