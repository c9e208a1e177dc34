import type {AliasRules, ExactRule, PrefixRule} from '../../kit/core/aliases';
import {below} from '../../kit/core/aliases';
import {isVersionSegment} from '../../kit/core/version';

/**
 * The redirects of a host: single addresses, then patterns, which are tried in order. A pattern ends with `/*`, for
 * everything below, or `/:page`, for one segment; `:splat` and `:page` insert what matched.
 */
export type HostRedirects = {readonly exact: readonly ExactRule[]; readonly patterns: readonly ExactRule[]};

/** Where an address leads; undefined if no pattern matches. */
function followPatterns(patterns: readonly ExactRule[], address: string): string | undefined {
  for (const {from, to} of patterns) {
    const [, folder = '', kind] = /^(.*)\/(\*|:page)$/.exec(from) ?? [];
    const rest = below(folder, address)?.slice(1);
    if (rest === undefined || rest === '' || (kind === ':page' && rest.includes('/'))) continue;
    return to.replace(/:(?:splat|page)$/, rest);
  }
  return undefined;
}

type ShorteningFacts = Pick<AliasRules, 'prefix'> & {
  /** Of all pages: no pattern may match one. */
  readonly pages: readonly string[];
};

/**
 * Shortens a build's redirects for hosts that limit their number: an address is dropped if a pattern leads to the same
 * place, alone or with one more rule. The patterns come from the prefix rules, and from folders without pages most of
 * whose addresses lead the same way.
 * @param rules the rules for redirect pages; anchors and queries are the target's own
 */
export function shortenRedirects(rules: readonly ExactRule[], {prefix, pages}: ShorteningFacts): HostRedirects {
  const byPrefix = prefix.flatMap((rule) => patternsOf(rule, rules));
  const left = withoutMatches(rules, byPrefix, rules);
  const patterns = [...byPrefix, ...folderPatterns(left, pages)];
  return {exact: withoutMatches(left, patterns, rules), patterns};
}

function withoutMatches(
  rules: readonly ExactRule[],
  patterns: readonly ExactRule[],
  all: readonly ExactRule[],
): ExactRule[] {
  const known = new Map(all.map(({from, to}) => [from, to]));
  return rules.filter(({from, to}) => {
    const next = followPatterns(patterns, from);
    return next === undefined || (known.get(next) ?? next) !== to;
  });
}

/** So many rules have to be replaced by a pattern. */
const WORTH_A_PATTERN = 20;

/** Outer folders before the ones in them. */
function folderPatterns(rules: readonly ExactRule[], pages: readonly string[]): ExactRule[] {
  const parents = (address: string): string[] =>
    [...address.matchAll(/(?!^)\//g)].map(({index}) => address.slice(0, index));
  const taken = new Set(pages.flatMap(parents));
  const folders = new Set(rules.flatMap(({from}) => parents(from)).filter((folder) => !taken.has(folder)));
  const found: ExactRule[] = [];
  for (const folder of [...folders].sort((a, b) => a.length - b.length)) {
    if (followPatterns(found, folder) !== undefined) continue;
    const votes = new Map<string, number>();
    const vote = (target: string): unknown => votes.set(target, (votes.get(target) ?? 0) + 1);
    for (const {from, to} of rules) {
      const rest = below(folder, from);
      if (!rest) continue;
      vote(to);
      if (to.endsWith(rest)) vote(`${to.slice(0, -rest.length)}/:splat`);
    }
    const [to = '', count = 0] = [...votes].reduce((best, own) => (own[1] > best[1] ? own : best), ['', 0]);
    if (count >= WORTH_A_PATTERN) found.push({from: `${folder}/*`, to});
  }
  return found;
}

function patternsOf({from, to, versionless}: PrefixRule, rules: readonly ExactRule[]): ExactRule[] {
  if (!versionless) return [{from: `${from}/*`, to: `${to}/:splat`}];
  const folders = rules.flatMap((rule) => /^\/([^/]+)\/./.exec(below(from, rule.from) ?? '')?.[1] ?? []);
  return [
    {from: `${from}/:page`, to: `${to}/:page`},
    ...[...new Set(folders)]
      .filter((folder) => !isVersionSegment(folder))
      .map((folder) => ({from: `${from}/${folder}/*`, to: `${to}/${folder}/:splat`})),
  ];
}
