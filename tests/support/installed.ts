/** The installed compiler packages, for tests that compare what we say with what they do. */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run, type RunResult} from '@site/src/compilers/build/run';
import {findToolchains, type Toolchain} from '@site/src/compilers/build/toolchain';

export const siteDir = path.join(__dirname, '../..');

export const toolchains: readonly Toolchain[] = Object.values(findToolchains(siteDir));

/** The compilers that run on this machine; tests of the others are skipped. */
export const runnable = toolchains.filter(({bsc}) => existsSync(bsc));

export function toolchain(version: string): Toolchain {
  const found = toolchains.find((one) => one.version === version);
  if (!found) throw new Error(`Toolchain ${version} doesn't exist.`);
  return found;
}

/** The build configuration's schema in a package, as text. */
export function schemaText({folder}: Toolchain): string {
  return readFileSync(path.join(folder, 'docs/docson/build-schema.json'), 'utf8');
}

/** Compiles a source in a folder of its own, with the compiler's defaults and the flags that are given. */
export function compile(one: Toolchain, source: string, args: readonly string[] = []): Promise<RunResult> {
  return inFolder(source, (folder) => bsc(one, [...args, 'Sample.res'], folder));
}

async function inFolder<Result>(source: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  try {
    writeFileSync(path.join(folder, 'Sample.res'), `${source}\n`);
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function bsc({bsc: program, flags}: Toolchain, args: readonly string[], folder: string): Promise<RunResult> {
  const result = await run(program, [...flags, '-color', 'never', ...args], folder);
  return {...result, stderr: result.stderr.replace(/\x1b\[[\d;]*m/g, '')};
}
