/** `npm start` ends with what it has started. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {examplePages} from '../../src/app/build/example-pages';
import {temporaryFolder} from '../support/temporary';

const root = path.resolve(__dirname, '../..');
/** In the place of Docusaurus: says its process id, and goes on. */
const SERVER = '#!/usr/bin/env node\nconsole.log(`started ${process.pid}`);\nsetTimeout(() => {}, 60000);\n';

const command = [
  process.execPath,
  '--import',
  pathToFileURL(path.join(root, 'node_modules/tsx/dist/loader.mjs')).href,
  path.join(root, 'scripts/start.ts'),
];

test.each([
  ['it', command],
  // npm puts a shell around it, and passes a signal to that.
  ['npm', ['sh', '-c', '"$@"; true', 'sh', ...command]],
])('whoever ends %s ends the server too', async (_, [program = '', ...words]) => {
  const folder = temporaryFolder({'bin/docusaurus': SERVER});
  chmodSync(path.join(folder, 'bin/docusaurus'), 0o755);
  for (const name of examplePages.folders) mkdirSync(path.join(folder, name), {recursive: true});
  const started = spawn(program, words, {
    cwd: folder,
    env: {...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}`},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve) => {
    started.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (/^started \d+\n/m.test(said)) resolve();
    });
  });
  const ended = once(started.stdout, 'close');
  started.kill('SIGTERM');
  // The server holds the other end.
  await ended;
  expect(() => process.kill(Number(/^started (\d+)/m.exec(said)?.[1]), 0)).toThrow('ESRCH');
});
