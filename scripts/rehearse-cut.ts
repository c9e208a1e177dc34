/**
 * Rehearses a release of the next version: `npm run test:cut`. It follows CONTRIBUTING.md in scratch copies of the site,
 * and runs everything `npm test` runs: after a cut by the docusaurus CLI without a new compiler, then after one by
 * `version:cut` with a compiler for the version after the next. `--only without` or `--only with` does one of them,
 * `--without-browser` leaves the browser tests out, `--keep` keeps the copies.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readTextSync} from '../src/kit/build/files/text';
import {packageIdentity} from '../src/compilers/build/toolchain';
import {TOOLCHAINS} from '../src/compilers/build/toolchains';
import {versionLines} from '../src/config/versions';
import {run} from './command';
import {withCopyOfNewestRecord} from '../src/app/build/versions/copy-record';

const QUIET = ['--prefer-offline', '--no-audit', '--no-fund'];

/** A cut without or with a compiler for the version after the next. */
type Way = 'without' | 'with';

const {values: options} = parseArgs({
  options: {only: {type: 'string'}, 'without-browser': {type: 'boolean'}, keep: {type: 'boolean'}},
});
const ways = (['without', 'with'] as const).filter((way) => options.only === undefined || options.only === way);

const upcoming = versionLines.default.next.id;
const begun = upcoming.replace(/\d+/, (major) => String(Number(major) + 1));
let scratch = '';

/** Runs a step in the copy and prints how long it took. Throws if it fails. */
function step(program: string, ...args: readonly string[]): void {
  const started = Date.now();
  console.log(`\n> ${program} ${args.join(' ')}`);
  execFileSync(program, args, {cwd: scratch, stdio: 'inherit', shell: process.platform === 'win32'});
  console.log(`  ${Math.round((Date.now() - started) / 1000)} s`);
}
const git = (...args: readonly string[]): void =>
  step('git', '-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@example.org', ...args);

/** Creates a clone, for the commits whose dates pages have, and adds uncommitted changes and the build cache. */
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

/**
 * The two steps of "Add a compiler version". The newest compiler takes the place of the unpublished one, with a
 * release number of its own as in a real cut, because the playground identifies each version by that number.
 */
function addCompiler(): void {
  const name = `rescript-${begun.replace(/\..*/, '')}`;
  const standIn = packageIdentity(process.cwd(), TOOLCHAINS[0]!.package);
  step('npm', 'install', ...QUIET, '--save-dev', '--save-exact', `${name}@npm:${standIn}`);
  step('npm', 'pkg', 'set', `version=${begun.replace(/^v/, '')}`, '--prefix', path.join('node_modules', name));
  const file = path.join(scratch, 'src/compilers/build/toolchains.ts');
  fs.writeFileSync(file, withCopyOfNewestRecord(readTextSync(file), TOOLCHAINS[0]!, begun, name));
}

function rehearse(way: Way): void {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  console.log(`\n${upcoming} is cut and ${begun} begins, ${way} a compiler of its own, in ${scratch}.`);
  try {
    copySite();
    if (way !== 'with' || TOOLCHAINS.some(({version}) => version === begun)) step('npm', 'ci', ...QUIET);
    else addCompiler();
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'The site before the cut');
    if (way === 'without') step('npm', 'run', 'docusaurus', 'docs:version', upcoming);
    else step('npm', 'run', 'version:cut', '--', upcoming, '--next', begun);
    const parts = ['examples', 'check', 'build', 'test:build', 'test:e2e', 'test:engines'];
    for (const part of options['without-browser'] ? parts.slice(0, 4) : parts) step('npm', 'run', part);
  } finally {
    if (options.keep) console.log(`The copy is in ${scratch}.`);
    else fs.rmSync(scratch, {recursive: true, force: true});
  }
}

void run(() => {
  if (ways.length === 0) throw new Error(`--only is "${options.only}", but has to be without or with.`);
  ways.forEach(rehearse);
});
