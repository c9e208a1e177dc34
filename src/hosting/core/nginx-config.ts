/** The parts of nginx's configuration for its `http` block and a `server` block. */
import {escapeRegExp} from '../../kit/core/escape-reg-exp';
import {placeHeaders, siteHeaders, type PlaceFacts, type PlaceRule} from './headers';
import type {HostRedirects} from './redirects';

/** What the configuration depends on. Paths are relative to the site's root. */
export type NginxSite = {
  readonly redirects: HostRedirects;
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

/** What's compressed and has an encoding, besides HTML: the names that nginx's own list of types has for these files. */
const TEXTS = 'text/plain text/css text/xml text/markdown application/javascript application/json image/svg+xml';

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
  try_files $uri $site_page.html $site_page/index.html @${id};
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

/** A redirect as an entry of a map. Only characters of a page's address match, so that no others get into a header. */
function moved({from, to}: {readonly from: string; readonly to: string}): readonly [string, string] {
  const [, folder = '', kind] = /^(.*)\/(\*|:page)$/.exec(from) ?? [];
  const some = kind === '*' ? '[A-Za-z0-9_./-]+' : '[A-Za-z0-9_.-]+';
  return kind === undefined
    ? [from, to]
    : [`~^${escapeRegExp(folder)}/(?<site_below>${some})$`, to.replace(/:(?:splat|page)$/, '$site_below')];
}

/** Tables from addresses to redirects and headers. */
export function nginxHttp(site: NginxSite): string {
  const under = (path: string): string => site.base + path.slice(1);
  const redirects = [...site.redirects.exact, ...site.redirects.patterns].map(({from, to}) =>
    moved({from: under(from), to: under(to)}),
  );
  return [
    NOTE,
    'types {\n  text/markdown md;\n}\n',
    'map_hash_bucket_size 512;\n',
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
    map('$site_page', 'site_moved', [['default', ''], ...redirects]),
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
charset_types ${TEXTS};
server_tokens off;
# Links to programs that were shared before long ones moved to the fragment.
large_client_header_buffers 4 64k;
absolute_redirect off;
etag on;

# The site's files are in the root${site.base === '/' ? '' : `'s folder ${site.base}`}. A file with .gz at the end of its name is sent for the one without.
gzip on;
gzip_static on;
gzip_types ${TEXTS};
gzip_vary on;

${[...headers, ...own].join('\n')}

if ($site_moved) {
  return 301 $site_moved$is_args$args;
}
if ($site_tidy) {
  return 301 $site_tidy$is_args$args;
}
error_page 404 ${site.base}404.html;
location / {
  # The last one is a redirect page: other pages are files of their own name.
  try_files $uri $site_page.html $site_page/index.html =404;
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

/** The two files, by name. */
export const nginxFiles = (site: NginxSite): Readonly<Record<string, string>> => ({
  'http.conf': nginxHttp(site),
  'server.conf': nginxServer(site),
});
