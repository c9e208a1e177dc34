/** The page /packages, from the curated list and the file that `npm run packages:refresh` writes. See README.md. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../kit/build/files/text';
import {allVersions, versionLines} from '../../config/versions';
import {curatedPackages} from '../core/curated';
import {englishWords, translatedWords} from '../../kit/core/built-component/built-component';
import {PACKAGE_LABELS, renderPackages, type PackageWords} from '../core/render';
import {listPackages, type PackageRules} from '../core/list';
import {decodeRegistryFile} from '../core/registry';
import type {RegistryFile} from '../core/package';

/** Relative to the site's folder. */
export const REGISTRY_FILE = 'src/packages/core/npm-registry.json';

const {default: manual} = versionLines;

/** The manual's versions that packages are compared with, oldest first. */
export const packageRules: PackageRules = {
  manuals: allVersions(manual)
    .map(({name, compilers = {}}) => ({name, compilers}))
    .reverse(),
  current: [manual.latest.name, manual.next.name],
};

/** Reads the file with the registry's data. Throws with the file's name and the problem. */
export async function readRegistryFile(siteDir: string): Promise<RegistryFile> {
  try {
    return decodeRegistryFile(JSON.parse(await readText(path.join(siteDir, REGISTRY_FILE))));
  } catch (error) {
    throw new Error(
      `${REGISTRY_FILE} can't be read. Regenerate it with npm run packages:refresh. ${(error as Error).message}`,
    );
  }
}

type Content = {readonly registry: RegistryFile; readonly words: PackageWords};

/** Creates the plugin. It has no options; the two files are its configuration. */
export default function packages({siteDir, baseUrl}: LoadContext): Plugin {
  const plugin: Plugin<Content> = {
    name: 'packages',
    getPathsToWatch: () => [path.join(siteDir, REGISTRY_FILE)],
    loadContent: async () => ({registry: await readRegistryFile(siteDir), words: englishWords(PACKAGE_LABELS)}),
    getTranslationFiles: () => Promise.resolve([{path: 'labels', content: {...PACKAGE_LABELS}}]),
    translateContent: ({content, translationFiles}) => ({
      ...content,
      words: translatedWords(PACKAGE_LABELS, translationFiles),
    }),
    async contentLoaded({content: {registry, words}, actions}) {
      const listed = listPackages(curatedPackages, registry, packageRules);
      const data = {html: renderPackages(listed, words).html, fetched: registry.fetched};
      actions.addRoute({
        path: `${baseUrl}packages`,
        component: '@site/src/packages/ui/PackagesPage.tsx',
        exact: true,
        modules: {list: await actions.createData('list.json', data)},
        metadata: {sourceFilePath: REGISTRY_FILE},
      });
    },
  };
  return plugin as Plugin;
}
