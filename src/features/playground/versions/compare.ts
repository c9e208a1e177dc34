/** The same code on every version: which accept it, and what each writes. */
import {comparableJavaScript, trimJavaScript} from '@site/src/lib/code-block/emitted';
import type {EngineVersion, PlaygroundEngine, Problem} from '@site/src/lib/playground/engine';
import {diffLines, type DiffLine} from '@site/src/lib/playground/line-diff';
import type {PlaygroundSettings} from '@site/src/lib/playground/settings';
import {effectiveSettings} from '../state/state';

/** What one version made of the code. */
export type Verdict =
  | {readonly kind: 'accepts'; readonly js: string; readonly warnings: number}
  | {readonly kind: 'rejects'; readonly problem: Problem | undefined}
  | {readonly kind: 'syntax'}
  | {readonly kind: 'failed'; readonly message: string};

/** How one version's JavaScript stands to that of the version in use. */
export type Difference = {readonly kind: 'same'} | {readonly kind: 'other'; readonly lines: readonly DiffLine[] | undefined};

/**
 * Asks for one version. A version that cannot read the code's syntax is not asked.
 * @param messageOf what a reader is told of an engine that does not answer
 */
export async function judge(
  engine: Pick<PlaygroundEngine, 'compile'>,
  code: string,
  settings: PlaygroundSettings,
  version: EngineVersion,
  messageOf: (error: unknown) => string,
): Promise<Verdict> {
  if (!version.syntaxes.includes(settings.syntax)) return {kind: 'syntax'};
  try {
    const {js, problems} = await engine.compile(code, effectiveSettings(settings, version));
    if (js === undefined) return {kind: 'rejects', problem: problems.find(({kind}) => kind === 'error')};
    return {kind: 'accepts', js: trimJavaScript(js), warnings: problems.length};
  } catch (error) {
    return {kind: 'failed', message: messageOf(error)};
  }
}

/** Names of runtime packages and white space apart, which differ between all versions. */
export function compareJavaScript(current: string, other: string): Difference {
  if (comparableJavaScript(current) === comparableJavaScript(other)) return {kind: 'same'};
  return {kind: 'other', lines: diffLines(current, other)};
}
