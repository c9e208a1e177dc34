/** Addresses that redirect. Everything that redirects asks here; the rules are in `src/hosting/core/redirects.ts`. */

import {isVersionSegment} from './version';

/** Paths relative to the site's root, without a trailing slash. */
export type ExactRule = {readonly from: string; readonly to: string};

/** Every address under `from` redirects to the same place under `to`. */
export type PrefixRule = {
  readonly from: string;
  readonly to: string;
  /** Only for addresses without a version after `from`. */
  readonly versionless?: true;
};

export type AliasRules = {
  readonly exact: readonly ExactRule[];
  readonly prefix: readonly PrefixRule[];
};

const versionFollows = (rest: string): boolean => isVersionSegment(rest.split('/')[1] ?? '');

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** The path under `base`, with its slash; '' for `base` itself, undefined for others. */
export function below(base: string, path: string): string | undefined {
  if (path === base) return '';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

function step(path: string, rules: AliasRules): string | undefined {
  const exact = rules.exact.find((rule) => rule.from === path);
  if (exact) return exact.to;
  for (const rule of rules.prefix) {
    const rest = below(rule.from, path);
    if (rest !== undefined && !(rule.versionless && versionFollows(rest))) return rule.to + rest;
  }
  return undefined;
}

/**
 * Where an address leads, following a chain to its end. Exact rules come before prefix rules. Undefined if the address
 * isn't an alias. Throws if the rules form a loop.
 */
export function resolveAlias(path: string, rules: AliasRules): string | undefined {
  let current = withoutSlash(path);
  const seen = new Set([current]);
  for (let next = step(current, rules); next !== undefined; next = step(current, rules)) {
    if (seen.has(next)) {
      throw new Error(
        `The redirects form a loop: ${[...seen, next].join(' → ')}. Remove one of them in src/hosting/core/redirects.ts.`,
      );
    }
    seen.add(next);
    current = next;
  }
  return current === withoutSlash(path) ? undefined : current;
}

/** The addresses that prefix rules lead to a page. */
export function prefixAliases(page: string, rules: AliasRules): string[] {
  return rules.prefix.flatMap((rule) => {
    const rest = below(rule.to, page);
    return rest === undefined ? [] : [rule.from + rest];
  });
}
