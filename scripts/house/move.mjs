#!/usr/bin/env node
/**
 * Moves this repository to the layout by capability: `node move.mjs` in the root of a clean worktree, on any branch.
 * 1. decides where every tracked file goes (map.mjs; unit tests go beside what they test),
 * 2. `git mv`, 3. rewrites every import and path, 4. configuration (config.mjs), 5. prettier on what changed.
 * Running it again on a moved tree changes nothing. `--dry` prints the moves.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {target} from './map.mjs';
import {configure} from './config.mjs';

const P = path.posix;
const git = (...args) => execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28});
const dry = process.argv.includes('--dry');
if (!dry && git('status', '--porcelain').trim() !== '')
  throw new Error('Commit or stash first: the worktree has changes.');
const tracked = git('ls-files').trim().split('\n');
const read = (file) => fs.readFileSync(file, 'utf8');
const isText = (file) =>
  /\.(?:[cm]?[jt]sx?|css|json|md|mdx|yml|yaml|txt)$|^Dockerfile$|^\.[a-z]+ignore$|\.jsonc$/.test(file);

// ------------------------------------------------------------------ 1. where files go
const files = new Set(tracked);
const dirs = new Map(); // folder -> files below it
for (const file of tracked)
  for (let dir = P.dirname(file); ; dir = P.dirname(dir)) {
    (dirs.get(dir) ?? dirs.set(dir, []).get(dir)).push(file);
    if (dir === '.') break;
  }

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.d.ts',
  '.mts',
  '.mjs',
  '.cjs',
  '.js',
  '.json',
  '.css',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];
const resolveFile = (at) => ENDINGS.map((ending) => at + ending).find((each) => files.has(each));

const IMPORT = /(?:from|import|mock|requireActual|require|import\()\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g;
const TEST = /^tests\/unit\/(?:(.*)\/)?([^/]+)\.test\.(tsx?)$/;
const TOOLING = 'tests/tooling';

/** The file a unit test is about: by name, then by folder, then the first file of src it imports. */
function subjectOf(file) {
  const [, folder = '', name] = TEST.exec(file);
  const imported = [...read(file).matchAll(IMPORT)].flatMap(([, spec]) => {
    const at = spec.startsWith('@site/')
      ? spec.slice('@site/'.length)
      : spec.startsWith('.')
        ? P.normalize(P.join(P.dirname(file), spec))
        : undefined;
    const found = at && resolveFile(at);
    return found && /^(?:src|scripts)\//.test(found) ? [found] : [];
  });
  const roots = [`src/${folder}`, folder];
  const kebab = (text) => text.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  const stem = (each) =>
    kebab(P.basename(each).replace(/\.\w+$/, '')) === 'index'
      ? kebab(P.basename(P.dirname(each)))
      : kebab(P.basename(each).replace(/\.\w+$/, ''));
  return (
    imported.find((each) => stem(each) === name && roots.some((root) => each.startsWith(`${root}/`))) ??
    imported.find((each) => stem(each) === name) ??
    imported.find((each) => roots.some((root) => root !== '' && each.startsWith(`${root}/`))) ??
    imported[0]
  );
}

