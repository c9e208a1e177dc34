/** For tests about one version: where its pages are before and after a cut. */
import {allVersions, findVersion, versionLines} from '../src/config/versions';

/** The address of a manual version's pages: `/docs/manual/latest`, without a slash at the end. */
export function manualPath(id: string): string {
  const version = findVersion(versionLines.default, id);
  if (!version) throw new Error(`The manual has no version ${id}.`);
  return `/docs/manual/${version.path}`;
}

/** The names of a manual version and all newer ones, oldest first. */
export function namesFrom(id: string): readonly string[] {
  const versions = allVersions(versionLines.default);
  return versions
    .slice(0, versions.findIndex((version) => version.id === id) + 1)
    .map(({name}) => name)
    .reverse();
}
