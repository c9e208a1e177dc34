/** The built site's search index, ready for queries. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {createCatalog, type Catalog} from '../../src/search/core/catalog';
import {decodeShard} from '../../src/search/core/index/shard';
import type {SearchManifest} from '../../src/search/core/protocol';

export type BuiltIndex = {
  readonly manifest: SearchManifest;
  /** A shard's file, by version or `shared`. */
  readonly file: (name: string) => string;
  /** A version's own catalog and the shared one. */
  readonly catalogs: (version: string) => readonly Catalog[];
};

/** Reads a build's index. Throws if the build doesn't have one. */
export function readBuiltIndex(folder = 'build'): BuiltIndex {
  const root = path.resolve(folder, 'search-index');
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'manifest.json'), 'utf8')) as SearchManifest;
  const known = new Map<string, Catalog>();
  const file = (name: string): string =>
    path.join(root, name === 'shared' ? manifest.shared : (manifest.versions[name] ?? ''));
  const catalog = (name: string): Catalog => {
    const found = known.get(name) ?? createCatalog(decodeShard(zlib.gunzipSync(fs.readFileSync(file(name)))));
    known.set(name, found);
    return found;
  };
  return {manifest, file, catalogs: (version) => [catalog(version), catalog('shared')]};
}
