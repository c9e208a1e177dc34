/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder.
 *
 * Both match rules against the requested address. Only the rule for all addresses applies to the 404 page of an unknown
 * address, so it contains everything a page needs, and other rules replace headers:
 * - Cloudflare Pages joins a header set by several rules with a comma, unless a line `! Name` removes the earlier one;
 * rules apply in order (https://developers.cloudflare.com/pages/configuration/headers/, and
 * `packages/pages-shared/asset-server/handler.ts` of https://github.com/cloudflare/workers-sdk).
 * - Netlify uses the later and more specific rule (`src/utils/headers.ts` of https://github.com/netlify/cli). It
 * ignores lines without a colon (`packages/headers-parser/src/line_parser.ts` of https://github.com/netlify/build) and
 * can't remove a header, so each `! Name` is followed by a new value.
 */
import {placeHeaders, siteHeaders, type Headers, type PlaceRule} from './headers';
import type {ExactRule} from '../../kit/core/aliases';
import type {HostRedirects} from './redirects';

/**
 * Limits of Cloudflare Pages: rules and characters per line of `_headers`, redirects of single addresses and by
 * patterns, characters per line of `_redirects`, files, and bytes per file on the free plan. Netlify has none of them.
 * Sources: https://developers.cloudflare.com/pages/platform/limits/, …/pages/configuration/redirects/.
 */
export const LIMITS = {
  headerRules: 100,
  headerLine: 2_000,
  redirects: 2_000,
  patternRedirects: 100,
  redirectLine: 1_000,
  files: 20_000,
  fileSize: 25 * 2 ** 20,
} as const;

const NOTE = '# Written by `npm run build` from src/config. Do not edit.\n';

/** Cloudflare Pages allows every site to read every response unless this header is removed. */
const UNASKED = ['Access-Control-Allow-Origin'];

function block(path: string, headers: Headers, takenAway: readonly string[]): string {
  return [
    path,
    ...takenAway.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n');
}

/** Hosts drop `.html` from addresses. */
function patternsOf(rule: PlaceRule): readonly string[] {
  if ('below' in rule) return [`${rule.below}*`];
  if ('ending' in rule) return [`/*${rule.ending}`];
  return rule.at.endsWith('.html') ? [rule.at, rule.at.slice(0, -'.html'.length)] : [rule.at];
}

/**
 * The text of `_headers`. Throws if it exceeds the hosts' limits. @param rules no two of which set the same header for
 * an address @param base with slashes at both ends
 */
export function headersFile(rules: readonly PlaceRule[], policy: string, base: string): string {
  const everywhere = {...siteHeaders, ...placeHeaders({}, policy)};
  const own = rules.flatMap((rule) => {
    const headers = Object.fromEntries(
      Object.entries(placeHeaders(rule, policy)).filter(([name, value]) => everywhere[name] !== value),
    );
    const replaced = Object.keys(headers).filter((name) => name in everywhere);
    return Object.keys(headers).length === 0
      ? []
      : patternsOf(rule).map((path) => block(base + path.slice(1), headers, replaced));
  });
  const blocks = [block(`${base}*`, everywhere, UNASKED), ...own];
  const long = blocks.flatMap((text) => text.split('\n')).find((line) => line.length > LIMITS.headerLine);
  if (long !== undefined)
    throw new Error(
      `A line of _headers has ${long.length} characters, but hosts accept only ${LIMITS.headerLine}: ${long.slice(0, 80)}…`,
    );
  if (blocks.length > LIMITS.headerRules)
    throw new Error(
      `_headers has ${blocks.length} rules, but hosts accept only ${LIMITS.headerRules}. Move files to folders in static/, so that one rule covers several files.`,
    );
  return `${NOTE}${blocks.join('\n\n')}\n`;
}

/**
 * Redirects from the addresses that a language doesn't have to the English pages: for a folder without a page in that
 * language, a pattern.
 * @param pages the addresses of all pages
 */
export function untranslatedRules(pages: readonly string[], languages: readonly string[]): HostRedirects {
  const foldersOf = (page: string): string[] => [...page.matchAll(/(?!^)\//g)].map(({index}) => page.slice(0, index));
  const languageOf = (page: string): string | undefined => languages.find((id) => page.split('/')[1] === id);
  const english = pages.filter((page) => page !== '/' && languageOf(page) === undefined);
  const rules = languages.flatMap((id) => {
    const translated = new Set(
      pages.filter((page) => languageOf(page) === id).map((page) => page.slice(id.length + 1)),
    );
    const taken = new Set([...translated].flatMap(foldersOf));
    return english
      .filter((page) => !translated.has(page))
      .map((page): ExactRule => {
        const folder = foldersOf(page).find((each) => !taken.has(each));
        return folder === undefined
          ? {from: `/${id}${page}`, to: page}
          : {from: `/${id}${folder}/*`, to: `${folder}/:splat`};
      });
  });
  const unique = [...new Map(rules.map((rule) => [rule.from, rule])).values()];
  return {
    exact: unique.filter(({from}) => !from.endsWith('/*')),
    patterns: unique.filter(({from}) => from.endsWith('/*')),
  };
}

/**
 * The text of `_redirects`. On Netlify, files take precedence over rules, so there a redirect page answers if there is
 * one. On Cloudflare Pages, the rules do.
 * @param untranslated addresses of pages that a language doesn't have, which may exist later
 */
export function redirectsFile(moved: HostRedirects, base: string, untranslated: HostRedirects): string {
  const line = ({from, to}: ExactRule, status: 301 | 302): string =>
    `${base}${from.slice(1)} ${base}${to.slice(1)} ${status}`;
  // Cloudflare counts every rule after the first pattern as a pattern.
  const lines = (['exact', 'patterns'] as const).flatMap((kind) => [
    ...moved[kind].map((rule) => line(rule, 301)),
    ...untranslated[kind].map((rule) => line(rule, 302)),
  ]);
  return `${NOTE}${lines.join('\n')}\n`;
}
