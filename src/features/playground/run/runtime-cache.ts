/** The files that programs import. Each is fetched once. */
import type {RuntimeAddresses} from '../../../lib/playground/config';
import {LinkError} from '../../../lib/playground/link-program';
import type {RuntimeFiles} from '../../../lib/playground/runtime-files';

export type RuntimeCache = {
  /** The list of files for a manual version. */
  readonly files: (version: string) => Promise<RuntimeFiles>;
  readonly load: (address: string) => Promise<string>;
};

/** Creates the cache. Both functions reject with a `LinkError` if a file can't be loaded, and the next call tries again. */
export function createRuntimeCache({versions}: RuntimeAddresses, request: typeof fetch): RuntimeCache {
  const texts = new Map<string, Promise<string>>();
  const load = (address: string): Promise<string> => {
    const known = texts.get(address) ?? fetchText(address, request);
    texts.set(address, known);
    known.catch(() => texts.delete(address)); // so that the next run tries again
    return known;
  };
  return {
    load,
    files: async (version) => {
      const base = versions[version];
      if (base === undefined) throw new LinkError({kind: 'version', name: version});
      return JSON.parse(await load(`${base}files.json`)) as RuntimeFiles;
    },
  };
}

async function fetchText(address: string, request: typeof fetch): Promise<string> {
  const response = await request(address).catch(() => undefined);
  if (response?.ok) return response.text();
  throw new LinkError({kind: 'load', name: `${address}${response ? ` (${response.status})` : ''}`});
}
