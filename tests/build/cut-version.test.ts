/** @jest-environment node */
/**
 * Releasing v12 as latest is the docusaurus CLI and a change in src/config/versions.ts alone: done here in a
 * scratch copy of the site, which is then built.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results', 'playwright-report']);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-version-'));

const docusaurus = (...args: string[]): string =>
  execFileSync(process.execPath, [path.join(scratch, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...args], {
    cwd: scratch,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The change that CONTRIBUTING.md asks for: v12 becomes latest, v11 an older one, v13 next. */
function release(source: string): string {
  const next = "next: {id: 'v13.0.0', path: 'next', label: 'v13.0.0', name: 'v13', compiler: 'v12.0.0'},";
  const latest = "latest: {id: 'v12.0.0', path: 'latest', label: 'v12.0.0 (latest)', name: 'v12', compiler: 'v12.0.0'},";
  const older = "older: [\n    {id: 'v11.0.0', path: 'v11.0.0', label: 'v11.0.0', name: 'v11', compiler: 'v11.0.0'},";
  return source
    .replace(/next: \{id: 'v12\.0\.0'.*\},/, next)
    .replace(/latest: \{id: 'v11\.0\.0'.*\},/, latest)
    .replace(/older: \[/, older);
}

beforeAll(() => {
  fs.cpSync('.', scratch, {recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file))});
  fs.symlinkSync(path.resolve('node_modules'), path.join(scratch, 'node_modules'), 'dir');
}, 60_000);

afterAll(() => fs.rmSync(scratch, {recursive: true, force: true}));

test('cutting v12 and naming v13 gives a site whose latest manual is v12', () => {
  docusaurus('docs:version', 'v12.0.0');
  docusaurus('docs:version:api', 'v12.0.0');
  const versions = path.join(scratch, 'src/config/versions.ts');
  const released = release(fs.readFileSync(versions, 'utf8'));
  expect(released).toContain("latest: {id: 'v12.0.0'");
  fs.writeFileSync(versions, released);
  docusaurus('build');
  const page = (file: string): string => fs.readFileSync(path.join(scratch, 'build/docs/manual', file), 'utf8').replaceAll('<!-- -->', '');
  expect(page('latest/dict.html')).toContain('<title data-rh=true>Dictionary | ReScript Documentation</title>');
  expect(page('latest/dict.html')).toContain('v12.0.0 (latest)');
  expect(page('next/dict.html')).toContain('The v13 docs are a work in progress.');
  expect(page('v12.0.0/dict/index.html')).toContain('/docs/manual/latest/dict');
  expect(page('v13.0.0/dict/index.html')).toContain('/docs/manual/next/dict');
}, 600_000);
