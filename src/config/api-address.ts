import {findVersion, versionLines} from './versions';

/** A path below the API's root (empty for the overview) and an anchor without `#`. */
type ApiPlace = {readonly path: string; readonly anchor?: string | undefined};

/**
 * The address of a place in the API, from the site's root: `/docs/manual/latest/api/core/array#map`.
 * @param version the manual version's id. Throws a readable error if it doesn't exist.
 */
export function apiAddress(version: string, {path, anchor}: ApiPlace): string {
  const found = findVersion(versionLines.default, version);
  if (!found) throw new Error(`The manual doesn't have version ${version}, so neither does the API reference.`);
  return `/docs/manual/${found.path}/api${path === '' ? '' : `/${path}`}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * Whether an address leads to a version's API that this build leaves out, as the fast mode does with older ones.
 * @param built the addresses of the API's versions in the build, with the base URL like the address
 */
export function isLeftOut(address: string, built: readonly string[]): boolean {
  const [root, path = ''] = /^.*?\/docs\/manual\/([^/#]+)\/api(?=[/#]|$)/.exec(address) ?? [];
  return root !== undefined && !built.includes(root) && findVersion(versionLines.api, path) !== undefined;
}