const moves = new Map();
const taken = new Map();
const place = (from, to) => {
  let free = to;
  if (taken.has(free) || (files.has(free) && target(free) === free && free !== from))
    free = to.replace(/([^/]+)(?=\.[^/]*$|$)/, (name) => `${P.basename(P.dirname(from))}-${name}`);
  if (taken.has(free)) throw new Error(`${from} and ${taken.get(free)} both go to ${free}.`);
  taken.set(free, from);
  if (free !== from) moves.set(from, free);
};
for (const file of tracked) if (!file.startsWith('tests/unit/')) place(file, target(file));
for (const file of tracked.filter((each) => each.startsWith('tests/unit/'))) {
  const test = TEST.exec(file);
  if (!test) {
    const rest = file.slice('tests/unit/'.length);
    const named = {'plugins/examples/site.ts': 'examples-site.ts', 'lib/search/small-site.ts': 'search-site.ts'}[rest];
    place(
      file,
      `tests/support/${rest === 'setup.ts' || rest.startsWith('generated/') ? rest : (named ?? P.basename(rest))}`,
    );
    continue;
  }
  const [, , name, ending] = test;
  const subject = /^tests\/unit\/(?:import-direction|environments|lock-file)\./.test(file)
    ? undefined
    : subjectOf(file);
  const folder = subject === undefined ? undefined : P.dirname(moves.get(subject) ?? subject);
  const beside = file.startsWith('tests/unit/css/')
    ? 'src/css'
    : folder === undefined || !folder.startsWith('src/')
      ? TOOLING
      : folder;
  place(file, `${beside}/${name}.test.${ending}`);
}
if (dry) {
  for (const [from, to] of moves) console.log(`${from} → ${to}`);
  process.exit();
}

// ------------------------------------------------------------------ 2. git mv
for (const [from, to] of moves) {
  fs.mkdirSync(P.dirname(to), {recursive: true});
  fs.renameSync(from, to);
}
for (const dir of [...dirs.keys()].sort((a, b) => b.length - a.length))
  if (dir !== '.' && fs.existsSync(dir) && fs.readdirSync(dir).length === 0) fs.rmdirSync(dir);
git('add', '-A');

// ------------------------------------------------------------------ 3. paths
const newPath = (file) => moves.get(file) ?? file;
const warnings = [];

