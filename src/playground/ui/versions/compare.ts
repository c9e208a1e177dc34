/** Compares the same code across versions: which ones accept it, and what each emits. */
import {comparableJavaScript, trimJavaScript} from '@site/src/examples/core/block/emitted';
import type {SourceFile} from '@site/src/rescript/core/syntax/source-file';
import type {EngineVersion, PlaygroundEngine, Problem} from '@site/src/compilers/core/engine';
import {diffLines, type DiffLine} from '@site/src/compilers/core/line-diff';
import type {PlaygroundSettings} from '@site/src/compilers/core/settings';
import {messageOf} from '../state/message';
import {effectiveSettings} from '../state/state';

/** One version's result for the code. */
export type Verdict =
  | {readonly kind: 'accepts'; readonly js: string; readonly warnings: number}
  | {readonly kind: 'rejects'; readonly problem: Problem | undefined}
  | {readonly kind: 'syntax'}
  | {readonly kind: 'failed'; readonly message: string};

/** How one version's JavaScript compares to the version in use. */
export type Difference =
  {readonly kind: 'same'} | {readonly kind: 'other'; readonly lines: readonly DiffLine[] | undefined};

/** Compiles with one version, unless it can't read the code's syntax. */
export async function judge(
  engine: Pick<PlaygroundEngine, 'compile'>,
  code: string,
  files: readonly SourceFile[],
  settings: PlaygroundSettings,
  version: EngineVersion,
): Promise<Verdict> {
  if (!version.syntaxes.includes(settings.syntax)) return {kind: 'syntax'};
  try {
    const {js, modules = [], problems} = await engine.compile(code, effectiveSettings(settings, version), files);
    if (js === undefined) return {kind: 'rejects', problem: problems.find(({kind}) => kind === 'error')};
    const emitted = [...modules.map((module) => module.js), js].map(trimJavaScript).join('\n');
    return {kind: 'accepts', js: emitted, warnings: problems.length};
  } catch (error) {
    return {kind: 'failed', message: messageOf(error)};
  }
}

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

/** Ignores white space and the names of runtime packages, which differ between versions. */
export function compareJavaScript(current: string, other: string): Difference {
  if (comparableJavaScript(current) === comparableJavaScript(other)) return {kind: 'same'};
  return {kind: 'other', lines: diffLines(current, other)};
}
