/** What several commands do. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** Runs a script. If it fails, its message is printed without a stack trace, and the exit code is 1. */
export async function run(script: () => Promise<void> | void): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** New and changed files, from the root of the repository. */
export const changedFiles = (): string[] =>
  execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'})
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));

/**
 * The pages named on the command line, or all of them if none is. Throws for a name that isn't one of them.
 * @param kind what they are called in the message: `page`
 * @param pages their paths are relative to the site's folder, with forward slashes
 */
export function chosenPages<Page extends {readonly path: string}>(
  kind: string,
  pages: readonly Page[],
  names = process.argv.slice(2),
): readonly Page[] {
  const wanted = names.map((file) => path.relative('.', path.resolve(file)).replaceAll(path.sep, '/'));
  const unknown = wanted.filter((file) => !pages.some((page) => page.path === file));
  if (unknown.length > 0)
    throw new Error(
      `No such ${kind}: ${unknown.join(', ')}. Give paths of .mdx files in the folders of src/app/build/example-pages.ts.`,
    );
  return wanted.length === 0 ? pages : pages.filter((page) => wanted.includes(page.path));
}

/** A file's text in the site's layout. */
export async function formatted(file: string, text: string): Promise<string> {
  const prettier = await import('prettier'); // Most commands don't need it.
  return prettier.format(text, {...(await prettier.resolveConfig(path.resolve(file))), filepath: file});
}