/** Where a folder went: the nearest folder that has all of its files now; undefined if it was scattered. */
function newFolder(dir) {
  if (dir === '' || dir === '.') return '.';
  const below = dirs.get(dir);
  if (!below) return undefined;
  const own = below.filter((file) => !/README\.md$|\.test\.tsx?$/.test(file));
  // A folder that kept its shape: what its files have in common, without what they had in common below it.
  const candidates = (own.length > 0 ? own : below).map((file) => {
    const rest = file.slice(dir.length + 1);
    const to = newPath(file);
    return to.endsWith(`/${rest}`) ? to.slice(0, -rest.length - 1) : undefined;
  });
  const counts = new Map();
  for (const each of candidates) if (each !== undefined) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [best, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (best !== undefined && count >= candidates.length / 2) return best;
  const common = below
    .map((file) => P.dirname(newPath(file)).split('/'))
    .reduce((a, b) =>
      a.slice(
        0,
        a.findIndex((part, i) => part !== b[i]) === -1
          ? Math.min(a.length, b.length)
          : a.findIndex((part, i) => part !== b[i]),
      ),
    );
  return common.length > 1 ? common.join('/') : undefined;
}

/** The new path for one written in code, in the same style; undefined if it leads to nothing we have. */
function moved(at) {
  const trimmed = at.replace(/\/$/, '');
  const file = resolveFile(trimmed);
  if (file !== undefined) {
    const ending = file.slice(trimmed.length);
    const to = newPath(file);
    if (ending === '') return to;
    const isIndex = ending.startsWith('/index');
    const bare = isIndex ? to.replace(/\/index\.\w+$/, '') : to.slice(0, -ending.length);
    return isIndex && bare === to ? to.replace(/\.\w+$/, '') : bare;
  }
  if (trimmed === '' || trimmed === '.') return '.';
  if (!dirs.has(trimmed)) return undefined;
  const to = newFolder(trimmed);
  return to === undefined ? null : to + (at.endsWith('/') ? '/' : '');
}

/** A file we don't have, in a folder that went to one place: a name in a message or a test. */
function inMovedFolder(at) {
  for (let dir = P.dirname(at); dir.split('/').length > 2; dir = P.dirname(dir))
    if (dirs.has(dir)) {
      const to = newFolder(dir);
      return to && to !== dir ? to + at.slice(dir.length) : null;
    }
  return dirs.has(at.replace(/\/$/, '')) ? null : undefined;
}

const relative = (from, to) => {
  const found = P.relative(P.dirname(from), to);
  return found === '' ? '.' : found.startsWith('.') ? found : `./${found}`;
};

const PAGES =
  /^(?:docs|versioned_docs|react-docs|react_versioned_docs|community|blog|errors|syntax-lookup|i18n|static|ledger|react_versioned_sidebars|versioned_sidebars)\//;
const FIXTURE = /^tests\/fixtures\/(?!.*docusaurus\.config\.ts$|.*\/(?:texts|sidebars)\.ts$)/;
// A path from the root, anywhere in a text.
const ROOTED = /(?<![\w/.@-])(@site\/|\.\/)?((?:src|scripts|tests)\/[\w./@-]*[\w/])/g;
// A string that starts at the file's own folder.
const RELATIVE = /(['"`])(\.{1,2}(?:\/[^'"`\s$?#]*)?)([?#][^'"`\s]*)?\1/g;
const MD_LINK = /(\]\()((?:\.{1,2}\/)?[\w./-]+)((?:#[^)]*)?\))/g;

for (const old of tracked) {
  if (!isText(old) || old === 'package-lock.json' || old === 'project-words.txt' || FIXTURE.test(old)) continue;
  const now = newPath(old);
  const before = read(now);
  const page = PAGES.test(old);
  let text = before.replace(ROOTED, (all, prefix = '', at) => {
    if (page && prefix !== '@site/') return all;
    const to = moved(at) ?? inMovedFolder(at);
    if (to === null) warnings.push(`${now}: ${at} is scattered`);
    if (to == null && /^src\/(?:lib|plugins|features|client|components|remark|site|data|compilers)\b/.test(at))
      warnings.push(`${now}: ${at} isn't known`);
    return to == null ? all : prefix + to;
  });
  if (!page && /\.(?:[cm]?[jt]sx?|css)$/.test(old))
    text = text.replace(RELATIVE, (all, quote, at, query = '', offset, whole) => {
      const fromHere = /__dirname,\s*$/.test(whole.slice(Math.max(0, offset - 20), offset));
      if (/^\.{1,2}\/?$/.test(at) && !fromHere) return all;
      const full = P.normalize(P.join(P.dirname(old), at));
      if (full.startsWith('..')) return all;
      if (
        full === '.' ||
        (fromHere && resolveFile(full) === undefined && !/^(?:src|tests|scripts)(?:\/|$)/.test(full)) ||
        (dirs.has(full) && resolveFile(full) === undefined && !/^(?:src|tests|scripts)(?:\/|$)/.test(full))
      )
        return quote + relative(now, full).replace(/\/\.$/, '') + query + quote;
      const to = moved(full);
      if (to === null) warnings.push(`${now}: '${at}' (${full}) is scattered`);
      if (to == null) return all;
      return quote + relative(now, to) + query + quote;
    });
  if (old.endsWith('.md') && !page)
    text = text.replace(MD_LINK, (all, open, at, close) => {
      const full = P.normalize(P.join(P.dirname(old), at));
      const to = files.has(full) || dirs.has(full) ? moved(full) : undefined;
      return to == null ? all : open + P.relative(P.dirname(now), to) + close;
    });
  if (text !== before) fs.writeFileSync(now, text);
}

// ------------------------------------------------------------------ 4. configuration and what can't be derived
configure({warn: (text) => warnings.push(text)});

// ------------------------------------------------------------------ 5. prettier
git('add', '-A');
const changed = git('diff', '--cached', '--name-only', '--diff-filter=d')
  .trim()
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|json|ya?ml)$/.test(file));
for (let at = 0; at < changed.length; at += 200)
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', ...changed.slice(at, at + 200)], {
    stdio: 'inherit',
  });
git('add', '-A');
for (const warning of new Set(warnings)) console.log(`! ${warning}`);
console.log(`${moves.size} files moved.`);
