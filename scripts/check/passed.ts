/** Remembers with what each step of `npm run check` passed, so that it isn't repeated while nothing has changed. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../src/kit/build/files/text';
import pageFolders from '../../src/config/page-folders.json';

/** What a step depends on: the code, or also the pages. */
export type Inputs = 'code' | 'all';

/** The environment that changes what the checks do: `src/config/env.ts`, the tests' own, and Node's. */
const VARIABLES = /^(?:FAST|LOCALE|SITE_URL|BASE_URL|ALGOLIA_.*|PLAYGROUND_.*|CI|TZ|LANG|LC_.*|NODE_.*)$/;

/** The content of a file or, for a link, of what it leads to; null if it's gone. */
function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** The hash git has for a content. */
const blobOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/**
 * A hash of everything in a git repository that a step depends on: its files, whether committed or not, the installed
 * packages, and Node. Undefined without git, or if the folder isn't a repository.
 */
export function fingerprint(root: string, inputs: Inputs): string | undefined {
  const paths = ['.', ...(inputs === 'code' ? pageFolders.map((folder) => `:(exclude)${folder}`) : [])];
  const git = (...args: string[]): string[] =>
    execFileSync('git', [...args, '-z', '--', ...paths], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: 'pipe',
    })
      .split('\0')
      .filter(Boolean);
  let files: Map<string, string>;
  try {
    // `100644 {blob} 0\t{path}`
    files = new Map(
      git('ls-files', '-s').map((line) => [line.slice(line.indexOf('\t') + 1), line.split(' ')[1] ?? '']),
    );
    for (const file of [...git('ls-files', '-m'), ...git('ls-files', '-o', '--exclude-standard')]) {
      const content = contentOf(path.join(root, file));
      if (content) files.set(file, blobOf(content));
      else files.delete(file);
    }
  } catch {
    return undefined;
  }
  const state = [
    [...files].sort(),
    Object.entries(process.env)
      .filter(([name]) => VARIABLES.test(name))
      .sort(),
    contentOf(path.join(root, 'node_modules/.package-lock.json'))?.toString(),
    process.version,
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

/** The record of the steps that have passed, in `.cache/check.json`. */
export function passedSteps(root: string): {
  has: (step: string, hash: string | undefined) => boolean;
  add: (step: string, hash: string) => void;
} {
  const file = path.join(root, '.cache/check.json');
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(readTextSync(file)) as Record<string, string>;
    } catch {
      return {};
    }
  };
  return {
    has: (step, hash) => hash !== undefined && read()[step] === hash,
    add: (step, hash) => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify({...read(), [step]: hash}));
    },
  };
}
