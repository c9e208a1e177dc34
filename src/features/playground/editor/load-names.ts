import type {VersionNames} from '@site/src/lib/completion/version-names';
import type {Vocabulary} from './completion';

const loaded = new Map<string, Promise<VersionNames>>();

/**
 * The names of a manual version's libraries, loaded once; undefined if they can't be, and then the next call tries again.
 * @param opened the modules the settings open
 */
export async function loadVocabulary(manual: string, opened: readonly string[]): Promise<Vocabulary | undefined> {
  const names = loaded.get(manual) ?? load(manual);
  loaded.set(manual, names);
  try {
    return {names: await names, opened};
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
