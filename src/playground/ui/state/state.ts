/**
 * Everything the playground shows, as one value, and the actions that change it. Pure: the effects are in the hooks
 * next to it.
 */
import type {SourceFile} from '@site/src/rescript/core/syntax/source-file';
import type {Compilation, EmittedModule, EngineVersion, Problem, TypeHint} from '@site/src/compilers/core/engine';
import {MAIN_FILE} from '@site/src/compilers/core/file-names';
import {chooseVersion, nearestVersion, newestFirst} from '@site/src/compilers/core/releases';
import {shortVersion} from '@site/src/kit/core/version';
import {withVersion, type PlaygroundExample, type PlaygroundSettings} from '@site/src/compilers/core/settings';

/** A panel on the right side; `code` is one too if there's only room for a single panel. */
export type Tab = 'code' | 'js' | 'output' | 'preview' | 'problems' | 'settings';

/** What the reader has to be told once about how the playground opened. */
export type Notice = 'damaged' | 'too-large' | 'restored';

export type Connection =
  | {readonly kind: 'connecting'}
  | {readonly kind: 'ready'; readonly versions: readonly EngineVersion[]}
  | {readonly kind: 'failed'; readonly message: string};

/** The compiler's last answer, and the request it belongs to. */
export type Result = Program & {readonly compilation: Compilation};

export type PlaygroundModel = Sources & {
  /** The name of the file in the editor. */
  readonly file: string;
  /**
   * How often something other than typing has replaced the code. The editor only takes over code from the state when
   * this changes, because its own edits come back here too late.
   */
  readonly replaced: number;
  readonly settings: PlaygroundSettings;
  /** Whether the code is the reader's own work and gets stored for the next visit. Code from a link isn't. */
  readonly own: boolean;
  /** Whether it opened with code from a link. */
  readonly linked: boolean;
  readonly notice?: Notice;
  /** What the link said that has no meaning. */
  readonly unknown?: readonly string[];
  readonly connection: Connection;
  readonly compiling: boolean;
  readonly result?: Result;
  /** The last JavaScript. It stays visible while the code has errors. */
  readonly js?: string;
  /** The last JavaScript of the other files, if the engine compiles each to its own. */
  readonly modules?: readonly EmittedModule[] | undefined;
  /** Why the engine didn't answer, if it didn't. */
  readonly failure?: string;
  readonly tab: Tab;
  /** The last program that ran. */
  readonly ran?: Program;
};

/** The main file and the others. */
export type Sources = {readonly code: string; readonly files: readonly SourceFile[]};

export type Program = Sources & {readonly settings: PlaygroundSettings};

export type Action =
  /** Changes the text of a file: by default, the file in the editor. */
  | {readonly type: 'edited' | 'rewritten'; readonly code: string; readonly file?: string}
  | {readonly type: 'opened'; readonly file: string}
  /** Adds, renames and deletes files. */
  | {readonly type: 'filed'; readonly files: readonly SourceFile[]; readonly file: string}
  | {readonly type: 'set'; readonly settings: Partial<PlaygroundSettings>}
  | {readonly type: 'version'; readonly version: string; readonly code?: string}
  | {readonly type: 'restart'; readonly settings: PlaygroundSettings; readonly code: string}
  | {readonly type: 'example'; readonly example: PlaygroundExample}
  | {readonly type: 'connecting'}
  | {readonly type: 'connected'; readonly versions: readonly EngineVersion[]}
  | {readonly type: 'unreachable'; readonly message: string}
  | {readonly type: 'compiling'}
  | {readonly type: 'compiled'; readonly result: Result}
  | {readonly type: 'typed'; readonly compilation: Compilation; readonly types: readonly TypeHint[]}
  | {readonly type: 'failed'; readonly message: string}
  | {readonly type: 'ran'; readonly program: Program}
  | {readonly type: 'shown'; readonly tab: Tab}
  | {readonly type: 'noticed'};

/** The state after an action. */
export function update(model: PlaygroundModel, action: Action): PlaygroundModel {
  switch (action.type) {
    case 'edited':
    case 'rewritten': {
      const {type, code, file = model.file} = action;
      if (code === textOf(model, file)) return model;
      return {...withText(model, file, code), replaced: model.replaced + (type === 'rewritten' ? 1 : 0)};
    }
    case 'opened':
      return {...model, file: action.file};
    case 'filed':
      return {...model, files: action.files, file: action.file};
    case 'set':
      return {...model, settings: {...model.settings, ...action.settings}};
    case 'version':
      return replaceCode(
        {...model, settings: withVersion(model.settings, action.version)},
        action.code ?? model.code,
        model.files,
      );
    case 'restart':
      return without(replaceCode({...model, settings: action.settings}, action.code), 'notice');
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
      const {js, modules} = action.result.compilation;
      const compiling = model.compiling && !isSame(action.result, model);
      return without({...model, compiling, result: action.result, ...(js !== undefined && {js, modules})}, 'failure');
    }
    case 'typed': {
      const {result} = model;
      if (result?.compilation !== action.compilation) return model;
      return {...model, result: {...result, compilation: {...result.compilation, types: action.types}}};
    }
    case 'failed':
      return {...model, compiling: false, failure: action.message};
    case 'ran':
      return {...model, ran: action.program};
    case 'shown':
      return {...model, tab: action.tab};
    case 'noticed':
      return without(model, 'notice');
  }
}

