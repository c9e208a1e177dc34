/** CodeMirror behind a few verbs. Free of React: `Editor.tsx` owns one. */
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {lintGutter, lintKeymap, setDiagnostics} from '@codemirror/lint';
import {highlightSelectionMatches, searchKeymap} from '@codemirror/search';
import {Compartment, EditorSelection, EditorState, Prec} from '@codemirror/state';
import {drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers} from '@codemirror/view';
import type {Problem, Range, TypeHint} from '@site/src/lib/playground/engine';
import {changedPart, stretchOf} from '@site/src/lib/playground/place';
import type {Syntax} from '@site/src/lib/playground/settings';
import {diagnosticsOf, type ProblemWords} from './diagnostics';
import {editing, language} from './languages';
import {theme} from './theme';
import {setTypes, typeAtPosition, typeHover} from './types';

/** Where the cursor is: row from 1, column from 1 as readers count, and the type there if it is known. */
export type CursorPlace = {readonly row: number; readonly column: number; readonly type?: string};

export type EditorEvents = {
  readonly changed: (code: string) => void;
  readonly moved: (place: CursorPlace) => void;
  /** With the text as it is now: what was changed a moment ago may not be told yet. */
  readonly run: (code: string) => void;
  readonly format: (code: string) => void;
};

export type EditorOptions = EditorEvents & {
  readonly parent: HTMLElement;
  readonly code: string;
  readonly syntax: Syntax;
  readonly words: ProblemWords;
  /** Accessible name of the text field. */
  readonly label: string;
};

export type EditorHandle = {
  /** Replaces what differs, so that the cursor and the history of changes stay. */
  setCode(code: string): void;
  setSyntax(syntax: Syntax): void;
  /** Ignored when the text is no longer the code they are about. */
  setResult(problems: readonly Problem[], types: readonly TypeHint[], code: string): void;
  setVim(on: boolean): Promise<void>;
  goTo(range: Range): void;
  focus(): void;
  destroy(): void;
};

/** Puts an editor into an element. `changed` and `moved` are called for every edit and every move, once at the start too for `moved`. */
export function createEditor({parent, code, syntax, words, label, changed, moved, run, format}: EditorOptions): EditorHandle {
  const [languagePart, vimPart] = [new Compartment(), new Compartment()];
  const command = (act: (code: string) => void) => ({state}: EditorView) => {
    act(state.doc.toString());
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        vimPart.of([]),
        Prec.highest(
          keymap.of([
            {key: 'Mod-Enter', run: command(run), preventDefault: true},
            {key: 'Mod-e', run: command(run), preventDefault: true},
            {key: 'Mod-s', run: command(format), preventDefault: true},
          ]),
        ),
        [lineNumbers(), lintGutter(), history(), drawSelection(), highlightActiveLine(), highlightActiveLineGutter(), highlightSelectionMatches()],
        [languagePart.of(language(syntax)), editing, typeHover, theme],
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap, indentWithTab]),
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0', class: 'tokens', spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off'}),
        EditorView.updateListener.of(({state, docChanged, selectionSet, transactions}) => {
          if (docChanged) changed(state.doc.toString());
          if (docChanged || selectionSet || transactions.some(({effects}) => effects.length > 0)) moved(cursorPlace(state));
        }),
      ],
    }),
  });
  moved(cursorPlace(view.state));
  return {
    setCode(next) {
      const {from, to, insert} = changedPart(view.state.doc.toString(), next);
      if (from !== to || insert !== '') view.dispatch({changes: {from, to, insert}});
    },
    setSyntax: (next) => view.dispatch({effects: languagePart.reconfigure(language(next))}),
    setResult(problems, types, about) {
      if (view.state.doc.toString() !== about) return;
      view.dispatch(setDiagnostics(view.state, diagnosticsOf(problems, about, words)), {effects: setTypes.of(types)});
    },
    async setVim(on) {
      const extension = on ? (await import('@replit/codemirror-vim')).vim() : [];
      view.dispatch({effects: vimPart.reconfigure(extension)});
    },
    goTo(range) {
      const {from, to} = stretchOf(range, view.state.doc.toString());
      view.dispatch({selection: EditorSelection.single(from, to), effects: EditorView.scrollIntoView(from, {y: 'center'})});
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function cursorPlace(state: EditorState): CursorPlace {
  const {head} = state.selection.main;
  const line = state.doc.lineAt(head);
  // Behind the last letter of a name the reader still means the name.
  const type = (typeAtPosition(state, head) ?? (head > line.from ? typeAtPosition(state, head - 1) : undefined))?.type;
  return {row: line.number, column: head - line.from + 1, ...(type !== undefined && {type})};
}
