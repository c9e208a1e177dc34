import {builtComponents} from '../../kit/build/built-components';
import {configurationSchema} from '../../manual/build/config-schema';
import {errorList} from '../../errors/build/list';
import {compilerMessages} from '../../errors/build/messages';
import {ERRORS_FOLDER} from '../../errors/build/read';
import {pageChanges, type ManualVersion} from '../../api/build/page-changes';
import {translationStatus} from '../../languages/build/status';
import {llmsFiles} from '../../copies/build/files-component';
import {warningTable} from '../../manual/build/warning-table';
import {environment} from '../../config/env';
import {languages} from '../../config/languages';
import {pageCompiler, pageHome} from '../../config/page-version';
import {allVersions, versionLines, type SiteVersion} from '../../config/versions';

/** The oldest version whose pages list what changed since the one before. */
const CHANGES_SINCE = 'v12.0.0';

const folderOf = (line: 'default' | 'react', version: SiteVersion): string => {
  const [docs, prefix] = line === 'react' ? ['react-docs', 'react_'] : ['docs', ''];
  return version === versionLines[line].next ? docs : `${prefix}versioned_docs/version-${version.id}`;
};

const manualVersion = (version: SiteVersion): ManualVersion => ({
  folder: folderOf('default', version),
  root: `docs/manual/${version.path}`,
  name: version.name,
  compiler: version.compiler,
});

/** The static HTML components that pages use by name: the plugin and the transformer. */
export const pageComponents = builtComponents({
  components: [
    configurationSchema,
    llmsFiles,
    warningTable,
    errorList,
    compilerMessages,
    translationStatus({languages, baseUrl: environment.baseUrl}),
    pageChanges((page) => {
      const home = pageHome(page);
      const all = allVersions(versionLines.default);
      const at = home?.line === 'default' ? all.indexOf(home.version) : -1;
      const before = all[at + 1];
      if (!home || !before || at < 0 || at > all.findIndex(({id}) => id === CHANGES_SINCE)) return undefined;
      return {now: manualVersion(home.version), before: manualVersion(before)};
    }),
  ],
  production: environment.production,
  placeOf: (page) => {
    if (/(?:^|\/)(?:docusaurus-plugin-content-)?blog\//.test(page))
      return {version: pageCompiler(page), folder: 'blog', root: '/blog'};
    if (/^community\/|docs-community\//.test(page))
      return {version: pageCompiler(page), folder: 'community', root: '/community'};
    if (page.startsWith(`${ERRORS_FOLDER}/`))
      return {version: pageCompiler(page), folder: ERRORS_FOLDER, root: `/${ERRORS_FOLDER}`};
    const home = pageHome(page);
    if (!home) return undefined;
    const {line, version} = home;
    const address = line === 'react' ? 'react' : 'manual';
    return {version: version.compiler, folder: folderOf(line, version), root: `/docs/${address}/${version.path}`};
  },
});
