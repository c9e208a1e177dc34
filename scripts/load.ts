/**
 * Sends parallel requests to nginx serving the build on loopback, and prints errors, latencies and throughput: `npm run
 * load`. The requests resemble real readers': pages, and the files a first page loads. It never fails because of a
 * number.
 */
import http from 'node:http';
import path from 'node:path';
import {run} from './command';
import {startNginx} from './install/start-nginx';
import {readBuild} from '../src/hosting/build/read-build';

const REQUESTS = 10_000;
const PARALLEL = 200;
/** Timeout of a request, in ms. */
const TIMEOUT = 10_000;

type Answer = {readonly milliseconds: number; readonly bytes: number; readonly fault?: string};

function ask(origin: string, address: string, agent: http.Agent): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (fault?: string): void =>
      resolve({milliseconds: performance.now() - start, bytes, ...(fault !== undefined && {fault})});
    const request = http.get(
      origin + address,
      {agent, timeout: TIMEOUT, headers: {'accept-encoding': 'gzip, deflate, br'}},
      (response) => {
        response.on('data', (data: Buffer) => (bytes += data.length));
        response.once('end', () =>
          end(response.statusCode === 200 ? undefined : `${address} answers ${response.statusCode}`),
        );
      },
    );
    request.once('timeout', () => request.destroy(new Error(`${address} takes longer than ${TIMEOUT} ms`)));
    request.once('error', (error) => end(`${address}: ${error.message}`));
  });
}

/** Requests all addresses, `PARALLEL` at a time. */
async function askAll(origin: string, addresses: readonly string[]): Promise<Answer[]> {
  const agent = new http.Agent({keepAlive: true, maxSockets: PARALLEL});
  const answers: Answer[] = [];
  const queue = addresses.values();
  const reader = async (): Promise<void> => {
    for (const address of queue) answers.push(await ask(origin, address, agent));
  };
  await Promise.all(Array.from({length: PARALLEL}, reader));
  agent.destroy();
  return answers;
}

/** Every page in turn, each followed by a file that pages load. */
function mix(root: string): string[] {
  const {pages, files} = readBuild(root, '/');
  const shown = pages.map(({address}) => address).filter((address) => address !== '/404');
  const loaded = files.filter((file) => /^assets\/.*\.(?:js|css|woff2)$/.test(file)).map((file) => `/${file}`);
  const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '/';
  return Array.from({length: REQUESTS}, (_, index) =>
    index % 2 === 0 ? pick(shown, index / 2) : pick(loaded, (index - 1) / 2),
  );
}

async function main(): Promise<void> {
  const root = path.resolve('build');
  const addresses = mix(root);
  const nginx = await startNginx(root);
  const start = performance.now();
  const answers = await askAll(nginx.origin, addresses).finally(() => nginx.stop());
  const seconds = (performance.now() - start) / 1000;
  const times = answers.map(({milliseconds}) => milliseconds).sort((a, b) => a - b);
  const percentile = (share: number): string => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
  const faults = answers.flatMap(({fault}) => fault ?? []);
  const megabytes = answers.reduce((sum, {bytes}) => sum + bytes, 0) / 1e6;
  console.log(
    `${answers.length} requests, ${PARALLEL} at a time, in ${seconds.toFixed(1)} s: ${Math.round(answers.length / seconds)} a second, ${(megabytes / seconds).toFixed(1)} MB a second`,
  );
  console.log(
    `Latency: p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, p99 ${percentile(0.99)}, longest ${percentile(1)}`,
  );
  console.log(`Errors: ${faults.length}${faults.length > 0 ? `, such as ${faults.slice(0, 3).join('; ')}` : ''}`);
  if (faults.length > 0) process.exitCode = 1;
}

void run(main);
