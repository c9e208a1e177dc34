/** Runs nginx as an ordinary process on loopback, with the build's two files. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {environment} from '../../src/config/env';
import {nginxFiles, type NginxSite} from '../../src/hosting/core/nginx-config';
import {findNginx} from '../install';
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

/** Fills a folder with links to another one's files, or with copies if the system can't create links. */
function link(root: string, target: string): void {
  for (const file of listFiles(root)) {
    const at = path.join(target, file);
    fs.mkdirSync(path.dirname(at), {recursive: true});
    try {
      fs.linkSync(path.join(root, file), at);
    } catch {
      fs.copyFileSync(path.join(root, file), at);
    }
  }
}

/** What nginx's own configuration contains, in a folder of the test's. */
const mainConfiguration = (folder: string, port: number): string => `pid ${folder}/nginx.pid;
error_log stderr;
events {
}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  access_log off;
  keepalive_requests 10000;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  include http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    include server.conf;
  }
}
`;

/**
 * Serves a folder on a free port. Throws if nginx or its configuration is missing, or nginx rejects the configuration.
 * @param root by default a build, with its configuration
 * @param site what another folder's configuration is made of
 */
export async function startNginx(root: string, site?: NginxSite): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined)
    throw new Error('nginx is not installed. `npx tsx scripts/install.ts nginx` installs it or prints what to do.');
  if (!site && !fs.existsSync(NGINX_FOLDER))
    throw new Error(`${NGINX_FOLDER} doesn't exist. Build the site first: npm run build.`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  if (!site) fs.cpSync(NGINX_FOLDER, folder, {recursive: true});
  else for (const [name, text] of Object.entries(nginxFiles(site))) fs.writeFileSync(path.join(folder, name), text);
  const port = await freePort();
  link(root, path.join(folder, 'site', (site ?? {base: environment.baseUrl}).base));
  fs.writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder, port));
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
