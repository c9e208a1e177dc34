import {withoutChunkAssets} from '.';

class ChunkAssetPlugin {}
class Other {}

test('Docusaurus’ plugin for chunks of pages is left out', () => {
  expect(withoutChunkAssets([new ChunkAssetPlugin(), new Other()])).toEqual([new Other()]);
});

test('the build stops if there isn’t one of that name', () => {
  expect(() => withoutChunkAssets([new Other()])).toThrow("Docusaurus' ChunkAssetPlugin isn't among");
});
