/**
 * Chunk files named after their chunk: `assets/js/[name].[hash of the build].js`. The runtime then computes
 * an address from a name instead of carrying a table of all chunks, which grows by some 30 bytes a page.
 * The price: page chunks get new names with every build; the main bundle and the style sheet keep theirs.
 */
import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler} from 'webpack';

type BundlerPlugin = {readonly apply: (compiler: Compiler) => void};

/**
 * Adds `__webpack_require__.gca` (Docusaurus: name → address, for fetching ahead) without its table.
 * @param registered all chunk names of the registry; those that the bundler merged away have no address.
 */
export function chunkAddress({instance}: CurrentBundler, registered: readonly string[]): BundlerPlugin {
  class ChunkAddressModule extends instance.RuntimeModule {
    constructor() {
      super('chunk address', instance.RuntimeModule.STAGE_ATTACH);
    }

    override generate(): string {
      const existing = new Set(Object.values(this.chunk?.getChunkMaps(false).name ?? {}));
      const merged = registered.filter((name) => !existing.has(name));
      // A worker has no pages to fetch ahead, and would carry all their names.
      if (merged.length === registered.length) return '';
      return `__webpack_require__.gca = function (id) { return ${JSON.stringify(merged)}.indexOf(id) < 0 ? __webpack_require__.p + __webpack_require__.u(id) : undefined; };`;
    }
  }
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('chunk-address', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-address', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddressModule());
        });
      });
    },
  };
}
