import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readText} from '../../../kit/build/files/text';
import {versionLines} from '../../../config/versions';
import {INDEX_FOLDER, MANIFEST} from '../../core/index-files';
import type {SearchManifest, SearchShards} from '../../core/protocol';
import {SHARED} from './shards';

/**
 * Shards are compressed and have a content hash in their names, so they may be cached forever. The manifest may not.
 */
export async function writeIndex(outDir: string, shards: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await mkdir(path.join(outDir, INDEX_FOLDER), {recursive: true});
  await writeManifest(outDir, manifestOf(await writeShards(outDir, shards, '')));
}

/** Adds the shards of translations, by language, to a written index. */
export async function addTranslations(
  outDir: string,
  languages: ReadonlyMap<string, ReadonlyMap<string, Uint8Array>>,
): Promise<void> {
  const written = await readText(path.join(outDir, INDEX_FOLDER, MANIFEST));
  const translations: Record<string, SearchShards> = {};
  for (const [id, shards] of languages) translations[id] = shardsOf(await writeShards(outDir, shards, `${id}-`));
  await writeManifest(outDir, {...(JSON.parse(written) as SearchManifest), translations});
}

/** @returns the files by shard name. */
async function writeShards(
  outDir: string,
  shards: ReadonlyMap<string, Uint8Array>,
  prefix: string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [name, bytes] of shards) {
    const file = `${prefix}${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.bin`;
    files.set(name, file);
    await writeFile(path.join(outDir, INDEX_FOLDER, file), gzipSync(bytes, {level: 9}));
  }
  return files;
}

async function writeManifest(outDir: string, manifest: SearchManifest): Promise<void> {
  await writeFile(path.join(outDir, INDEX_FOLDER, MANIFEST), `${JSON.stringify(manifest)}\n`);
}

/** @param files by shard name. */
export function manifestOf(files: ReadonlyMap<string, string>): SearchManifest {
  return {...shardsOf(files), fallback: versionLines.default.latest.id};
}

function shardsOf(files: ReadonlyMap<string, string>): SearchShards {
  const versions = Object.fromEntries([...files].filter(([name]) => name !== SHARED));
  return {versions, shared: files.get(SHARED) ?? ''};
}
