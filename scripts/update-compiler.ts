/**
 * Moves a manual version to another release of its compiler: `npm run compiler:update -- v12.0.0 12.3.1`, and
 * `--react 0.15.0` for the React binding. Installs the release, names it in the version's pages, and records what its
 * compiler says about every example. Git's diff of `recorded/` then shows what differs.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {compilerServiceOf} from '../src/compilers/build/service';
import type {ToolchainRecord} from '../src/compilers/build/toolchain-record';
import {TOOLCHAINS} from '../src/compilers/build/toolchains';
import {examplePages} from '../src/app/build/example-pages';
import {collectPages, type Page} from '../src/examples/build/collect';
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
import {isGuide} from '../src/examples/core/fence/guide';

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

/** Throws a sentence if npm can't install the packages. @param specs such as `rescript-v12@npm:rescript@12.3.1` */
function install(specs: readonly string[]): void {
  try {
    // Run with --silent, npm would also keep its reason to itself.
    execFileSync('npm', ['install', '--loglevel=error', '--save-dev', '--save-exact', ...specs], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const reason = reasonOf(String((error as {stderr?: unknown}).stderr));
    throw new Error(`npm can't install ${specs.join(' ')}: ${reason ?? (error as Error).message}`);
  }
}

/** Code in pages of the version names the packages with their releases. Returns the pages it changes. */
async function updatePages(version: string, moves: Parameters<typeof withReleases>[1]): Promise<readonly Page[]> {
  const pages = await collectPages('.', examplePages, compilerServiceOf('.').toolchains);
  return pages.filter(({path: file, version: own}) => {
    const text = readTextSync(file);
    const changed = withReleases(text, moves);
    if (own !== version || changed === text) return false;
    fs.writeFileSync(file, changed);
    return true;
  });
}

async function update({version, release, react}: UpdateWords, record: ToolchainRecord, installed: Installed) {
  const moves = [
    {folder: record.package, installed: installed.compiler, to: release},
    ...(installed.react && react !== undefined
      ? [{folder: reactOf(record) ?? '', installed: installed.react, to: react}]
      : []),
  ]
    .filter(({installed: {release: from}, to}) => to !== from)
    .map(({folder, installed: {name, release: from}, to}) => ({
      spec: `${folder}@npm:${name}@${to}`,
      from,
      to,
      // As pages may call it: the compiler's runtime has its releases.
      names: name === 'rescript' ? [name, '@rescript/runtime'] : [name],
    }));
  const former = readLock();
  install(moves.map(({spec}) => spec));
  fs.writeFileSync(LOCK, `${JSON.stringify(completedLock(readLock(), former), null, 2)}\n`);
  const pages = await updatePages(version, moves);
  const guides = pages.filter(({fences}) => isGuide(fences.map(({raw}) => raw))).map(({path: file}) => file);
  console.log(
    [
      ...moves.map(({spec, from}) => `Installed ${spec}, which was ${from}.`),
      ...pages.map(({path: file}) => `${file} names the new release.`),
      ...(guides.length > 0 ? [`Run the guides among them: npm run guides ${guides.join(' ')}`] : []),
      'Asking the new compiler about every example. Then read the diff, and go on in CONTRIBUTING.md, "Update a compiler".',
    ].join('\n'),
  );
  // In a process of its own, because this one has read the former packages.
  const {status} = spawnSync('npm', ['run', '--silent', 'examples'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
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
