/** The index in development: each shard is generated from the sources on the first request, and again after an edit. */
import {buildShard, encodeShard, type ApiAdditions} from '../../core/index/shard';
import type {SearchRecord} from '../../core/records/record';
import {cached} from '../../../kit/core/async';
import {devHandlers, type DevSettings} from '../../../kit/build/dev-handlers';
import {INDEX_FOLDER, MANIFEST} from '../../core/protocol';
import {manifestOf, SHARED} from './shards';

export type LiveIndex = {
  /** The ids of the manual versions the site currently has. */
  readonly versions: () => readonly string[];
  readonly records: (name: string) => Promise<readonly SearchRecord[]>;
  readonly additions: (version: string) => Promise<ApiAdditions>;
};

/** Serves the index files. Call `forget` after an edit. */
export function createLiveIndex({versions, records, additions}: LiveIndex): {
  readonly forget: () => void;
  readonly file: (name: string) => Promise<Uint8Array> | undefined;
} {
  const make = async (name: string): Promise<Uint8Array> =>
    encodeShard(buildShard(await records(name), name === SHARED ? undefined : await additions(name)));
  let shard = cached(make);
  return {
    forget: () => void (shard = cached(make)),
    file(file) {
      const names = [...versions(), SHARED];
      if (file === MANIFEST) {
        const manifest = manifestOf(new Map(names.map((name) => [name, `${name}.bin`])));
        return Promise.resolve(new TextEncoder().encode(JSON.stringify(manifest)));
      }
      const name = names.find((candidate) => file === `${candidate}.bin`);
      return name === undefined ? undefined : shard(name);
    },
  };
}

/** Development server settings. */
export function searchDevServer(baseUrl: string, index: ReturnType<typeof createLiveIndex>): DevSettings {
  const prefix = `${baseUrl}${INDEX_FOLDER}/`;
  return devHandlers(async ({url = ''}, response) => {
    const pathname = url.replace(/[?#].*$/, '');
    const bytes = pathname.startsWith(prefix) ? await index.file(pathname.slice(prefix.length)) : undefined;
    if (!bytes) return false;
    response.writeHead(200, {'content-type': 'application/octet-stream', 'cache-control': 'no-cache'}).end(bytes);
    return true;
  });
}
