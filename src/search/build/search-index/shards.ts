import type {SearchRecord} from '../../core/records/records';
import {buildShard, encodeShard, type ApiAdditions} from '../../core/index/shard';

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
