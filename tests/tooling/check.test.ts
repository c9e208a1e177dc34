import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {STEPS} from '../../scripts/check';
import {fingerprint, passedSteps} from '../../scripts/check/passed';

const root = mkdtempSync(path.join(tmpdir(), 'check-'));
const git = (...args: string[]): void => void execFileSync('git', args, {cwd: root});
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
const both = () => ({code: fingerprint(root, 'code'), all: fingerprint(root, 'all')});

beforeEach(() => {
  for (const folder of ['.git', 'docs', 'src']) rmSync(path.join(root, folder), {recursive: true, force: true});
  for (const folder of ['docs', 'src/docs']) mkdirSync(path.join(root, folder), {recursive: true});
  git('init', '--quiet');
  write('docs/a.mdx', 'a');
  write('src/docs/b.ts', 'b');
  git('add', '.');
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

test.each([
  ['changed', () => write('docs/a.mdx', 'other')],
  ['added', () => write('docs/new.mdx', 'new')],
  ['deleted', () => rmSync(path.join(root, 'docs/a.mdx'))],
])('a page that is %s changes what reads pages, and nothing else', (_, change) => {
  const before = both();
  change();
  const after = both();
  expect(after.code).toBe(before.code);
  expect(after.all).not.toBe(before.all);
});

test.each([
  ['changed', () => write('src/docs/b.ts', 'other')],
  ['added', () => write('src/new.ts', 'new')],
  ['deleted', () => rmSync(path.join(root, 'src/docs/b.ts'))],
])('code that is %s changes everything', (_, change) => {
  const before = both();
  change();
  const after = both();
  expect(after.code).not.toBe(before.code);
  expect(after.all).not.toBe(before.all);
});

test('changing a file twice, and back, is noticed', () => {
  const before = both();
  write('docs/a.mdx', 'one');
  const one = both();
  write('docs/a.mdx', 'two');
  expect(both().all).not.toBe(one.all);
  write('docs/a.mdx', 'a');
  expect(both()).toEqual(before);
});

test('committing changes nothing, and outside of a repository nothing is remembered', () => {
  write('docs/a.mdx', 'one');
  const before = both();
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'One');
  expect(both()).toEqual(before);
  rmSync(path.join(root, '.git'), {recursive: true});
  expect(both()).toEqual({code: undefined, all: undefined});
  expect(passedSteps(root).has('lint', undefined)).toBe(false);
});

test('a step has passed with what it passed with, and with nothing else', () => {
  passedSteps(root).add('lint', 'one');
  expect(passedSteps(root).has('lint', 'one')).toBe(true);
  expect(passedSteps(root).has('lint', 'two')).toBe(false);
  expect(passedSteps(root).has('links', 'one')).toBe(false);
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
