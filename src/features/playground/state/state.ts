/** Everything the playground shows, as one value, and what changes it. Pure: effects are in the hooks beside. */
import {chooseVersion} from '@site/src/lib/playground/choose-version';
import {withVersion} from '@site/src/lib/playground/default-open';
import type {Compilation, EngineVersion, Problem} from '@site/src/lib/playground/engine';
import type {PlaygroundExample} from '@site/src/lib/playground/example';
import {newestFirst} from '@site/src/lib/playground/releases';
import type {PlaygroundSettings} from '@site/src/lib/playground/settings';

/** A part of the right side; `code` is one too where there is room for a single panel. */
export type Tab = 'code' | 'js' | 'output' | 'preview' | 'problems' | 'settings';

/** What the reader has to be told once about what the playground opened with. */
export type Notice = 'damaged' | 'too-large' | 'restored';

export type Connection =
  | {readonly kind: 'connecting'}
  | {readonly kind: 'ready'; readonly versions: readonly EngineVersion[]}
  | {readonly kind: 'failed'; readonly message: string};

/** What the compiler said last, and about what. */
export type Result = {readonly compilation: Compilation; readonly code: string; readonly settings: PlaygroundSettings};

export type PlaygroundModel = {
  readonly code: string;
  readonly settings: PlaygroundSettings;
  /** The reader's own work, to be kept for the next visit: nothing that came by a link. */
  readonly own: boolean;
  readonly notice?: Notice;
  readonly connection: Connection;
  readonly compiling: boolean;
  readonly result?: Result;
  /** The last JavaScript there was: shown on while the code has errors. */
  readonly js?: string;
  /** Why the engine did not answer, when it did not. */
  readonly failure?: string;
  readonly tab: Tab;
};

export type Action =
  | {readonly type: 'edited'; readonly code: string}
  | {readonly type: 'set'; readonly settings: Partial<PlaygroundSettings>}
  | {readonly type: 'version'; readonly version: string; readonly code?: string}
  | {readonly type: 'restart'; readonly settings: PlaygroundSettings; readonly code: string}
  | {readonly type: 'example'; readonly example: PlaygroundExample}
  | {readonly type: 'connecting'}
  | {readonly type: 'connected'; readonly versions: readonly EngineVersion[]}
  | {readonly type: 'unreachable'; readonly message: string}
  | {readonly type: 'compiling'}
  | {readonly type: 'compiled'; readonly result: Result}
  | {readonly type: 'failed'; readonly message: string}
  | {readonly type: 'shown'; readonly tab: Tab}
  | {readonly type: 'noticed'};

/** The state after an action. */
export function update(model: PlaygroundModel, action: Action): PlaygroundModel {
  switch (action.type) {
    case 'edited':
      return action.code === model.code ? model : {...model, code: action.code};
    case 'set':
      return {...model, settings: {...model.settings, ...action.settings}};
    case 'version':
      return {...model, settings: withVersion(model.settings, action.version), code: action.code ?? model.code};
    case 'restart':
      return without({...model, settings: action.settings, code: action.code}, 'notice');
    case 'example':
      return openExample(model, action.example);
    case 'connecting':
      return without({...model, connection: {kind: 'connecting'}}, 'failure');
    case 'connected':
      return {...model, connection: {kind: 'ready', versions: newestFirst(action.versions)}};
    case 'unreachable':
      return {...model, connection: {kind: 'failed', message: action.message}, compiling: false};
    case 'compiling':
      return {...model, compiling: true};
    case 'compiled': {
      const {js} = action.result.compilation;
      return without({...model, compiling: false, result: action.result, ...(js !== undefined && {js})}, 'failure');
    }
    case 'failed':
      return {...model, compiling: false, failure: action.message};
    case 'shown':
      return {...model, tab: action.tab};
    case 'noticed':
      return without(model, 'notice');
  }
}

/** The release to compile with, and whether it is another than the one that was asked for. */
export type ChosenVersion = {readonly version: EngineVersion; readonly replaces?: string};

/**
 * The release that the settings mean; the fallback's, or any, where the engine has none such.
 * @param fallback a manual version
 */
export function chosenVersion(settings: PlaygroundSettings, connection: Connection, fallback: string): ChosenVersion | undefined {
  if (connection.kind !== 'ready') return undefined;
  const meant = chooseVersion(settings.version, connection.versions);
  if (meant) return {version: meant};
  const version = chooseVersion(fallback, connection.versions) ?? connection.versions[0];
  return version && {version, replaces: settings.version};
}

/** What the compiler is asked with: a release the engine has, and a syntax that release can read. */
export function effectiveSettings(settings: PlaygroundSettings, {version, syntaxes}: EngineVersion): PlaygroundSettings {
  return {...withVersion(settings, version), syntax: syntaxes.includes(settings.syntax) ? settings.syntax : (syntaxes[0] ?? 'res')};
}

/** The problems of the code as it is now: those of an older one point to places that have moved. */
export function currentProblems({result, code}: PlaygroundModel): readonly Problem[] {
  return result?.code === code ? result.compilation.problems : [];
}

/** How many of each. */
export function countProblems(problems: readonly Problem[]): Readonly<Record<Problem['kind'], number>> {
  const errors = problems.filter(({kind}) => kind === 'error').length;
  return {error: errors, warning: problems.length - errors};
}

/** An example keeps the version if it claims it, and else takes the newest that it claims. */
function openExample(model: PlaygroundModel, {code, syntax, versions}: PlaygroundExample): PlaygroundModel {
  const {settings, connection} = model;
  const current = connection.kind === 'ready' ? chooseVersion(settings.version, connection.versions)?.manual : settings.version;
  const keeps = current !== undefined && versions.includes(current);
  const version = keeps ? settings.version : (versions[0] ?? settings.version);
  return {...model, code, settings: {...withVersion(settings, version), syntax}, tab: 'code'};
}

function without<Key extends 'notice' | 'failure'>(model: PlaygroundModel, key: Key): PlaygroundModel {
  const {[key]: _, ...rest} = model;
  return rest as PlaygroundModel;
}
