import {groupVersions, versionLabel} from './version-label';
import {versionLines} from '../../../config/versions';
import {newestFirst} from '../../../compilers/core/releases';
import {parseVersion} from '../../../kit/core/version';

const {latest, next} = versionLines.default;
const major = (id: string): number => parseVersion(id)?.major ?? 0;
const release = (version: string, manual: string) => ({version, manual, syntaxes: ['res' as const]});

const all = newestFirst([
  release(`v${major(latest.id)}.0.0-rc.9`, latest.id),
  release(`v${major(latest.id)}.0.0`, latest.id),
  release(`v${major(latest.id)}.1.0`, latest.id),
  release(`v${major(next.id)}.0.0`, next.id),
  release(`v${major(next.id) + 1}.0.0-alpha.1`, next.id),
  release('v8.4.2', 'v8.0.0'),
]);

test('only the newest full release of a line is called latest or next', () => {
  expect(all.map((version) => versionLabel(version, all))).toEqual([
    `v${major(next.id) + 1}.0.0-alpha.1`,
    `v${major(next.id)}.0.0 (next)`,
    `v${major(latest.id)}.1.0 (latest)`,
    `v${major(latest.id)}.0.0`,
    `v${major(latest.id)}.0.0-rc.9`,
    'v8.4.2',
  ]);
});

test('groups hold full releases; pre-releases come last', () => {
  expect(groupVersions(all).map(({label, versions}) => [label, versions.map(({version}) => version)])).toEqual([
    ['Next', [`v${major(next.id)}.0.0`]],
    ['Latest', [`v${major(latest.id)}.1.0`, `v${major(latest.id)}.0.0`]],
    ['Older', ['v8.4.2']],
    ['Pre-releases', [`v${major(next.id) + 1}.0.0-alpha.1`, `v${major(latest.id)}.0.0-rc.9`]],
  ]);
  expect(groupVersions(all.slice(-1)).map(({label}) => label)).toEqual(['Older']);
});
