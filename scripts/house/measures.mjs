#!/usr/bin/env node
/**
 * The house in numbers, before or after the move: `node measures.mjs` in the root of a worktree.
 * `--tree` prints the tree two levels deep with files and lines; `--crumbs` files with one importer and < 40 lines.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {target} from './map.mjs';
const git = (...args) =>
  execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28})
    .trim()
    .split('\n');
const files = git('ls-files', 'src', 'scripts', 'tests');
const lines = (file) => fs.readFileSync(file, 'utf8').split('\n').length - 1;
const code = files.filter((f) => /^(?:src|scripts)\//.test(f) && /\.tsx?$/.test(f) && !/\.test\.tsx?$/.test(f));
const tests = files.filter((f) => /\.tsx?$/.test(f) && (f.startsWith('tests/') || /\.test\.tsx?$/.test(f)));
const sum = (list) => list.reduce((n, f) => n + lines(f), 0);
console.log(`lines of TypeScript, src and scripts: ${sum(code)} in ${code.length} files`);
console.log(`lines of tests: ${sum(tests)} in ${tests.length} files`);
if (process.argv.includes('--tree')) {
  const tree = new Map();
  for (const f of files.filter((f) => /\.(?:[cm]?[jt]sx?|css|res|json)$/.test(f) && /^(?:src|scripts)\//.test(f))) {
    const parts = f.split('/');
    const key = parts.slice(0, Math.min(3, parts.length - 1)).join('/');
    const entry = tree.get(key) ?? {files: 0, code: 0, tests: 0};
    entry.files++;
    entry[/\.test\./.test(f) ? 'tests' : 'code'] += lines(f);
    tree.set(key, entry);
  }
  const total = new Map();
  for (const [key, e] of tree) {
    const top = key.split('/').slice(0, 2).join('/');
    const t = total.get(top) ?? {files: 0, code: 0, tests: 0};
    for (const k of Object.keys(t)) t[k] += e[k];
    total.set(top, t);
  }
  for (const top of [...total.keys()].sort()) {
    const t = total.get(top);
    const below = [...tree]
      .filter(([k]) => k.startsWith(`${top}/`))
      .sort()
      .map(([k, e]) => `${k.split('/')[2]} ${e.code}`)
      .join(', ');
    console.log(
      `${top.padEnd(20)} ${String(t.files).padStart(4)} files ${String(t.code).padStart(6)} lines ${String(t.tests).padStart(6)} of tests${below ? `   ${below}` : ''}`,
    );
  }
}
