/**
 * Loads shards on demand and answers questions from them. If a shard or the manifest fails to load, it isn't cached, so
 * the next question tries again and finds the files of a newer build.
 */
import {cached} from '../../kit/core/async';
import {answer} from './answer';
import {createCatalog, type Catalog} from './catalog';
import {decodeShard} from './index/shard';
import type {Answer, Question, SearchManifest, SearchScope} from './protocol';

/** Answers a question; rejects with a readable error if the index can't be loaded. */
export type SearchService = (manifestUrl: string, question: Question) => Promise<Answer>;

/** Creates the service. @param fetch is called with paths relative to the host's root */
export function createSearchService(fetch: (url: string) => Promise<Response>): SearchService {
  async function get(url: string): Promise<Response> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The search index could not be loaded: ${url} answered ${response.status}.`);
    return response;
  }

  const load = async (url: string): Promise<SearchManifest> => (await get(url)).json() as Promise<SearchManifest>;
  let manifest = cached(load);
  const catalog = cached(async (url) => createCatalog(decodeShard(await unpack(await get(url)))));

  /** The translated pages come first: they replace the English ones. */
  async function catalogs(manifestUrl: string, {version: asked, languages}: SearchScope): Promise<readonly Catalog[]> {
    const english = await manifest(manifestUrl);
    const {versions, fallback, translations = {}} = english;
    const version = versions[asked] === undefined ? fallback : asked;
    const files = [...languages.map((id) => translations[id]), english].flatMap((shards) =>
      shards ? [shards.versions[version], shards.shared].filter((file) => file !== undefined) : [],
    );
    const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
    try {
      return await Promise.all(files.map((file) => catalog(folder + file)));
    } catch (error) {
      manifest = cached(load);
      throw error;
    }
  }

  return async (manifestUrl, question) => answer(await catalogs(manifestUrl, question), question);
}

/** Shards are kept compressed, so that any host sends them small; a host that decompresses them does no harm. */
async function unpack(response: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return bytes;
  const unpacked = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
  return new Uint8Array(await unpacked.arrayBuffer());
}
