import type {VersionNames} from '@site/src/editor/core/completion/version-names';
import {cached} from '@site/src/kit/core/async';
import type {Vocabulary} from './completion';

const loadNames = cached(async (manual) => {
  const module = (await import(`@generated/playground-data/default/names-${manual}.js`)) as {
    readonly default: VersionNames;
  };
  return module.default;
});

/**
 * The names of a manual version's libraries, loaded once; undefined if they can't be, and then the next call tries
 * again.
 * @param opened the modules the settings open
 */
export function loadVocabulary(manual: string, opened: readonly string[]): Promise<Vocabulary | undefined> {
  return loadNames(manual).then(
    (names) => ({names, opened}),
    () => undefined,
  );
}
