/** Writes a built site's shards, and the manifest that lists them. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {versionLines} from '../../config/versions';
import {INDEX_FOLDER, MANIFEST} from '../../lib/search/index-files';
import type {SearchManifest} from '../../lib/search/protocol';
import {SHARED} from './shards';

/**
 * Shards are compressed and have a content hash in their names, so they may be cached forever. The manifest may not.
 */
export async function writeIndex(outDir: string, shards: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folder = path.join(outDir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  const files = new Map<string, string>();
  for (const [name, bytes] of shards) {
    const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.bin`;
    files.set(name, file);
    await writeFile(path.join(folder, file), gzipSync(bytes, {level: 9}));
  }
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifestOf(files))}\n`);
}

/** @param files by shard name. */
export function manifestOf(files: ReadonlyMap<string, string>): SearchManifest {
  const versions = Object.fromEntries([...files].filter(([name]) => name !== SHARED));
  return {versions, shared: files.get(SHARED) ?? '', fallback: versionLines.default.latest.id};
}
