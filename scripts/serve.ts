/**
 * Serves a built site: `npm run serve`, and in tests. Like GitHub Pages, it answers with files unchanged, page.html for
 * /page, a redirect that adds the slash to a folder's address, and 404.html, of the address's language, for everything
 * else. Like hosts with rules, it lets browsers keep files as long as the build's `_headers` says, and leads from an
 * address that a language doesn't have to the English page. A site built for a subfolder is served there. Text is
 * compressed with gzip, so that tests can count transferred bytes. The playground uses this machine's compilers.
 */
import compression from 'compression';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {readTextSync} from '../src/kit/build/files/text';
import {createEndpoint, type Endpoint} from '../src/playground/build/endpoint';
import {compilerServiceOf} from '../src/compilers/build/service';
import {createNativeCompilers} from '../src/compilers/build/native-compilers';

/** The most bytes of a request's address and headers: more than the longest program in a link needs. */
const MAX_HEADER_SIZE = 1_000_000;

/** Types of text files, which need their encoding. For other files, sirv knows the type. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

type HostRules = {
  /** Where the site is served, with slashes at both ends. */
  readonly base: string;
  /** The Cache-Control header of an address. */
  readonly cacheOf: (address: string) => string;
};

/** Reads what the build tells hosts in `_headers`. Without that file, the site is at the root, and nothing is kept. */
function readHostRules(root: string): HostRules {
  const file = path.join(root, '_headers');
  const text = fs.existsSync(file) ? readTextSync(file) : '';
  const rules = [...text.matchAll(/^(\/.*)\n(?: .*\n)*? {2}Cache-Control: (.+)$/gm)].map(
    ([, place = '', cache = '']) => ({place, cache}),
  );
  const matches = (place: string, address: string): boolean => {
    const [start = '', end] = place.split('*');
    return end === undefined ? address === place : address.startsWith(start) && address.endsWith(end);
  };
  return {
    base: rules[0]?.place.replace('*', '') ?? '/',
    cacheOf: (address) => rules.findLast(({place}) => matches(place, address))?.cache ?? 'no-store',
  };
}

type Asked = {readonly pathname: string; readonly search: string; readonly decoded: string};

/** The parts of a request's address; undefined if it's malformed. */
function addressOf(url = '/'): Asked | undefined {
  if (!url.startsWith('/')) return undefined;
  try {
    const {pathname, search} = new URL(`http://localhost${url}`);
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : {pathname, search, decoded};
  } catch {
    return undefined;
  }
}

/** Where an address leads, if it isn't that of a file. Addresses are relative to the site's base. */
function redirectOf(root: string, {pathname, decoded}: Asked): readonly [status: 301 | 302, to: string] | undefined {
  const isFile = (address: string): boolean => {
    const file = path.join(root, address);
    return file.startsWith(root) && fs.existsSync(file);
  };
  if (!decoded.endsWith('/') && !isFile(`${decoded}.html`) && isFile(`${decoded}/index.html`))
    return [301, `${pathname}/`];
  const [, language = '', rest = ''] = /^\/([^/]+)(\/.+)$/.exec(decoded) ?? [];
  const isThere = [decoded, `${decoded}.html`, `${decoded}/index.html`].some(
    (address) => isFile(address) && fs.statSync(path.join(root, address)).isFile(),
  );
  return !isThere && language !== '' && isFile(`/${language}/404.html`) && [rest, `${rest}.html`].some(isFile)
    ? [302, pathname.slice(language.length + 1)]
    : undefined;
}

/**
 * Serves `root` on loopback. @param endpoint handles its own requests; all others are served from files @returns the
 * listening server
 */
export function servePlain(root: string, port: number, endpoint: Endpoint = () => false): http.Server {
  const {base, cacheOf} = readHostRules(root);
  const zip = compression({level: 9, threshold: 0});
  const files = sirv(root, {
    dev: true, // Tests change files.
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', cacheOf(base + pathname.slice(1)));
      const type = TEXT_TYPES[path.extname(pathname)];
      if (type !== undefined) response.setHeader('Content-Type', `${type}; charset=utf-8`);
    },
  });
  const refuse = (response: http.ServerResponse, decoded: string): void => {
    // Not `..`, which would lead out of the folder.
    const [, language = ''] = /^\/([\w-]+)\//.exec(decoded) ?? [];
    const page = [language, '']
      .map((folder) => path.join(root, folder, '404.html'))
      .find((file) => fs.existsSync(file));
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'});
    response.end(page === undefined ? 'Not found' : fs.readFileSync(page));
  };
  const answer = (request: http.IncomingMessage, response: http.ServerResponse, asked: Asked): void => {
    const redirect = redirectOf(root, asked);
    if (redirect) {
      const [status, to] = redirect;
      response.writeHead(status, {location: base + to.replace(/^\/+/, '') + asked.search}).end();
      return;
    }
    request.url = asked.pathname;
    // sirv throws on a range that ends before it begins. A server may ignore any range (RFC 9110, 14.2).
    const [, start = '', end = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (start === '' || (end !== '' && Number(end) < Number(start))) delete request.headers.range;
    files(request, response, () => refuse(response, asked.decoded));
  };
  const server = http.createServer({maxHeaderSize: MAX_HEADER_SIZE}, (request, response) => {
    const asked = addressOf(request.url);
    if (!asked) {
      response.writeHead(400, {'content-type': 'text/plain'}).end('This address is malformed.');
      return;
    }
    if (endpoint(request, response)) return;
    const {pathname, search, decoded} = asked;
    if (base !== '/' && ['/', base.slice(0, -1)].includes(pathname)) {
      response.writeHead(302, {location: base + search}).end();
      return;
    }
    // Browsers would get brotli, whose size depends on the version of Node.js.
    request.headers['accept-encoding'] = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? 'gzip' : '';
    zip(request as never, response as never, () => {
      if (!decoded.startsWith(base)) return refuse(response, '/');
      const inside = base.length - 1;
      answer(request, response, {search, pathname: pathname.slice(inside), decoded: decoded.slice(inside)});
    });
  });
  return server.listen(port, '127.0.0.1');
}

if (require.main === module) {
  const [root = 'build', port = '4173'] = process.argv.slice(2);
  if (!fs.existsSync(path.join(root, 'index.html')) || !/^\d{1,5}$/.test(port)) {
    console.error(
      `Can't serve ${root} on port ${port}. The arguments are a folder with a built site (after npm run build: build) and a port.`,
    );
    process.exit(1);
  }
  const service = compilerServiceOf(path.join(__dirname, '..'));
  servePlain(path.resolve(root), Number(port), createEndpoint(createNativeCompilers(service)));
  console.log(
    `Serving ${root} at http://localhost:${port}/, with this machine's compilers for the playground. Ctrl-C stops it.`,
  );
}
