/** Runs nginx as an ordinary process on loopback, with the build's configuration. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {environment} from '../../src/config/env';
import {nginxMain, nginxParts, type NginxSite} from '../../src/hosting/core/nginx-config';
import {findNginx, MODULES} from '../install';
import {COMPRESSED_FOLDER} from '../../src/hosting/build/compress';
import {listFiles} from '../../src/hosting/build/read-build';
import {NGINX_FOLDER} from '../../src/hosting/build/write-hosts';

export type Nginx = {
  /** `http://127.0.0.1:41234` */
  readonly origin: string;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  await once(server.close(), 'close');
  return port;
}

async function untilItAnswers(origin: string, server: ChildProcess, said: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt += 1) {
    const response = await fetch(origin, {method: 'HEAD'}).catch(() => undefined);
    if (response) return;
    await sleep(25);
  }
  server.kill();
  throw new Error(`nginx doesn't start with its configuration: ${said()}`);
}

/** Combines several folders into one with links, or with copies if the system can't create links. */
function merge(folders: readonly string[], target: string): void {
  for (const folder of folders) {
    for (const file of listFiles(folder)) {
      const at = path.join(target, file);
      fs.mkdirSync(path.dirname(at), {recursive: true});
      try {
        fs.linkSync(path.join(folder, file), at);
      } catch {
        fs.copyFileSync(path.join(folder, file), at);
      }
    }
  }
}

/**
 * Serves a folder on a free port. Throws if nginx or its configuration is missing, or nginx rejects the configuration.
 * @param root by default a build, with its compressed files and configuration
 * @param site what another folder's configuration is made of
 */
export async function startNginx(root: string, site?: NginxSite): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined)
    throw new Error(
      'nginx or its brotli module is not installed. `npm run test:browser` installs them or prints what to do.',
    );
  if (!site && !fs.existsSync(NGINX_FOLDER))
    throw new Error(`${NGINX_FOLDER} doesn't exist. Build the site first: npm run build.`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  if (!site) fs.cpSync(NGINX_FOLDER, folder, {recursive: true});
  else for (const [name, text] of Object.entries(nginxParts(site))) fs.writeFileSync(path.join(folder, name), text);
  const port = await freePort();
  const served = path.join(folder, 'site');
  const {base} = site ?? {base: environment.baseUrl};
  merge(site ? [root] : [root, COMPRESSED_FOLDER], path.join(served, base));
  const main = nginxMain({listen: `127.0.0.1:${port}`, root: served, temp: folder, modules: MODULES, base});
  fs.writeFileSync(path.join(folder, 'nginx.conf'), main);
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const server = spawn(program, ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off;${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, server, () => said);
  const ended = once(server, 'exit');
  return {
    origin,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
