/** `npm start` ends with what it has started. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {examplePages} from '../../src/app/build/example-pages';

const root = path.resolve(__dirname, '../..');
/** In the place of Docusaurus: says its process id, and goes on. */
const SERVER = '#!/usr/bin/env node\nconsole.log(`started ${process.pid}`);\nsetInterval(() => {}, 1000);\n';

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test('whoever ends it ends the server too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  for (const name of [...examplePages.folders, 'bin']) mkdirSync(path.join(folder, name), {recursive: true});
  writeFileSync(path.join(folder, 'bin/docusaurus'), SERVER, {mode: 0o755});
  const command = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts/start.ts')];
  const start = spawn(process.execPath, command, {
    cwd: folder,
    env: {...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}`},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let server = 0;
  for await (const text of start.stdout) {
    server = Number(/started (\d+)/.exec(String(text))?.[1] ?? 0);
    if (server > 0) break;
  }
  try {
    expect(server).toBeGreaterThan(0);
    start.kill('SIGTERM');
    if (start.exitCode === null && start.signalCode === null) await once(start, 'exit');
    expect(isRunning(server)).toBe(false);
  } finally {
    if (server > 0 && isRunning(server)) process.kill(server, 'SIGKILL');
    rmSync(folder, {recursive: true});
  }
});
