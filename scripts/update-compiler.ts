/**
 * Moves a manual version to another release of its compiler: `npm run compiler:update -- v12.0.0 12.3.1`, and
 * `--react 0.15.0` for the React binding. Compiles every example and reads the API with the installed and the new
 * release, writes what differs to `release-report.md`, and installs the new one. `--dry-run` only prints the report.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {inFolder} from '../src/compilers/build/run';
import {compilerServiceOf, createCompilerService} from '../src/compilers/build/service';
import type {ToolchainRecord} from '../src/compilers/build/toolchain-record';
import {TOOLCHAINS} from '../src/compilers/build/toolchains';
import {examplePages} from '../src/app/build/example-pages';
import {collectPages} from '../src/examples/build/collect';
import {readTextSync} from '../src/kit/build/files/text';
import {changedFiles, run} from './command';
import {
  completedLock,
  reasonOf,
  readUpdateWords,
  updateProblems,
  withReleases,
  type Installed,
  type Lock,
  type UpdateWords,
} from '../src/app/build/versions/plan-update';
import {releaseReport, type Move} from '../src/app/build/versions/release-report';

const REPORT = 'release-report.md';
const LOCK = 'package-lock.json';

const readLock = (): Lock => JSON.parse(readTextSync(LOCK)) as Lock;

/** `rescript@12.2.0` of a package of `package.json`, whatever it's called there. */
function specOf(name: string): {readonly name: string; readonly release: string} {
  const {devDependencies} = JSON.parse(readTextSync('package.json')) as {
    devDependencies: Record<string, string>;
  };
  const [, own = name, release = ''] = /^(?:npm:(.+)@)?([^@]+)$/.exec(devDependencies[name] ?? '') ?? [];
  return {name: own, release};
}

const reactOf = (record: ToolchainRecord): string | undefined =>
  record.libraries.find(({part}) => part === 'react')?.package;

function npm(folder: string, ...words: readonly string[]): void {
  execFileSync('npm', words, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32'});
}

/** Throws a sentence if npm can't install the packages. @param specs such as `rescript-v12@npm:rescript@12.3.1` */
function install(folder: string, specs: readonly string[], ...options: readonly string[]): void {
  try {
    // Run with --silent, npm would also keep its reason to itself.
    npm(folder, 'install', '--loglevel=error', '--save-dev', '--save-exact', ...options, ...specs);
  } catch (error) {
    const reason = reasonOf(String((error as {stderr?: unknown}).stderr));
    throw new Error(`npm can't install ${specs.join(' ')}: ${reason ?? (error as Error).message}`);
  }
}

/** Installs the packages of some records in an empty folder; those that `changed` names get its releases. */
function installIn(folder: string, records: readonly ToolchainRecord[], changed: readonly string[]): void {
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
  fs.copyFileSync('.npmrc', path.join(folder, '.npmrc'));
  const names = records.flatMap(({package: name, libraries, docTool, analysis}) => [
    name,
    ...libraries.map((library) => library.package),
    ...[docTool.package, analysis?.package].filter((tool) => tool !== undefined),
  ]);
  const specs = [...new Set(names)].map((name) => {
    const {name: own, release} = specOf(name);
    return changed.find((spec) => spec.startsWith(`${name}@`)) ?? `${name}@npm:${own}@${release}`;
  });
  // The site overrides what reason-react asks of its peers, so the folder doesn't insist on them either.
  install(folder, specs, '--legacy-peer-deps');
}

/** Code in pages of the version names the packages with their releases. */
async function updatePages(version: string, moves: Parameters<typeof withReleases>[1]): Promise<void> {
  const pages = await collectPages('.', examplePages, compilerServiceOf('.').toolchains);
  for (const {path: file, version: own} of pages) {
    const text = readTextSync(file);
    const changed = withReleases(text, moves);
    if (own === version && changed !== text) fs.writeFileSync(file, changed);
  }
}

async function update({version, release, react, dryRun}: UpdateWords, record: ToolchainRecord, installed: Installed) {
  const moves: readonly Move[] = [
    {folder: record.package, installed: installed.compiler, to: release},
    ...(installed.react && react !== undefined
      ? [{folder: reactOf(record) ?? '', installed: installed.react, to: react}]
      : []),
  ]
    .filter(({installed: {release: from}, to}) => to !== from)
    .map(({folder, installed: {name, release: from}, to}) => ({
      folder,
      name,
      from,
      to,
      names: name === 'rescript' ? [name, '@rescript/runtime'] : [name],
    }));
  const specs = moves.map(({folder, name, to}) => `${folder}@npm:${name}@${to}`);
  const records = TOOLCHAINS.filter((each) => [version, record.signaturePrinter].includes(each.version));
  console.error(`Comparing ${specs.join(' and ')} with what is installed. This takes some minutes.`);
  const report = await inFolder((folder) => {
    installIn(folder, records, specs);
    const before = compilerServiceOf(process.cwd());
    const after = createCompilerService({siteDir: folder, cacheDir: before.cacheDir, records});
    return releaseReport({version, before, after, moves});
  });
  if (dryRun) {
    console.log(report);
    return;
  }
  fs.writeFileSync(REPORT, report);
  const former = readLock();
  install('.', specs);
  fs.writeFileSync(LOCK, `${JSON.stringify(completedLock(readLock(), former), null, 2)}\n`);
  await updatePages(version, moves);
  console.error(`${specs.join(' and ')} is installed. Read ${REPORT} and follow CONTRIBUTING.md, "Update a compiler".`);
}

void run(async () => {
  const words = readUpdateWords(process.argv.slice(2));
  const record = TOOLCHAINS.find(({version}) => version === words.version);
  const react = record && reactOf(record);
  const installed = record && {
    compiler: specOf(record.package),
    ...(react !== undefined && {react: specOf(react)}),
  };
  const problems = updateProblems(
    words,
    installed,
    TOOLCHAINS.map(({version}) => version),
    changedFiles(),
  );
  if (problems.length > 0 || !record || !installed) throw new Error(problems.join('\n'));
  await update(words, record, installed);
});
