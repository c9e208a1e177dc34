/**
 * For programs: a Markdown twin of every page, and the lists of them (llms.txt and its siblings). Made from the
 * built pages. README.md tells what is where.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LLMS_FILES} from '../../config/machine-files';
import {englishWords, translatedWords} from '../../lib/built-component/built-component';
import {LIST_WORDS, TWIN_WORDS, type ListWords, type TwinWords} from '../../lib/markdown-twin/words';
import {collectDocs} from './docs-versions';
import {siteFile} from './site-file';
import {makeTwins} from './make-twins';
import {versionFiles, type VersionFiles, type VersionPages} from './version-files';

type Words = {readonly twin: TwinWords; readonly list: ListWords};

const ENGLISH: Words = {twin: englishWords(TWIN_WORDS), list: englishWords(LIST_WORDS)};

/** Creates the plugin. It has no options: `src/config/machine-files.ts` says which pages have no twin. */
export default function llms(context: LoadContext): Plugin<Words> {
  let words = ENGLISH;
  return {
    name: 'llms',
    loadContent: () => ENGLISH,
    getTranslationFiles: () => [
      {path: 'twins', content: TWIN_WORDS},
      {path: 'lists', content: LIST_WORDS},
    ],
    translateContent: ({translationFiles}) => ({twin: translatedWords(TWIN_WORDS, translationFiles, 'twins'), list: translatedWords(LIST_WORDS, translationFiles, 'lists')}),
    contentLoaded({content}) {
      words = content;
    },
    async postBuild({outDir, routesPaths, plugins}) {
      const {siteDir, baseUrl, siteConfig} = context;
      const versions = collectDocs(plugins);
      const twins = await makeTwins({
        siteDir,
        outDir,
        baseUrl,
        origin: siteConfig.url,
        routes: routesPaths,
        words: words.twin,
        listOf: (page) => versions.find(({path: root}) => page.startsWith(`${root}/`))?.path,
      });
      const listed = versions.map((version) => version.pages({origin: siteConfig.url, twins, words: words.list}));
      const files = await Promise.all(
        listed.map(async (version): Promise<readonly [VersionPages, VersionFiles]> => {
          const made = versionFiles(version, words.list);
          const folder = path.join(outDir, new URL(version.root).pathname.slice(baseUrl.length));
          const kinds = Object.keys(LLMS_FILES) as (keyof VersionFiles)[];
          await Promise.all(kinds.map((kind) => fs.writeFile(path.join(folder, LLMS_FILES[kind]), made[kind])));
          return [version, made];
        }),
      );
      await fs.writeFile(path.join(outDir, 'llms.txt'), siteFile({files, twins, origin: siteConfig.url, baseUrl, plugins, words: words.list}));
    },
  };
}
