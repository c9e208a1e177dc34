import {parseVersion} from '../version/version';
import type {EngineVersion} from './engine';
import {findRelease, newestFirst} from './releases';
import type {PlaygroundSettings} from './settings';

/**
 * For a manual version (`v11.0.0`), its newest release; for a release (`v11.1.4`), that release or the newest of its
 * manual version. Undefined if there isn't one.
 */
export function chooseVersion(wanted: string, offered: readonly EngineVersion[]): EngineVersion | undefined {
  const major = parseVersion(wanted)?.major;
  return (
    findRelease(offered, wanted) ??
    newestFirst(offered).find(({manual}) => major !== undefined && parseVersion(manual)?.major === major)
  );
}

/** @param manual a manual version */
export function hasLetUnwrap(manual: string): boolean {
  return (parseVersion(manual)?.major ?? 0) >= 12;
}

/**
 * The JSX modes of a manual version's compiler, the default first. Before v10 there's only one, older than all of
 * these; v12 accepts the classic mode and ignores it.
 */
export function jsxModes(manual: string): readonly PlaygroundSettings['jsx'][] {
  const major = parseVersion(manual)?.major ?? 0;
  if (major < 10) return [];
  return major < 12 ? ['automatic', 'classic'] : ['automatic', 'preserve'];
}
