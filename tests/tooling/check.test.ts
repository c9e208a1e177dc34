import {execFileSync, spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {fingerprint, STEPS} from '../../scripts/check';
import {temporaryFolder, writeFiles} from '../support/temporary';

let root: string;
const git = (...args: string[]): void => void execFileSync('git', args, {cwd: root});
const write = (file: string, text: string): void => writeFiles(root, {[file]: text});
const both = () => ({code: fingerprint(root, 'code'), all: fingerprint(root, 'all')});

beforeEach(() => {
  root = temporaryFolder({'docs/a.mdx': 'a', 'src/docs/b.ts': 'b'});
  git('init', '--quiet');
  git('add', '.');
});

test.each([
  ['page', 'changed', () => write('docs/a.mdx', 'other')],
  ['page', 'added', () => write('docs/new.mdx', '')],
  ['page', 'deleted', () => rmSync(path.join(root, 'docs/a.mdx'))],
  ['source', 'changed', () => write('src/docs/b.ts', 'other')],
  ['source', 'added', () => write('src/new.ts', '')],
  ['source', 'deleted', () => rmSync(path.join(root, 'src/docs/b.ts'))],
])('a %s that is %s changes what reads it, committing it nothing', (kind, _, change) => {
  const before = both();
  change();
  const after = both();
  expect(after.code === before.code).toBe(kind === 'page');
  expect(after.all).not.toBe(before.all);
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'One');
  expect(both()).toEqual(after);
});

test('outside of a repository nothing is remembered', () => {
  rmSync(path.join(root, '.git'), {recursive: true});
  expect(both()).toEqual({code: undefined, all: undefined});
});

test('what finds writers’ mistakes in a minute comes first, then the tests of the pages', () => {
  expect(Object.keys(STEPS).slice(0, 4)).toEqual(['links', 'lint:text', 'spell', 'test:pages']);
});

test.each([
  ["require('node:fs').readFileSync('docs/introduction.mdx')", 1],
  ["import('node:fs/promises').then(({readdir}) => readdir('blog'))", 1],
  ["require('node:fs').readFileSync('package.json')", 0],
])('with the guard, %s ends with %i', (program, status) => {
  const guard = path.resolve('scripts/check/code-only.cjs');
  expect(spawnSync(process.execPath, ['--require', guard, '--eval', program]).status).toBe(status);
});
