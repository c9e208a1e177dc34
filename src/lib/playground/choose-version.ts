import {parseVersion} from '../version/version';
import type {EngineVersion} from './engine';
import {findRelease, newestFirst} from './releases';
import type {PlaygroundSettings} from './settings';

/**
 * The release that a version means among those an engine has: a manual version (`v11.0.0`) its newest, a
 * release (`v11.1.4`) itself or else the newest of its manual version. Undefined when there is none.
 */
export function chooseVersion(wanted: string, offered: readonly EngineVersion[]): EngineVersion | undefined {
  const major = parseVersion(wanted)?.major;
  return findRelease(offered, wanted) ?? newestFirst(offered).find(({manual}) => major !== undefined && parseVersion(manual)?.major === major);
}

/** The JSX modes of a manual version's compiler, the default first. Before v10 there is one only, older than both. */
export function jsxModes(manual: string): readonly PlaygroundSettings['jsx'][] {
  const major = parseVersion(manual)?.major ?? 0;
  if (major < 10) return [];
  return major < 12 ? ['automatic', 'classic'] : ['automatic', 'classic', 'preserve'];
}
