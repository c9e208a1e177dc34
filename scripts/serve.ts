/**
 * Serves a folder as GitHub Pages does: `npm run serve`, and in tests. Files unchanged, page.html for /page, a redirect
 * that adds the slash to a folder's address, and 404.html, of the address's language, for everything else. As on hosts
 * with rules, an address that a language doesn't have leads to the English page. Text is compressed with gzip, so that
 * tests can count transferred bytes. The playground uses this machine's compilers.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import {createEndpoint, type Endpoint} from '../src/plugins/playground/endpoint';
import {TYPES} from '../src/lib/hosting/nginx-config';
import {compilerServiceOf} from '../src/compilers/service';
import {createNativeCompilers} from '../src/compilers/native-compilers';

/** The type of a file, for the header. */
function typeOf(file: string): string {
  const ending = path.extname(file).slice(1);
  const [type = 'application/octet-stream'] =
    Object.entries(TYPES).find(([, endings]) => endings.split(' ').includes(ending)) ?? [];
  return /^text|json$|xml$/.test(type) && !type.startsWith('image/') ? `${type}; charset=utf-8` : type;
}
const TEXT = /^(?:text|application)\/|svg/;

function answer(root: string, pathname: string): {status: number; file?: string; location?: string} {
  const file = path.join(root, path.normalize(decodeURIComponent(pathname)));
  if (!file.startsWith(root)) return {status: 404};
  if (fs.existsSync(`${file}.html`)) return {status: 200, file: `${file}.html`};
  if (fs.existsSync(file) && fs.statSync(file).isDirectory()) {
    if (!pathname.endsWith('/')) return {status: 301, location: `${pathname}/`};
    const index = path.join(file, 'index.html');
    return fs.existsSync(index) ? {status: 200, file: index} : missing(root, pathname);
  }
  return fs.existsSync(file) ? {status: 200, file} : missing(root, pathname);
}

/** A page that a language doesn't have: the English one, or else the language's own 404 page. */
function missing(root: string, pathname: string): {status: number; file?: string; location?: string} {
  const [, language = '', rest = ''] = /^\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
  const file = path.join(root, language, '404.html');
  if (language === '' || !fs.existsSync(file)) return {status: 404};
  return fs.existsSync(path.join(root, decodeURIComponent(rest))) ? {status: 302, location: rest} : {status: 404, file};
}

/**
 * Serves `root` on loopback. @param endpoint handles its own requests; all others are served from files @returns the
 * listening server
 */
export function servePlain(root: string, port: number, endpoint: Endpoint = () => false): http.Server {
  const server = http.createServer((request, response) => {
    if (endpoint(request, response)) return;
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const {status, file = path.join(root, '404.html'), location} = answer(root, pathname);
    if (location !== undefined) {
      response.writeHead(status, {location: location + search}).end();
      return;
    }
    const type = typeOf(file);
    const body = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.from('Not found');
    const zipped = TEXT.test(type) && (request.headers['accept-encoding'] ?? '').includes('gzip');
    response.writeHead(status, {'content-type': type, ...(zipped && {'content-encoding': 'gzip'})});
    response.end(zipped ? zlib.gzipSync(body, {level: 9}) : body);
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
