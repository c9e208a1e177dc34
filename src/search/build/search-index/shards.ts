import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readText} from '../../../kit/build/files/text';
import {versionLines} from '../../../config/versions';
import {buildShard, encodeShard, type ApiAdditions} from '../../core/index/shard';
import {INDEX_FOLDER, MANIFEST, type SearchManifest, type SearchShards} from '../../core/protocol';
import type {SearchRecord} from '../../core/records/record';

/** The name of the shard for everything that the versions share. It isn't a version's name. */
export const SHARED = 'shared';

function shardOf({url_without_anchor: url, version}: SearchRecord): string {
  return version.length === 1 && /\/docs\/manual\//.test(url) ? (version[0] ?? SHARED) : SHARED;
}

/** The uncompressed bytes of every shard, by name. */
export async function makeShards(
  records: readonly SearchRecord[],
  additions?: (version: string) => Promise<ApiAdditions>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const groups = new Map<string, SearchRecord[]>([[SHARED, []]]);
  for (const record of records) {
    const name = shardOf(record);
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(record);
  }
  const shards = new Map<string, Uint8Array>();
  for (const [name, own] of groups) {
    shards.set(name, encodeShard(buildShard(own, name === SHARED ? undefined : await additions?.(name))));
  }
  return shards;
}

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
