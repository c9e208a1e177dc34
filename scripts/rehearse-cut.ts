/**
 * Rehearses the release of the next version: `npm run test:cut`. In a scratch copy of the site it follows CONTRIBUTING.md
 * (installs a compiler for the version after the next, adds its record, cuts), and then runs everything `npm test` runs.
 * `--without-browser` leaves the browser tests out, `--keep` keeps the copy.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readTextSync} from '../src/files/text';
import {TOOLCHAINS} from '../src/compilers/toolchains';
import {versionLines} from '../src/config/versions';
import {withCopyOfNewestRecord} from './versions/copy-record';

/** A published compiler that isn't in the records. It takes the place of the unpublished one. */
const STAND_IN = 'rescript@12.3.1';

const QUIET = ['--prefer-offline', '--no-audit', '--no-fund'];

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--without-browser' && option !== '--keep');
if (unknown !== undefined) {
  console.error(`Unknown option ${unknown}. The options are --without-browser and --keep.`);
  process.exit(1);
}

const upcoming = versionLines.default.next.id;
const begun = upcoming.replace(/\d+/, (major) => String(Number(major) + 1));
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-'));

/** Runs a step in the copy and prints how long it took. Throws if it fails. */
function step(program: string, ...args: readonly string[]): void {
  const started = Date.now();
  console.log(`\n> ${program} ${args.join(' ')}`);
  execFileSync(program, args, {cwd: scratch, stdio: 'inherit', shell: process.platform === 'win32'});
  console.log(`  ${Math.round((Date.now() - started) / 1000)} s`);
}
const git = (...args: readonly string[]): void =>
  step('git', '-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@example.org', ...args);

/** Creates a clone, because pages have the dates of their commits, and adds uncommitted changes and the build cache. */
function copySite(): void {
  git('clone', '--quiet', process.cwd(), scratch);
  const listed = execFileSync('git', ['ls-files', '--modified', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    if (fs.existsSync(file)) fs.cpSync(file, path.join(scratch, file));
    else fs.rmSync(path.join(scratch, file));
  }
  if (fs.existsSync('.cache')) fs.cpSync('.cache', path.join(scratch, '.cache'), {recursive: true});
}

/** The two steps of "Add a compiler version". */
function addCompiler(): void {
  const name = `rescript-${begun.replace(/\..*/, '')}`;
  step('npm', 'install', ...QUIET, '--save-dev', '--save-exact', `${name}@npm:${STAND_IN}`);
  const file = path.join(scratch, 'src/compilers/toolchains.ts');
  fs.writeFileSync(file, withCopyOfNewestRecord(readTextSync(file), TOOLCHAINS[0]!, begun, name));
}

console.log(`${upcoming} is cut and ${begun} begins, in ${scratch}.`);
try {
  copySite();
  if (TOOLCHAINS.some(({version}) => version === begun)) step('npm', 'ci', ...QUIET);
  else addCompiler();
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'The site, with a compiler for the version after the next');
  step('npm', 'run', 'version:cut', '--', upcoming, '--next', begun);
  git('add', '--all');
  git('commit', '--quiet', '--message', `Cut ${upcoming}`);
  const parts = ['check', 'build', 'test:build', 'test:browser', 'test:e2e', 'test:engines'];
  for (const part of options.includes('--without-browser') ? parts.slice(0, 3) : parts) step('npm', 'run', part);
} catch (error) {
  console.error(`\nThe rehearsal failed: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  if (options.includes('--keep')) console.log(`The copy is in ${scratch}.`);
  else fs.rmSync(scratch, {recursive: true, force: true});
}
