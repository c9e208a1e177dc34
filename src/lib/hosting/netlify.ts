/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder.
 *
 * Both look rules up by the address that was asked for, whatever the answer: the rule for all addresses is the only
 * one that reaches the 404 page of an unknown one, so it carries all that a page needs. Other rules replace headers:
 * - Cloudflare Pages joins a header of several rules with a comma, unless a line `! Name` takes the earlier one away;
 *   rules apply in the order of the file (https://developers.cloudflare.com/pages/configuration/headers/, and
 *   `packages/pages-shared/asset-server/handler.ts` of https://github.com/cloudflare/workers-sdk).
 * - Netlify takes the rule that is written later and says more of the address (`src/utils/headers.ts` of
 *   https://github.com/netlify/cli), and passes over lines without a colon (`packages/headers-parser/src/line_parser.ts`
 *   of https://github.com/netlify/build); nothing there takes a header away, so each `! Name` has a new value below it.
 */
import {placeHeaders, siteHeaders, type Headers, type PlaceRule} from './headers';
import type {RedirectTable} from './redirect-table';

/**
 * Limits of Cloudflare Pages: rules in `_headers`, characters in a line of it, redirects of single addresses and of
 * folders, characters in a line of `_redirects`, files of a site and bytes of one file on the free plan. Netlify has
 * none of these. Sources: https://developers.cloudflare.com/pages/platform/limits/, …/pages/configuration/redirects/.
 */
export const LIMITS = {headerRules: 100, headerLine: 2_000, redirects: 2_000, folderRedirects: 100, redirectLine: 1_000, files: 20_000, fileSize: 25 * 2 ** 20} as const;

const NOTE = '# Written by `npm run build` from src/config. Do not edit.\n';

/** Cloudflare Pages lets every site read every answer unless this is taken away. */
const UNASKED = ['Access-Control-Allow-Origin'];

function block(path: string, headers: Headers, takenAway: readonly string[]): string {
  return [path, ...takenAway.map((name) => `  ! ${name}`), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** The patterns that the addresses of a place match. Hosts leave `.html` out of addresses. */
function patternsOf(rule: PlaceRule): readonly string[] {
  if ('below' in rule) return [`${rule.below}*`];
  if ('ending' in rule) return [`/*${rule.ending}`];
  return rule.at.endsWith('.html') ? [rule.at, rule.at.slice(0, -'.html'.length)] : [rule.at];
}

/**
 * The text of `_headers`. Throws when the hosts would not take it.
 * @param rules of which no two give one address the same header.
 * @param base path the site is served under, with slashes at both ends.
 */
export function headersFile(rules: readonly PlaceRule[], policy: string, base: string): string {
  const everywhere = {...siteHeaders, ...placeHeaders({}, policy)};
  const own = rules.flatMap((rule) => {
    const headers = Object.fromEntries(Object.entries(placeHeaders(rule, policy)).filter(([name, value]) => everywhere[name] !== value));
    const replaced = Object.keys(headers).filter((name) => name in everywhere);
    return Object.keys(headers).length === 0 ? [] : patternsOf(rule).map((path) => block(base + path.slice(1), headers, replaced));
  });
  const blocks = [block(`${base}*`, everywhere, UNASKED), ...own];
  const long = blocks.flatMap((text) => text.split('\n')).find((line) => line.length > LIMITS.headerLine);
  if (long !== undefined) throw new Error(`A line of _headers has ${long.length} characters, and hosts take ${LIMITS.headerLine}: ${long.slice(0, 80)}…`);
  if (blocks.length > LIMITS.headerRules) throw new Error(`_headers has ${blocks.length} rules, and hosts take ${LIMITS.headerRules}. Put files into folders of static/.`);
  return `${NOTE}${blocks.join('\n\n')}\n`;
}

/**
 * The text of `_redirects`. Cloudflare Pages reads so many rules and no more; addresses beyond that have their
 * redirect page, which answers on every host. On Netlify it always does: there a file wins over a rule.
 */
export function redirectsFile({exact, folders}: RedirectTable, base: string): string {
  const under = (path: string): string => base + path.slice(1);
  const lines = [
    ...exact.slice(0, LIMITS.redirects).map(({from, to}) => `${under(from)} ${under(to)} 301`),
    ...folders.slice(0, LIMITS.folderRedirects).map(({from, to}) => `${under(from)}/* ${under(to)}/:splat 301`),
  ];
  return `${NOTE}${lines.join('\n')}\n`;
}
