import type {PageRules} from '../../examples/core/fence/example';
import {environment} from '../../config/env';
import {pageCompiler, pageHome} from '../../config/page-version';
import {allVersions, versionLines, type VersionLine} from '../../config/versions';

/** All versions' folders, or only next and latest for writers. */
function foldersOf(line: VersionLine, next: string, versioned: string): readonly string[] {
  const older = environment.fast ? [line.latest] : allVersions(line).filter((version) => version !== line.next);
  return [next, ...older.map(({id}) => `${versioned}/version-${id}`)];
}

/** The folders with examples, and each one's compiler. */
export const examplePages: PageRules = {
  folders: [
    ...foldersOf(versionLines.default, 'docs', 'versioned_docs'),
    ...foldersOf(versionLines.react, 'react-docs', 'react_versioned_docs'),
    'community',
    'errors',
    'blog',
    'syntax-lookup',
    'i18n',
  ],
  contextOf: (page) => ({
    version: pageCompiler(page),
    mayChooseVersion: pageHome(page) === undefined,
    mustChooseVersion: /(?:^|\/)(?:docusaurus-plugin-content-)?blog\//.test(page),
  }),
};
