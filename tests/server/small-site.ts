/** Builds the small sites in tests/fixtures: `search-site`, and `playground-site` and `pseudo-site`, which extend it. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
/** The files whose changes make a build stale. */
const SOURCES = [
  'src',
  'tests/fixtures/search-site',
  'tests/fixtures/playground-site',
  'tests/fixtures/pseudo-site',
  'docusaurus.config.ts',
  'package-lock.json',
];

function newestChange(file: string): number {
  const {mtimeMs} = fs.statSync(file);
  if (!fs.statSync(file).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...fs.readdirSync(file).map((name) => newestChange(path.join(file, name))));
}

function isFresh(folder: string): boolean {
  const mark = path.join(folder, 'built.json');
  if (!fs.existsSync(mark)) return false;
  const built = fs.statSync(mark).mtimeMs;
  return SOURCES.every((source) => newestChange(path.join(root, source)) < built);
}

/**
 * Builds the site unless the build is newer than every source. Throws with the build's output if it fails. @param name
 * its folder in tests/fixtures @param environment variables of src/config/env.ts. @returns the folder of the build.
 */
export function buildSmallSite(
  name: 'search-site' | 'playground-site' | 'pseudo-site',
  environment: Readonly<Record<string, string>>,
): string {
  const folder = path.join(root, '.cache', name);
  if (isFresh(folder)) return folder;
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(
    process.execPath,
    [cli, 'build', '--config', `tests/fixtures/${name}/docusaurus.config.ts`, '--out-dir', path.relative(root, folder)],
    {
      cwd: root,
      env: {
        ...process.env,
        ...environment,
        NODE_ENV: 'production',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/${name}-generated`,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  fs.writeFileSync(path.join(folder, 'built.json'), JSON.stringify(environment));
  return folder;
}

/** A copy of a built site whose pages and scripts name other ports, by their place in the lists. The caller removes its folder. */
export function copyWithPorts(built: string, from: readonly number[], to: readonly number[]): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'small-site-'));
  fs.cpSync(built, copy, {recursive: true});
  for (const name of fs.readdirSync(copy, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(copy, name);
    if (!/\.(?:html|js)$/.test(name) || !fs.statSync(file).isFile()) continue;
    const text = fs.readFileSync(file, 'utf8');
    const changed = from.reduce((now, port, at) => now.replaceAll(String(port), String(to[at])), text);
    if (changed !== text) fs.writeFileSync(file, changed);
  }
  return copy;
}
