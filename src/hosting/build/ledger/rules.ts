/** What the ledger has to know of this site: the names of its versions, and which redirects were chosen. */
import {readTextSync} from '../../../kit/build/files/text';
import {parseRemovals, type LedgerRules, type VersionName} from '../../core/ledger';
import {aliasRules, successors} from '../../core/redirects';
import {languages} from '../../../config/languages';
import {versionLines} from '../../../config/versions';

/** Of the languages. English has none. */
const folders = languages.map(({id}) => id);

/** The versions whose addresses don't have their permanent names yet: the next and the latest one. */
const versionNames: readonly VersionName[] = (['manual', 'react'] as const).flatMap((docs) => {
  const {next, latest} = versionLines[docs === 'manual' ? 'default' : docs];
  return [next, latest]
    .filter(({id, path}) => id !== path)
    .flatMap(({id, path}) =>
      ['', ...folders.map((folder) => `/${folder}`)].map((root) => ({
        named: `${root}/docs/${docs}/${path}`,
        own: `${root}/docs/${docs}/${id}`,
      })),
    );
});

const lastSegment = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Whether the table of redirects leads an address to a page, and no guess does. */
function isChosen(address: string, page: string): boolean {
  const instance = address.startsWith('/docs/react/') ? 'react' : 'default';
  return (
    aliasRules.exact.some(({from}) => from === address) ||
    (successors[instance]?.[lastSegment(address)] ?? []).some((to) => to.split('#')[0] === lastSegment(page))
  );
}

/** The rules by which the ledger judges a build. */
export function ledgerRules(removalsFile = 'ledger/removals.txt'): LedgerRules {
  return {versions: versionNames, languages: folders, removals: parseRemovals(readTextSync(removalsFile)), isChosen};
}
