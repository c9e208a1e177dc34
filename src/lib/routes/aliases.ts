/**
 * Addresses that lead somewhere else. Rules are data (`src/config/redirects.ts`); everything that
 * redirects (the redirect pages, the hosts' files, navigation inside the app) asks here.
 */

import {isVersionSegment} from '../version/version';

/** One address that leads to another. Both are paths from the site's root, without a slash at the end. */
export type ExactRule = {readonly from: string; readonly to: string};

/** Every address below `from` leads to the same place below `to`. */
export type PrefixRule = {
  readonly from: string;
  readonly to: string;
  /** The rule is for addresses without a version: where one follows `from`, it does not apply. */
  readonly versionless?: true;
};

export type AliasRules = {
  readonly exact: readonly ExactRule[];
  readonly prefix: readonly PrefixRule[];
};

const versionFollows = (rest: string): boolean => isVersionSegment(rest.split('/')[1] ?? '');

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** The path below `base`, with its slash, or undefined when `path` is not below it. `base` itself gives ''. */
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
 * Where an address leads: exact rules before prefix rules, followed to the end of a chain. Returns
 * undefined when the address is no alias. Throws when rules lead in a circle.
 */
export function resolveAlias(path: string, rules: AliasRules): string | undefined {
  let current = withoutSlash(path);
  const seen = new Set([current]);
  for (let next = step(current, rules); next !== undefined; next = step(current, rules)) {
    if (seen.has(next)) {
      throw new Error(`The redirects lead in a circle: ${[...seen, next].join(' → ')}. Remove one of them in src/config/redirects.ts.`);
    }
    seen.add(next);
    current = next;
  }
  return current === withoutSlash(path) ? undefined : current;
}

/** The aliases of one page by prefix rules: every address that the rules lead to it. */
export function prefixAliases(page: string, rules: AliasRules): string[] {
  return rules.prefix.flatMap((rule) => {
    const rest = below(rule.to, page);
    return rest === undefined ? [] : [rule.from + rest];
  });
}
