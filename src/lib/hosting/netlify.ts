/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder.
 * Where two rules match an address, these hosts join equal headers with a comma, and two policies in one header
 * hold both. So a header is either in the rule for all addresses, or in rules of which one matches.
 */
import {placeHeaders, siteHeaders, type Headers, type PlaceRule} from './headers';
import type {RedirectTable} from './redirect-table';

/** Limits of Cloudflare Pages. */
export const MAX_HEADER_RULES = 100;
export const MAX_LINE = 2_000;
export const MAX_REDIRECTS = 2_000;
export const MAX_FOLDER_REDIRECTS = 100;

const NOTE = '# Written by `npm run build` from src/config. Do not edit.\n';

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** What of the published folder lies at its top: `docs` as a folder, `blog.html` as a page, `feed.xml` as a file. */
export type TopEntry = {readonly name: string; readonly folder: boolean};

/** The patterns that an entry's addresses match, and the key of its rule. Hosts leave `.html` out of addresses. */
function patternsOf({name, folder}: TopEntry): {readonly key: string; readonly paths: readonly string[]} {
  if (folder) return {key: `/${name}/`, paths: [`/${name}/*`]};
  const key = `/${name}`;
  return {key, paths: name.endsWith('.html') && name !== 'index.html' ? [key, key.slice(0, -'.html'.length)] : [key]};
}

/**
 * The text of `_headers`. Throws when the hosts would not take it.
 * @param base path the site is served under, with slashes at both ends.
 */
export function headersFile(entries: readonly TopEntry[], rules: readonly PlaceRule[], policy: string, base: string): string {
  const own = new Map(rules.map((rule) => ['at' in rule ? rule.at : rule.below, rule]));
  const found = entries.map(patternsOf).flatMap(({key, paths}) => paths.map((path) => ({path, headers: placeHeaders(own.get(key) ?? {}, policy)})));
  const under = (path: string): string => base + path.slice(1);
  const home = {path: '/', headers: placeHeaders({}, policy)};
  const blocks = [block(`${base}*`, siteHeaders), ...[home, ...found].map(({path, headers}) => block(under(path), headers))];
  const long = blocks.flatMap((text) => text.split('\n')).find((line) => line.length > MAX_LINE);
  if (long !== undefined) throw new Error(`A line of _headers has ${long.length} characters, and hosts take ${MAX_LINE}: ${long.slice(0, 80)}…`);
  if (blocks.length > MAX_HEADER_RULES) throw new Error(`_headers has ${blocks.length} rules, and hosts take ${MAX_HEADER_RULES}. Put files into folders of static/.`);
  return `${NOTE}${blocks.join('\n\n')}\n`;
}

/**
 * The text of `_redirects`. Cloudflare Pages reads so many rules and no more; addresses beyond that have their
 * redirect page, which answers on every host.
 */
export function redirectsFile({exact, folders}: RedirectTable, base: string): string {
  const under = (path: string): string => base + path.slice(1);
  const lines = [
    ...exact.slice(0, MAX_REDIRECTS).map(({from, to}) => `${under(from)} ${under(to)} 301`),
    ...folders.slice(0, MAX_FOLDER_REDIRECTS).map(({from, to}) => `${under(from)}/* ${under(to)}/:splat 301`),
  ];
  return `${NOTE}${lines.join('\n')}\n`;
}
