/** Remembers with what each step of `npm run check` passed, so that it isn't repeated while nothing has changed. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import pageFolders from './page-folders.json';

/** What a step depends on: the code, or the code and the pages. */
export type Inputs = 'code' | 'all';

/** The environment that changes what the checks do: `src/config/env.ts`, the tests' own, and Node's. */
const VARIABLES = /^(?:FAST|LOCALE|SITE_URL|BASE_URL|ALGOLIA_.*|PLAYGROUND_.*|CI|TZ|LANG|LC_.*|NODE_.*)$/;

/** The content of a file or, for a link, what it leads to; null if it's gone. */
function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** A hash of everything in a git repository that a step depends on: tracked, changed and new files, packages, Node. */
export function fingerprint(root: string, inputs: Inputs): string {
  const paths = ['.', ...(inputs === 'code' ? pageFolders.map((folder) => `:(exclude)${folder}`) : [])];
  const git = (...args: string[]): string =>
    execFileSync('git', [...args, '-z', '--', ...paths], {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});
  const changed = [...git('ls-files', '-m').split('\0'), ...git('ls-files', '-o', '--exclude-standard').split('\0')];
  const hash = createHash('sha256');
  const add = (value: string | Buffer): void => void hash.update(`${value.length}\0`).update(value);
  add(git('ls-files', '-s'));
  for (const file of [...new Set(changed)].filter(Boolean).sort()) {
    add(file);
    add(contentOf(path.join(root, file)) ?? 'gone');
  }
  for (const [name, value = ''] of Object.entries(process.env).sort())
    if (VARIABLES.test(name)) add(`${name}=${value}`);
  add(contentOf(path.join(root, 'node_modules/.package-lock.json')) ?? 'none');
  add(process.version);
  return hash.digest('hex');
}

/** The record of the steps that have passed, in `.cache/check.json`. */
export function passedSteps(root: string): {
  has: (step: string, hash: string) => boolean;
  add: (step: string, hash: string) => void;
} {
  const file = path.join(root, '.cache/check.json');
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    } catch {
      return {};
    }
  };
  return {
    has: (step, hash) => read()[step] === hash,
    add: (step, hash) => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify({...read(), [step]: hash}));
    },
  };
}
