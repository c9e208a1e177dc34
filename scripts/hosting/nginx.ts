/** nginx as an ordinary process on loopback, with the configuration that the build wrote. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {nginxMain} from '../../src/lib/hosting/nginx';
import {findNginx, MODULES} from '../nginx';
import {NGINX_FOLDER} from './write-hosts';

/** A server that runs. */
export type Nginx = {
  /** `http://127.0.0.1:41234` */
  readonly origin: string;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(Boolean(socket.end())));
    socket.once('error', () => resolve(false));
  });

async function untilItAnswers(port: number, server: ChildProcess, said: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) break;
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  server.kill();
  throw new Error(`nginx does not start with the configuration of ${NGINX_FOLDER}: ${said()}`);
}

/** Serves a folder on a free port. Throws when nginx is missing, or there is no configuration, or it is refused. */
export async function startNginx(root: string): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined) throw new Error('nginx is not installed, or without its brotli module. `npm run test:browser` installs it or says what to do.');
  if (!fs.existsSync(NGINX_FOLDER)) throw new Error(`There is no ${NGINX_FOLDER}. Build the site first: npm run build.`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  fs.cpSync(NGINX_FOLDER, folder, {recursive: true});
  const port = await freePort();
  const main = nginxMain({listen: `127.0.0.1:${port}`, root: path.resolve(root), temp: folder, modules: MODULES});
  fs.writeFileSync(path.join(folder, 'nginx.conf'), main);
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const server = spawn(program, ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off;${user}`], {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await untilItAnswers(port, server, () => said);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
