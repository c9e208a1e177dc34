import {useDocsData} from '@docusaurus/plugin-content-docs/client';
import {isManual, manualVersion, usePagePath} from '@site/src/reading-pages/ui/use-reading-version';
import {allVersions, versionLines} from '@site/src/config/versions';
import {MANUAL_VERSIONS, READ_VERSION} from '@site/src/kit/core/attributes';

/** What `src/manual/browser` reads from the header: the page's manual version, or all of them. */
export function useVersionData(): Readonly<Record<string, string>> {
  const path = usePagePath();
  const {versions} = useDocsData('default');
  const line = versionLines.default;
  const nameOf = (id: string): string => (id === line.next.id ? 'current' : id);
  if (isManual(path)) {
    const version = manualVersion(path);
    return version ? {[READ_VERSION]: nameOf(version.id)} : {};
  }
  const built = allVersions(line).filter(({id}) => versions.some(({name}) => name === nameOf(id)));
  return {[MANUAL_VERSIONS]: JSON.stringify(Object.fromEntries(built.map(({id, path: at}) => [nameOf(id), [at, id]])))};
}
