import type {EngineVersion} from '@site/src/lib/playground/engine';

/**
 * The newest release of each manual version, except that the current one is represented by the release in use.
 * @param versions newest first
 */
export function newestOfEach(versions: readonly EngineVersion[], current: string): readonly EngineVersion[] {
  const own = versions.find(({version}) => version === current);
  const manuals = [...new Set(versions.map(({manual}) => manual))];
  return manuals.flatMap(
    (manual) => (own?.manual === manual ? own : versions.find((version) => version.manual === manual)) ?? [],
  );
}