/** The release to compile with. `replaces` is the requested one, if the engine doesn't have it. */
export type ChosenVersion = {readonly version: EngineVersion; readonly replaces?: string};

/**
 * The release the settings select; if the engine doesn't have it, the nearest. For a version that isn't one, the
 * fallback's release, or any.
 * @param fallback a manual version
 */
export function chosenVersion(
  settings: PlaygroundSettings,
  connection: Connection,
  fallback: string,
): ChosenVersion | undefined {
  if (connection.kind !== 'ready') return undefined;
  const {versions} = connection;
  const version =
    nearestVersion(settings.version, versions) ?? chooseVersion(fallback, versions) ?? connection.versions[0];
  const isMeant = version && [version.version, version.manual].includes(settings.version);
  return version && {version, ...(!isMeant && {replaces: settings.version})};
}

/** The compiler's settings: a release the engine has, and a syntax that release can read. */
export function effectiveSettings(
  settings: PlaygroundSettings,
  {version, syntaxes}: EngineVersion,
): PlaygroundSettings {
  return {
    ...withVersion(settings, version),
    syntax: syntaxes.includes(settings.syntax) ? settings.syntax : (syntaxes[0] ?? 'res'),
  };
}

/** Whether two programs have the same sources. */
export function isSame(one: Sources, other: Sources): boolean {
  return one.code === other.code && one.files === other.files;
}

/** The text of a file; empty if there's no such file. */
export function textOf({code, files}: Sources, name: string): string {
  return name === MAIN_FILE ? code : (files.find((file) => file.name === name)?.code ?? '');
}

/**
 * The problems or types that are about a file.
 * @param all without a `file`, one is about the main file
 */
export function inFile<Said extends {readonly file?: string}>(all: readonly Said[], name: string): readonly Said[] {
  return all.filter(({file = MAIN_FILE}) => file === name);
}

/** The sources with another text of a file. */
export function withText<Holder extends Sources>(sources: Holder, name: string, code: string): Holder {
  return name === MAIN_FILE
    ? {...sources, code}
    : {...sources, files: sources.files.map((file) => (file.name === name ? {name, code} : file))};
}

/** Whether the code may run without the reader's request: code from a link has to be run once before. */
export function mayRunAlone({linked, ran}: PlaygroundModel): boolean {
  return !linked || ran !== undefined;
}

/** The examples that a version compiles. @param version a manual version or a release */
export function offeredExamples(examples: readonly PlaygroundExample[], version: string): readonly PlaygroundExample[] {
  return examples.filter(({versions}) => versions.some((each) => shortVersion(each) === shortVersion(version)));
}

/** Errors first, then in the order of the code. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(
    (a, b) =>
      Number(a.kind === 'warning') - Number(b.kind === 'warning') ||
      (a.file ?? '').localeCompare(b.file ?? '') ||
      a.row - b.row ||
      a.column - b.column,
  );
}

/** The program to run automatically: the current code, if it compiles, may run, and hasn't just run. */
export function programToRun(model: PlaygroundModel): Program | undefined {
  const {result, ran} = model;
  if (!mayRunAlone(model) || !result || !isSame(result, model) || result.compilation.js === undefined) return undefined;
  const hasRun = ran && isSame(ran, model) && ran.settings === result.settings;
  return hasRun ? undefined : result;
}

/** How many errors and warnings there are. */
export function countProblems(problems: readonly Problem[]): Readonly<Record<Problem['kind'], number>> {
  const errors = problems.filter(({kind}) => kind === 'error').length;
  return {error: errors, warning: problems.length - errors};
}

/** Keeps the current version if the example supports it, and otherwise switches to the newest one it supports. */
function openExample(model: PlaygroundModel, {code, syntax, versions}: PlaygroundExample): PlaygroundModel {
  const {settings, connection} = model;
  const current =
    connection.kind === 'ready' ? chooseVersion(settings.version, connection.versions)?.manual : settings.version;
  const keeps = current !== undefined && versions.includes(current);
  const version = keeps ? settings.version : (versions[0] ?? settings.version);
  return replaceCode({...model, settings: {...withVersion(settings, version), syntax}}, code);
}

/** Replaces the main file's code and the other files. By default, there are no other files. */
function replaceCode(model: PlaygroundModel, code: string, files: readonly SourceFile[] = NO_FILES): PlaygroundModel {
  if (code === model.code && files === model.files) return model;
  return {
    ...model,
    code,
    files,
    file: files === model.files ? model.file : MAIN_FILE,
    replaced: model.replaced + 1,
  };
}

/** The list to use when there are no other files: always the same one, because lists are compared by identity. */
export const NO_FILES: readonly SourceFile[] = [];

function without<Key extends 'notice' | 'failure'>(model: PlaygroundModel, key: Key): PlaygroundModel {
  const {[key]: _, ...rest} = model;
  return rest as PlaygroundModel;
}
