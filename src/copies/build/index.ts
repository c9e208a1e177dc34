/**
 * For programs: a Markdown copy of every page, and the lists of them (llms.txt and its siblings), made from the built
 * pages. See README.md.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../kit/build/files/text';
import {LLMS_FILES} from '../../config/machine-files';
import {englishWords, translatedWords} from '../../kit/core/built-component/built-component';
import {LIST_WORDS, COPY_WORDS, type ListWords, type CopyWords} from '../core/words';
import {isTranslationBuild} from '../../kit/build/translation-build';
import {collectDocs} from './docs-versions';
import {siteFile} from './site-file';
import {makeCopies} from './copies';
import {withSizes} from './files-component';
import {versionFiles, type VersionFiles, type VersionPages} from './version-files';

type Words = {readonly copy: CopyWords; readonly list: ListWords};

const ENGLISH: Words = {copy: englishWords(COPY_WORDS), list: englishWords(LIST_WORDS)};

/** Creates the plugin. It has no options: `src/config/machine-files.ts` says which pages have no copy. */
export default function llms(context: LoadContext): Plugin<Words> {
  let words = ENGLISH;
  return {
    name: 'llms',
    loadContent: () => ENGLISH,
    getTranslationFiles: () => [
      {path: 'copies', content: COPY_WORDS},
      {path: 'lists', content: LIST_WORDS},
    ],
    translateContent: ({translationFiles}) => ({
      copy: translatedWords(COPY_WORDS, translationFiles, 'copies'),
      list: translatedWords(LIST_WORDS, translationFiles, 'lists'),
    }),
    contentLoaded({content}) {
      words = content;
    },
    async postBuild({outDir, routesPaths, plugins}) {
      const {siteDir, baseUrl, siteConfig} = context;
      const {url: origin} = siteConfig;
      const versions = collectDocs(plugins);
      const listOf = (page: string): string | undefined =>
        versions.find(({path: root}) => page.startsWith(`${root}/`))?.path;
      const copies = await makeCopies({
        siteDir,
        outDir,
        baseUrl,
        origin,
        routes: routesPaths,
        words: words.copy,
        listOf,
      });
      // The lists of a version are about all of its pages: a translation links to the English ones.
      if (isTranslationBuild(context)) return;
      const listed = versions.map((version) => version.pages({origin, copies, words: words.list}));
      const files = await Promise.all(
        listed.map(async (version): Promise<readonly [VersionPages, VersionFiles]> => {
          const made = versionFiles(version, words.list);
          const folder = path.join(outDir, new URL(version.root).pathname.slice(baseUrl.length));
          const kinds = Object.keys(LLMS_FILES) as (keyof VersionFiles)[];
          await Promise.all(kinds.map((kind) => fs.writeFile(path.join(folder, LLMS_FILES[kind]), made[kind])));
          await fillInSizes(path.join(folder, 'llms.html'), made);
          return [version, made];
        }),
      );
      const list = siteFile({files, copies, origin, baseUrl, plugins, words: words.list});
      await fs.writeFile(path.join(outDir, 'llms.txt'), list);
    },
  };
}

/** Writes the sizes into a version's page about its files. Not every version has one. */
async function fillInSizes(page: string, files: VersionFiles): Promise<void> {
  const html = await readText(page).catch(() => undefined);
  if (html !== undefined) await fs.writeFile(page, withSizes(html, files));
}
