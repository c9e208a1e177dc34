import type {VersionNames} from '@site/src/lib/completion/version-names';

const loaded = new Map<string, Promise<VersionNames>>();

/** The names of a manual version's libraries, loaded once; undefined if they can't be, and then the next call tries again. */
export async function loadNames(manual: string): Promise<VersionNames | undefined> {
  const names = loaded.get(manual) ?? load(manual);
  loaded.set(manual, names);
  try {
    return await names;
  } catch {
    loaded.delete(manual);
    return undefined;
  }
}

async function load(manual: string): Promise<VersionNames> {
  const module = (await import(`@generated/playground-data/default/names-${manual}.js`)) as {
    readonly default: VersionNames;
  };
  return module.default;
}
