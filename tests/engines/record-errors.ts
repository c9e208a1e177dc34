/** Passes a site on with a script at the start of each page that records what goes wrong in it. */
import http from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {gunzipSync, gzipSync} from 'node:zlib';

const STORAGE = 'recorded-errors';

/** Runs first in each page. The tab's own storage holds what was recorded on the pages before. */
const RECORDER = `(() => {
  const errors = () => JSON.parse(sessionStorage.getItem('${STORAGE}') ?? '[]');
  const add = (text) => sessionStorage.setItem('${STORAGE}', JSON.stringify([...errors(), text]));
  addEventListener('error', ({message, target}) => add(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  // The page's own listener, which comes later, keeps reports of skipped transitions out of the console.
  addEventListener('unhandledrejection', (event) =>
    setTimeout(() => event.defaultPrevented || add(String(event.reason))));
  const write = console.error;
  console.error = (...words) => { add(words.join(' ')); write(...words); };
})()`;

/** An expression for what a page and those before it have recorded. */
export const readErrors = `JSON.parse(sessionStorage.getItem('${STORAGE}') ?? '[]')`;

const withRecorder = (html: string): string =>
  html.replace(/<head[^>]*>/, (tag) => `${tag}<script>${RECORDER}</script>`);

/** @returns the origin to open, and a function that ends the server */
export async function recordErrors(site: string): Promise<{readonly site: string; readonly close: () => void}> {
  const server = http.createServer((request, response) => {
    const headers = {...request.headers, 'accept-encoding': 'gzip'};
    const asked = http.request(new URL(request.url ?? '/', site), {method: request.method, headers}, (answer) => {
      const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '') && answer.statusCode === 200;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage) return void answer.pipe(response);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      // The server of the tests compresses every page. Readers prefetch as many pages as fit into a number of bytes.
      answer.on('end', () => response.end(gzipSync(withRecorder(gunzipSync(Buffer.concat(parts)).toString()))));
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    site: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
