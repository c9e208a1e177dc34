import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunkAddress} from './chunk-names';
import {readManifest} from './read';
import {splitManifest} from './split';
import {writeManifest} from './write';

const GENERATED = /^@generated\/(routes|routesChunkNames|registry)$/;

/**
 * Keeps the weight of a page independent of the number of pages: stock Docusaurus adds some 75 bytes gzip
 * to every visit for each page of the site (routes, chunk names, imports, chunk file names). Here each docs
 * version's share is a part of its own, and chunk addresses are computed. Production client bundle only.
 */
export default function routeManifest({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-manifest',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const manifest = readManifest(generatedFilesDir);
      const files = writeManifest(
        path.join(generatedFilesDir, 'route-manifest'),
        splitManifest(manifest),
        path.join(__dirname, 'client', 'lazy-route.tsx'),
      );
      config.plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        optimization: {chunkIds: 'named'},
        output: {chunkFilename: 'assets/js/[id].[fullhash:8].js'},
        plugins: [
          new NormalModuleReplacementPlugin(GENERATED, (resource) => {
            const name = GENERATED.exec(resource.request)?.[1];
            if (name) resource.request = files[name as keyof typeof files];
          }),
          chunkAddress(currentBundler, [...manifest.registry.keys()]),
        ],
      };
    },
  };
}
