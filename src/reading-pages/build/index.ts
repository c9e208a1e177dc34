import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ISLANDS} from '../core/islands';
import {PAGE_STYLES} from '../core/page-styles';
import {inlineScript} from '../../kit/build/inline-script';
import {sharedBase} from '../../kit/build/translation-build';
import {cutManifest, readManifest, writeManifest} from './islands';
import {CONTENT_ID, paintAfter} from '../../kit/core/first-paint';
import {READING_ENTRY, STYLE_ENTRY} from './template';

const GENERATED = /^@generated\/(routes|routesChunkNames|registry|client-modules)$/;

/** Those of what is loaded on demand are in its script. */
const EAGER_STYLES = /^(?!.*\.lazy\.css$).*\.css$/;

async function stylesBelow(folder: string): Promise<string[]> {
  const files = await fs.readdir(folder, {recursive: true});
  return files
    .filter((file) => EAGER_STYLES.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

/**
 * The bundler's plugins without `ChunkAssetPlugin`, which prefetches pages' chunks: islands have no other pages.
 * @throws if none of them has that class name
 */
export function withoutChunkAssets<T extends object | null | undefined | false | 0 | ''>(plugins: readonly T[]): T[] {
  const kept = plugins.filter((plugin) => !plugin || plugin.constructor.name !== 'ChunkAssetPlugin');
  if (kept.length < plugins.length) return kept;
  throw new Error(
    "Docusaurus' ChunkAssetPlugin isn't among the bundler's plugins. Look for its new name, or drop this.",
  );
}

/**
 * Removes the application from production pages, except for islands: README.md.
 * @param options.scripts the files of which every page's script consists, below the site's folder, in their order
 */
export default async function readingPages(
  context: LoadContext,
  {scripts}: {readonly scripts: readonly string[]},
): Promise<Plugin> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  if (process.env.NODE_ENV !== 'production') return {name: 'reading-pages'};
  const at = (file: string): string => path.join(siteDir, file.startsWith('.') ? '' : 'node_modules', file);
  const islandStyles = await Promise.all(
    ['playground', 'offline'].map((feature) => stylesBelow(path.join(siteDir, 'src', feature, 'ui'))),
  );
  const headScript = await inlineScript(path.join(__dirname, '../browser/head-script.ts'));
  return {
    name: 'reading-pages',
    configureWebpack(config, isServer, {currentBundler}) {
      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const facts = new DefinePlugin({
        SHARED_BASE: JSON.stringify(sharedBase(context)),
        HAS_LANGUAGES: JSON.stringify(context.i18n.locales.length > 1),
      });
      if (isServer) return {plugins: [facts]};
      const files = {
        ...writeManifest(
          path.join(generatedFilesDir, 'islands'),
          cutManifest(
            readManifest(generatedFilesDir),
            ISLANDS.map((island) => baseUrl + island.slice(1)),
          ),
        ),
        'client-modules': path.join(__dirname, '../ui/no-client-modules.ts'),
      };
      config.plugins = withoutChunkAssets(config.plugins ?? []);
      config.entry = {
        main: [...islandStyles.flat(), config.entry as string],
        [READING_ENTRY]: scripts.map((file) => path.join(siteDir, file)),
        ...Object.fromEntries(
          Object.entries(PAGE_STYLES).map(([name, sheets]) => [STYLE_ENTRY + name, sheets.map(at)]),
        ),
      };
      return {
        mergeStrategy: {'optimization.splitChunks.cacheGroups': 'replace'},
        resolve: {alias: {'@docusaurus/Link': path.join(__dirname, '../ui/PlainLink.tsx')}},
        // Packages stay in the chunk that needs them: the reading script names each chunk a page may ask for. With one
        // hash for all, it doesn't have to list each one's own.
        // Without a name of its own, the loader doesn't mark the scripts it adds; there's no other bundle on a page.
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js', uniqueName: ''},
        // The bundler would write its name and version into every script.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}},
        optimization: {
          runtimeChunk: false,
          chunkIds: 'named',
          splitChunks: {cacheGroups: {default: false, defaultVendors: false}},
        },
        plugins: [
          facts,
          new NormalModuleReplacementPlugin(GENERATED, (resource) => {
            const name = GENERATED.exec(resource.request)?.[1];
            if (name) resource.request = files[name as keyof typeof files];
          }),
        ],
      };
    },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: paintAfter(CONTENT_ID)},
        {tagName: 'script', innerHTML: headScript},
      ],
    }),
    /** A style sheet's entry is a script that does nothing. */
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/js');
      const files = await fs.readdir(folder);
      await Promise.all(
        files.filter((file) => file.startsWith(STYLE_ENTRY)).map((file) => fs.rm(path.join(folder, file))),
      );
    },
  };
}
