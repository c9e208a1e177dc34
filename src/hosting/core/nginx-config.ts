/** The nginx configuration: a part for `http`, a part for `server`, and a complete one with both. */
import type {ExactRule} from '../../kit/core/aliases';
import {escapeRegExp} from '../../kit/core/escape-reg-exp';
import {placeHeaders, siteHeaders, type PlaceFacts, type PlaceRule} from './headers';

/** What the configuration depends on. Paths are relative to the site's root. */
export type NginxSite = {
  readonly redirects: readonly ExactRule[];
  readonly places: readonly PlaceRule[];
  readonly policy: string;
  /** HTML files that aren't pages: they are only served under their own names. */
  readonly standalone: readonly string[];
  /** With slashes at both ends. The site's files are in this folder of the one that nginx serves. */
  readonly base: string;
  /** Those besides the default one. */
  readonly languages: readonly string[];
};

const NOTE = '# Written by `npm run build` from src/config. Do not edit.\n';

/** File extensions, separated by spaces, by media type. */
export const TYPES: Readonly<Record<string, string>> = {
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'application/wasm': 'wasm',
  'application/xml': 'xml xsl',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/css': 'css',
  'text/html': 'html',
  'text/javascript': 'js mjs cjs',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
const map = (source: string, name: string, lines: readonly (readonly [string, string])[]): string =>
  `map ${source} $${name} {\n${lines.map(([key, value]) => `  ${key === 'default' ? key : quote(key)} ${quote(value)};`).join('\n')}\n}\n`;

function header(name: string, site: NginxSite, under: (path: string) => string): string {
  const value = (rule: PlaceFacts): string => placeHeaders(rule, site.policy)[name] ?? '';
  const lines = site.places
    .map((rule) => [placeKey(rule, under), value(rule)] as const)
    .filter(([, own]) => own !== value({}));
  return map('$uri', variable(name), [['default', value({})], ...lines]);
}

function placeKey(rule: PlaceRule, under: (path: string) => string): string {
  if ('at' in rule) return under(rule.at);
  return 'below' in rule
    ? `~^${escapeRegExp(under(rule.below))}`
    : `~^${escapeRegExp(under('/'))}.*${escapeRegExp(rule.ending)}$`;
}

const variable = (name: string): string => `site_${name.toLowerCase().replaceAll('-', '_')}`;
const PLACE_HEADERS = Object.keys(placeHeaders({shared: true, unlisted: true}, ''));

const homes = ({base, languages}: NginxSite): readonly string[] => [base, ...languages.map((id) => `${base}${id}/`)];

/** A language's pages. For a page it doesn't have: the English page, or else the language's own 404 page. */
function languageLocations(id: string, base: string): string {
  const home = `${base}${id}/`;
  return `location = ${base}${id} {
  return 301 ${home}$is_args$args;
}
location = ${home} {
  try_files ${home}index.html =404;
}
location ^~ ${home} {
  error_page 404 ${home}404.html;
  try_files $uri $site_page.html @${id};
}
location @${id} {
  error_page 404 ${home}404.html;
  if (-f $document_root$site_english.html) {
    return 302 $site_english$is_args$args;
  }
  if (-f $document_root$site_english) {
    return 302 $site_english$is_args$args;
  }
  return 404;
}
`;
}

/** Types, and tables from addresses to redirects and headers. */
export function nginxHttp(site: NginxSite): string {
  const under = (path: string): string => site.base + path.slice(1);
  const parts = site.redirects.map(({from, to}) => {
    const [, path = to, anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
    return {from: under(from), path: under(path), anchor};
  });
  return [
    NOTE,
    `types {\n${Object.entries(TYPES)
      .map(([type, endings]) => `  ${type} ${endings};`)
      .join('\n')}\n}\ndefault_type application/octet-stream;\n`,
    'map_hash_max_size 16384;\nmap_hash_bucket_size 512;\n',
    '# The canonical address of a request: without .html, index.html or a trailing slash. Characters that no page has\n' +
      '# do not match, so that only the path of a request gets into the Location header.',
    map('$uri', 'site_tidy', [
      ['default', ''],
      ...[...site.standalone, ...site.languages.map((id) => `/${id}/404.html`)].map(
        (path) => [under(path), ''] as const,
      ),
      ...homes(site).flatMap((home) => [
        [home, ''] as const,
        ...[`${home}index.html`, `${home}index`].map((path) => [path, home] as const),
      ]),
      ['~^(?<site_bare>/[A-Za-z0-9_./-]*?[A-Za-z0-9_-])(?:/index)?\\.html$', '$site_bare'],
      ['~^(?<site_bare>/[A-Za-z0-9_./-]*[A-Za-z0-9_-])/+$', '$site_bare'],
    ]),
    map('$site_tidy', 'site_page', [
      ['default', '$site_tidy'],
      ['', '$uri'],
    ]),
    map('$site_page', 'site_moved', [['default', ''], ...parts.map(({from, path}) => [from, path] as const)]),
    map('$site_page', 'site_moved_anchor', [
      ['default', ''],
      ...parts.filter(({anchor}) => anchor).map(({from, anchor}) => [from, anchor] as const),
    ]),
    ...(site.languages.length === 0
      ? []
      : [
          '# The English page of an address that a language does not have.\n',
          map('$site_page', 'site_english', [
            ['default', ''],
            [
              `~^${escapeRegExp(site.base)}(?:${site.languages.map(escapeRegExp).join('|')})/(?<site_rest>.*)$`,
              `${site.base}$site_rest`,
            ],
          ]),
        ]),
    ...PLACE_HEADERS.map((name) => header(name, site, under)),
    '# A missing file may exist soon, so do not cache the 404.\n',
    map('$status', 'site_lifetime', [
      ['~^[45]', 'no-store'],
      ['default', `$${variable('Cache-Control')}`],
    ]),
  ].join('\n');
}

/** The caller sets `root`. */
export function nginxServer(site: NginxSite): string {
  const headers = Object.entries(siteHeaders).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const own = PLACE_HEADERS.map(
    (name) => `add_header ${name} $${name === 'Cache-Control' ? 'site_lifetime' : variable(name)} always;`,
  );
  return `${NOTE}
charset utf-8;
charset_types text/plain text/css text/javascript text/markdown application/json application/xml;
server_tokens off;
# Links to programs that were shared before long ones moved to the fragment.
large_client_header_buffers 4 64k;
absolute_redirect off;
etag on;

# The site's files are in the root${site.base === '/' ? '' : `'s folder ${site.base}`}, and next to each its .gz and .br from .generated/compressed.
# brotli.conf needs nginx's brotli module; delete the file if you don't have the module.
gzip_static on;
gzip_vary on;
include brotli[.]conf;

${[...headers, ...own].join('\n')}

if ($site_moved) {
  return 301 $site_moved$is_args$args$site_moved_anchor;
}
if ($site_tidy) {
  return 301 $site_tidy$is_args$args;
}
error_page 404 ${site.base}404.html;
location / {
  try_files $uri $site_page.html =404;
}
${
  site.base === '/'
    ? ''
    : `location = ${site.base.slice(0, -1)} {
  return 301 ${site.base}$is_args$args;
}
`
}location = ${site.base} {
  try_files ${site.base}index.html =404;
}
${site.languages.map((id) => languageLocations(id, site.base)).join('')}`;
}

/** Absolute paths, the address to listen on, and the site's base. */
type NginxMain = Readonly<Record<'listen' | 'root' | 'temp' | 'modules' | 'base', string>>;

/**
 * A complete configuration for one site, for the same folder as `http.conf` and `server.conf`. If the site is below a
 * path, the root leads there.
 */
export function nginxMain({listen, root, temp, modules, base}: NginxMain): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${NOTE}include ${modules};
pid ${temp}/nginx.pid;
error_log stderr;
worker_processes auto;
events {
  worker_connections 4096;
}
http {
${folders.map((name) => `  ${name}_temp_path ${temp}/${name};`).join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  include http.conf;
  server {
    listen ${listen};
    root ${root};
    include server.conf;
${
  base === '/'
    ? ''
    : `    location = / {
      return 302 ${base};
    }
`
}  }
}
`;
}

/** The files that both a complete configuration and one's own include, by name. */
export const nginxParts = (site: NginxSite): Readonly<Record<string, string>> => ({
  'http.conf': nginxHttp(site),
  'server.conf': nginxServer(site),
  'brotli.conf': `${NOTE}brotli_static on;\n`,
});
