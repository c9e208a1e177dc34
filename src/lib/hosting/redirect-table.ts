/** The redirects of a build as hosts can be told them. */
import type {AliasRules, ExactRule, PrefixRule} from '../routes/aliases';
import {below} from '../routes/aliases';

/** What a host's file lists: addresses one by one, and folders as a whole. */
export type RedirectTable = {readonly exact: readonly ExactRule[]; readonly folders: readonly PrefixRule[]};

/**
 * Shortens a build's redirects for hosts that limit their number: an address that its folder's rule leads to the
 * same place is left to that rule. Folders whose rule does not hold for all that is below them stay lists.
 * @param rules of redirect pages, whose anchors and queries are the target's own.
 */
export function shortenRedirects(rules: readonly ExactRule[], {prefix}: Pick<AliasRules, 'prefix'>): RedirectTable {
  const folders = prefix.filter(({versionless}) => !versionless);
  const byFolder = ({from, to}: ExactRule): boolean => {
    const folder = folders.find((rule) => below(rule.from, from));
    return folder !== undefined && folder.to + (below(folder.from, from) ?? '') === to;
  };
  return {exact: rules.filter((rule) => !byFolder(rule)), folders};
}
