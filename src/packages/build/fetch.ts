/**
 * Fetches package data through the search API of npm registries. Returns everything or fails; it doesn't write files.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {DecodeError, type Decoder} from '../../kit/core/decode';
import {decodeDocument, decodeManifest, decodeSearchPage} from '../core/registry';
import type {RegistryPackage} from '../core/package';

type FetchOptions = {
  /** URL of the registry from npm's configuration. */
  readonly registry: string;
  /** Packages to request by name if the search doesn't find them. */
  readonly names: readonly string[];
  /** Milliseconds before the second attempt; the third waits four times as long. */
  readonly retryAfter?: number;
  /** Timeout of a request in milliseconds. */
  readonly timeout?: number;
};

/** The path of the search, for registries that have one. */
const SEARCH = '/-/v1/search';

/** The maximum page size of the search API. */
export const PAGE_SIZE = 250;

/** More pages than any of our searches has, so that a faulty registry can't keep us paging forever. */
const MAX_PAGES = 40;
const TRIES = 3;
const AT_ONCE = 4;

/**
 * All packages with the keyword, plus the named ones, by name, each with the compilers it supports. Rejects with a
 * readable error if anything can't be fetched, so that a list is never incomplete.
 */
export async function fetchPackages(options: FetchOptions): Promise<readonly RegistryPackage[]> {
  const found = await search(options);
  const missing = options.names.filter((name) => !found.has(name));
  const documents = await inTurns(missing, (name) =>
    ask(
      options,
      `/${encodeName(name)}`,
      decodeDocument,
      `the package ${name}, which src/packages/core/curated.ts lists`,
    ),
  );
  // The date comes from the search, the dependencies from the manifest.
  const manifests = await inTurns([...found.values()], async (hit) => {
    const manifest = await ask(
      options,
      `/${encodeName(hit.name)}/${encodeURIComponent(hit.version)}`,
      decodeManifest,
      `${hit.name} ${hit.version}`,
    );
    return {...manifest, ...hit};
  });
  return [...manifests, ...documents].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

async function search(options: FetchOptions): Promise<ReadonlyMap<string, RegistryPackage>> {
  const found = new Map<string, RegistryPackage>();
  let seen = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const {total, packages} = await ask(
      options,
      `${SEARCH}?text=keywords:rescript&size=${PAGE_SIZE}&from=${seen}`,
      decodeSearchPage,
      'the search',
    );
    for (const hit of packages) found.set(hit.name, hit);
    seen += packages.length;
    if (seen >= total) return found;
    if (packages.length === 0)
      throw new Error(
        `The registry reports ${total} packages, but returned only ${seen}. Nothing was written; try again later.`,
      );
  }
  throw new Error(`The registry's search doesn't end: ${MAX_PAGES} pages weren't enough. Nothing was written.`);
}

/** Fetches and decodes one response. Retries timeouts and temporary errors. */
async function ask<T>(options: FetchOptions, address: string, decode: Decoder<T>, what: string): Promise<T> {
  const {registry, retryAfter = 1000, timeout = 30_000} = options;
  const url = registry.replace(/\/+$/, '') + address;
  for (let tried = 1; ; tried++) {
    const {body, problem, final} = await get(url, timeout);
    if (body !== undefined) return read(body, decode, what);
    if (final || tried === TRIES)
      throw new Error(`The registry didn't return ${what}: ${problem}. Nothing was written.`);
    await sleep(retryAfter * 4 ** (tried - 1));
  }
}

type Answer = {readonly body?: string; readonly problem?: string; readonly final?: boolean};

async function get(url: string, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, {headers: {accept: 'application/json'}, signal: AbortSignal.timeout(timeout)});
    if (response.ok) return {body: await response.text()};
    await response.body?.cancel();
    return {
      problem: `it answers ${response.status}${response.status === 404 ? `, it has no such ${url.includes(SEARCH) ? 'service' : 'package'}` : ''}`,
      // Only these errors may go away on a retry.
      final: response.status !== 429 && response.status < 500,
    };
  } catch (error) {
    const {name, cause, message} = error as Error & {
      readonly cause?: {readonly code?: string; readonly message?: string};
    };
    return {
      problem: name === 'TimeoutError' ? `no answer in ${timeout} ms` : (cause?.code ?? cause?.message ?? message),
    };
  }
}

function read<T>(body: string, decode: Decoder<T>, what: string): T {
  try {
    return decode(JSON.parse(body));
  } catch (error) {
    const reason = error instanceof DecodeError ? error.message : `${body.slice(0, 60)}… isn't JSON`;
    throw new Error(`The registry's response for ${what} doesn't match its API: ${reason}. Nothing was written.`);
  }
}

/** Scoped names contain a slash, which must be escaped in a URL. */
function encodeName(name: string): string {
  return name.replace('/', '%2f');
}

/** Runs a task for every item, a few at a time; stops at the first failure. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(task))));
  return results;
}
