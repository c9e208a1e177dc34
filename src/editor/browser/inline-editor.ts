/**
 * The editor in a page, for an example or a tutorial step: CodeMirror with a compiler that this copy of the site has.
 * All editors of a page share the compiler.
 */
import {translate} from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import {create} from '../../kit/browser/dom';
import {sharedBase} from '../../kit/browser/base-url';
import {chooseVersion} from '../../compilers/core/releases';
import {EngineError, shiftUp, type Compilation, type Range} from '../../compilers/core/engine';
import {settingsForRun} from '../../compilers/core/settings';
import type {PlaygroundLink} from '../../compilers/core/playground-link/link';
import {settingsOf} from '../../compilers/core/playground-link/state';
import {warningAnchor} from '../../rescript/core/warnings/anchor';
import type {EditorHandle} from './create-editor';
import {loadVocabulary} from './load-names';
import {loadEditor} from './load-editor';
import {chooseEngine, type ChosenEngine} from '../../compilers/browser/choose-engine';
import {engineTexts} from '../../compilers/browser/engine-texts';
import {pauseAfter} from '../core/pause';

export type InlineOptions = {
  /** Returns the element that receives the editor. Called once both the editor and a compiler have loaded. */
  readonly parent: () => HTMLElement;
  /** What the link to the playground says about the code. */
  readonly query: PlaygroundLink;
  readonly code: string;
  /** Code before the editor's that it doesn't show. */
  readonly prelude?: string;
  /** The editor's accessible name. */
  readonly label: string;
  /** `Warning 8` */
  readonly warning: (number: number) => string;
  /** Called after each edit. Returns whether the code is kept for the time after this page. */
  readonly changed: (code: string) => boolean;
  /** Called when the reader presses the key that runs the code. */
  readonly run: (code: string) => void;
  /** Finds a compiler, for tests. */
  readonly connect?: () => Promise<ChosenEngine>;
};

export type InlineEditor = {
  readonly editor: EditorHandle;
  /** The manual version of the compiler. */
  readonly manual: string;
  /**
   * Compiles and marks the problems, with positions in the editor's code. It isn't current if there has been a later
   * call, and undefined if that call's answer has come first.
   */
  readonly compile: (code: string) => Promise<(Compilation & {readonly isCurrent: boolean}) | undefined>;
  /** How long to wait after the last keystroke before compiling, ms. */
  readonly pause: () => number;
  /** Compiles any source with the same settings and more warnings, without a trace in the editor. */
  readonly compileWith: (source: string, warnings: string) => Promise<Compilation>;
};

const unkeptText = (): string =>
  translate({
    id: 'editor.unkept',
    message: "This browser doesn't store your code, so it's gone when you leave this page.",
    description: 'Below the editor of an example or an exercise: the storage is full or blocked',
  });

let shared: Promise<ChosenEngine> | undefined;

/**
 * Opens an editor. If there's no compiler for the version, changes nothing and rejects with an `EngineError` for the
 * reader.
 */
export async function openInlineEditor(options: InlineOptions): Promise<InlineEditor> {
  const {query, prelude = '', connect = () => chooseEngine(config.bundles)} = options;
  shared ??= connect();
  const [{createEditor}, {engine, versions}] = await Promise.all([loadEditor(), shared]).catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  const release = chooseVersion(query.version ?? '', versions);
  if (!release) throw new EngineError(engineTexts().noVersion);
  const {code: _code, damage: _damage, ...linked} = query;
  const settings = settingsForRun({...settingsOf(linked, release.version), version: release.version});
  const lines = prelude.split('\n').length - 1;
  const table = release.manual === config.manuals[0] ? 'next' : 'latest';
  const parent = options.parent();
  const unkept = create('p', 'unkept');
  unkept.role = 'status';
  parent.after(unkept);
  const editor = createEditor({
    parent,
    code: options.code,
    syntax: 'res',
    label: options.label,
    words: {
      warning: options.warning,
      address: (number) => `${sharedBase}docs/manual/${table}/warning-numbers#${warningAnchor(number)}`,
    },
    vocabulary: () => loadVocabulary(release.manual, settings.open),
    changed: (code) => (unkept.textContent = options.changed(code) ? '' : unkeptText()),
    moved: () => undefined,
    run: options.run,
    format: (now) =>
      void engine.format(now, settings).then(
        (formatted) => 'code' in formatted && editor.setCode(formatted.code),
        () => undefined,
      ),
  });
  /** Positions in the code the editor shows, which doesn't have the prelude. */
  const shown = <Place extends Range>(places: readonly Place[]): readonly Place[] =>
    places.map((place) => shiftUp(place, lines));
  let newest = new AbortController();
  let [asked, answered] = [0, 0];
  let took: number | undefined;
  return {
    editor,
    manual: release.manual,
    pause: () => pauseAfter(took),
    async compile(code) {
      newest.abort();
      const {signal} = (newest = new AbortController());
      const number = ++asked;
      const compiled = await engine.compile(prelude + code, settings, [], signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      took = compiled?.milliseconds ?? took;
      if (!compiled || number < answered) return undefined;
      answered = number;
      const problems = shown(compiled.problems);
      const types = shown(compiled.types);
      editor.setResult(problems, types, code);
      if (compiled.js !== undefined && !signal.aborted)
        engine.types?.(prelude + code, settings).then(
          (told) => editor.setResult(problems, shown(told), code),
          () => undefined, // The code has compiled; only its types are missing.
        );
      return {...compiled, problems, types, isCurrent: !signal.aborted};
    },
    compileWith: (source, warnings) => engine.compile(source, {...settings, warnings: settings.warnings + warnings}),
  };
}
