import {inspect} from 'node:util';
import vm from 'node:vm';
import type {VersionLine} from '../../../config/versions';

/** The lines of versions that are cut, by the name of their constant in `src/config/versions.ts`. */
export type CutDocs = 'manual' | 'react';

/** A new next version; the React docs keep theirs, which has no number. */
type NewNext = {readonly id: string; readonly compiler: string};

const FILE = 'src/config/versions.ts';

/** `v12` of `v12.0.0`, and `v0.13` of `v0.13.0`. */
export function shortName(id: string): string {
  return id.startsWith('v0.') ? id.replace(/\.\d+$/, '') : id.replace(/\..*$/, '');
}

/**
 * The text of `src/config/versions.ts` after a cut, not yet formatted: what was next is the latest, what was the latest
 * the first of the older ones. Throws a sentence if the file isn't written as expected.
 */
export function cutInVersions(source: string, docs: CutDocs, cut: string, newNext?: NewNext): string {
  const [constant, start = '', object = ''] =
    new RegExp(`^(const ${docs}\\b[^=]*= )(\\{[\\s\\S]*?\\});$`, 'm').exec(source) ?? [];
  const byHand = 'Cut the version by hand: see SiteVersion there.';
  if (constant === undefined) throw new Error(`${FILE} has no constant "${docs}" that is an object. ${byHand}`);
  const {next, latest, older} = readLine(object) ?? {};
  if (!next || !latest || !older)
    throw new Error(`${FILE}: "${docs}" needs next, latest, and older, written out. ${byHand}`);
  const released = {...next, id: cut, path: 'latest', label: `${cut} (latest)`, name: shortName(cut)};
  const former = {...latest, path: latest.id, label: latest.label.replace(/ \(latest\)$/, '')};
  const upcoming = newNext && {
    ...next,
    ...newNext,
    label: newNext.id,
    name: shortName(newNext.id),
    compilers: {rescript: `${newNext.id.slice(1).replace(/\..*$/, '')}.x`},
  };
  const line: VersionLine = {next: upcoming ?? next, latest: released, older: [former, ...older]};
  return source.replace(
    constant,
    () => `${start}${inspect(line, {depth: null, compact: true, breakLength: Infinity})};`,
  );
}

/** Undefined if the object isn't made of plain values. */
function readLine(object: string): Partial<VersionLine> | undefined {
  try {
    return vm.runInThisContext(`(${object})`) as Partial<VersionLine>;
  } catch {
    return undefined;
  }
}
