/**
 * Rehearses what changes many pages: `npm run test:cut`. It follows CONTRIBUTING.md in scratch copies of the site. In the
 * first, writers rename, delete and add pages, and the tests of the pages run. The others are a release of the next
 * version, and run everything `npm test` runs: a cut by the docusaurus CLI without a new compiler, then one by
 * `version:cut` with a compiler for the version after the next. `--only pages`, `--only without` or `--only with` does
 * one of them, `--without-browser` leaves the browser tests out, `--keep` keeps the copies.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readTextSync} from '../src/kit/build/files/text';
import {TOOLCHAINS} from '../src/compilers/build/toolchains';
import {versionLines} from '../src/config/versions';
import pageFolders from '../src/config/page-folders.json';
import {MOVE_DOCS} from '../src/manual/build/pages/move-page';
import {run} from './command';
import {withCopyOfNewestRecord} from '../src/app/build/versions/copy-record';

/** A published compiler, which takes the place of the unpublished one. */
const STAND_IN = 'rescript@12.3.1';

const QUIET = ['--prefer-offline', '--no-audit', '--no-fund'];

/** What writers do to pages, or a cut without or with a compiler for the version after the next. */
type Way = 'pages' | 'without' | 'with';

const {values: options} = parseArgs({
  options: {only: {type: 'string'}, 'without-browser': {type: 'boolean'}, keep: {type: 'boolean'}},
});
const ways = (['pages', 'without', 'with'] as const).filter(
  (way) => options.only === undefined || options.only === way,
);

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
  const file = path.join(scratch, 'src/compilers/build/toolchains.ts');
  fs.writeFileSync(file, withCopyOfNewestRecord(readTextSync(file), TOOLCHAINS[0]!, begun, name));
}

/** The text of all pages in some folders. */
const textOf = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(scratch, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => readTextSync(path.join(scratch, folder, file))),
    )
    .join('\n');

/** Renames each page of the next version, deletes those that nothing links to, and adds one. */
function changePages(): void {
  for (const {folder, sidebar, scheme} of MOVE_DOCS) {
    const namesIn = (): string[] =>
      fs.readdirSync(path.join(scratch, folder)).map((file) => file.replace(/\.mdx$/, ''));
    for (const name of namesIn())
      step(process.execPath, '--import', 'tsx', 'scripts/move-page.ts', `${folder}/${name}`, `${folder}/${name}-moved`);
    const own = textOf([folder]);
    const all = textOf(pageFolders);
    const unlinked = namesIn().filter(
      (name) => !own.includes(`(${name}.mdx`) && !new RegExp(`\\b${scheme}(?:@[^:\\s]+)?:${name}(?![\\w-])`).test(all),
    );
    console.log(`Deleted: ${unlinked.join(', ')}`);
    const list = path.join(scratch, sidebar);
    for (const name of unlinked) {
      fs.rmSync(path.join(scratch, folder, `${name}.mdx`));
      fs.writeFileSync(list, readTextSync(list).replace(new RegExp(`'${name}',?\\s*`), ''));
    }
    const words = ['--title', 'Added', '--description', `What readers of ${folder} find on this page.`];
    step('npm', 'run', 'new', '--', 'page', `${folder}/added`, ...words, '--category', 'Guides', '--label', '');
  }
}

function rehearse(way: Way): void {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  console.log(
    way === 'pages'
      ? `\nWriters rename, delete and add pages in ${scratch}.`
      : `\n${upcoming} is cut and ${begun} begins, ${way} a compiler of its own, in ${scratch}.`,
  );
  try {
    copySite();
    if (way !== 'with' || TOOLCHAINS.some(({version}) => version === begun)) step('npm', 'ci', ...QUIET);
    else addCompiler();
    if (way === 'pages') {
      changePages();
      ['test:pages', 'links'].forEach((part) => step('npm', 'run', part));
      return;
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'The site before the cut');
    if (way === 'without') step('npm', 'run', 'docusaurus', 'docs:version', upcoming);
    else step('npm', 'run', 'version:cut', '--', upcoming, '--next', begun);
    const parts = ['check', 'build', 'test:build', 'test:browser', 'test:e2e', 'test:engines'];
    for (const part of options['without-browser'] ? parts.slice(0, 3) : parts) step('npm', 'run', part);
  } finally {
    if (options.keep) console.log(`The copy is in ${scratch}.`);
    else fs.rmSync(scratch, {recursive: true, force: true});
  }
}

void run(() => {
  if (ways.length === 0) throw new Error(`--only is "${options.only}", but has to be pages, without or with.`);
  ways.forEach(rehearse);
});
