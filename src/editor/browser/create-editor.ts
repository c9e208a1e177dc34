/** Wraps CodeMirror in a small interface. Doesn't depend on React: `Editor.tsx` owns an instance. */
import {closeCompletion} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory} from '@codemirror/commands';
import {lintGutter, lintKeymap, setDiagnostics} from '@codemirror/lint';
import {highlightSelectionMatches, searchKeymap} from '@codemirror/search';
import {Compartment, EditorSelection, EditorState, Prec, type Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type {Problem, Range, TypeHint} from '@site/src/compilers/core/engine';
import {changedPart, placesAfter, stretchOf} from '@site/src/compilers/core/place';
import type {Syntax} from '@site/src/compilers/core/settings';
import {callHint} from './call-hint';
import {completion, type FindVocabulary} from './completion';
import {editing, language} from './languages';
import {diagnosticsOf, setTypes, typeAtPosition, typeHover, type ProblemWords} from './results';
import {symbols} from './symbols';
import {theme} from './theme';

/** The cursor position: row and column, both starting at 1, and the type there if it's known. */
export type CursorPlace = {readonly row: number; readonly column: number; readonly type?: string};

export type EditorEvents = {
  readonly changed: (code: string, file: string) => void;
  readonly moved: (place: CursorPlace) => void;
  /** The current text, with a last change that may not have been reported yet. */
  readonly run: (code: string) => void;
  readonly format: (code: string) => void;
};

export type EditorOptions = EditorEvents & {
  readonly parent: HTMLElement;
  /** The code's file, if there are several. */
  readonly file?: string;
  readonly code: string;
  readonly syntax: Syntax;
  readonly words: ProblemWords;
  readonly vocabulary: FindVocabulary;
  /** Accessible name of the text field. */
  readonly label: string;
};

export type EditorHandle = {
  /** Replaces only what differs, so that the cursor and the undo history survive. A single undo takes it back. */
  setCode(code: string): void;
  /** Shows a file. Each has a cursor and an undo history of its own. */
  open(file: string, code: string): void;
  setSyntax(syntax: Syntax): void;
  /** What is in a part of the text that has changed since isn't shown. */
  setResult(problems: readonly Problem[], types: readonly TypeHint[], code: string): void;
  setVim(on: boolean): Promise<void>;
  goTo(range: Range): void;
  /** Selects from one offset to another, and takes the focus. */
  select(from: number, to: number): void;
  focus(): void;
  destroy(): void;
};

/**
 * Creates an editor inside an element. Every edit calls `changed` and every cursor move calls `moved`, which is also
 * called once at the start.
 */
export function createEditor({
  parent,
  file = '',
  code,
  syntax,
  words,
  vocabulary,
  label,
  changed,
  moved,
  run,
  format,
}: EditorOptions): EditorHandle {
  const [languagePart, vimPart] = [new Compartment(), new Compartment()];
  const command = (act: (code: string) => void) => (view: EditorView) => {
    // An open list of names would take the next Escape or Tab.
    closeCompletion(view);
    act(view.state.doc.toString());
    return true;
  };
  const others = new Map<string, EditorState>();
  let shown = file;
  let [vim, spoken]: [Extension, Syntax] = [[], syntax];
  const stateOf = (doc: string): EditorState =>
    EditorState.create({
      doc,
      extensions: [
        vimPart.of([]),
        Prec.highest(
          keymap.of([
            {key: 'Mod-Enter', run: command(run), preventDefault: true},
            {key: 'Mod-e', run: command(run), preventDefault: true},
            {key: 'Mod-s', run: command(format), preventDefault: true},
          ]),
        ),
        [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          highlightSelectionMatches(),
        ],
        [languagePart.of(language(syntax)), editing, typeHover, completion(vocabulary), callHint, symbols(), theme],
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap, indentWithTab]),
        // Some editors put a byte order mark at the start of a file, and the compilers can't read it.
        EditorView.clipboardInputFilter.of((text) => text.replaceAll('\uFEFF', '')),
        EditorView.contentAttributes.of({
          'aria-label': label,
          tabindex: '0',
          class: 'tokens',
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.updateListener.of(({state, docChanged, selectionSet, transactions}) => {
          if (docChanged) changed(state.doc.toString(), shown);
          if (docChanged || selectionSet || transactions.some(({effects}) => effects.length > 0))
            moved(cursorPlace(state));
        }),
      ],
    });
  const view = new EditorView({parent, state: stateOf(code)});
  const configure = (): void =>
    view.dispatch({effects: [vimPart.reconfigure(vim), languagePart.reconfigure(language(spoken))]});
  moved(cursorPlace(view.state));
  const setCode = (next: string): void => {
    const {from, to, insert} = changedPart(view.state.doc.toString(), next);
    if (from !== to || insert !== '')
      view.dispatch({changes: {from, to, insert}, annotations: isolateHistory.of('full')});
  };
  const select = (from: number, to: number): void => {
    view.dispatch({
      selection: EditorSelection.single(from, to),
      effects: EditorView.scrollIntoView(from, {y: 'center'}),
    });
    view.focus();
  };
  return {
    setCode,
    open(next, text) {
      if (next !== shown) {
        closeCompletion(view);
        // Reading a height places open tooltips now, while their text is there, and not in the next frame.
        view.lineBlockAtHeight(0);
        others.set(shown, view.state);
        shown = next;
        view.setState(others.get(next) ?? stateOf(text));
        configure();
      }
      setCode(text);
    },
    setSyntax(next) {
      spoken = next;
      configure();
    },
    setResult(problems, types, about) {
      const code = view.state.doc.toString();
      view.dispatch(setDiagnostics(view.state, diagnosticsOf(placesAfter(problems, about, code), code, words)), {
        effects: setTypes.of(placesAfter(types, about, code)),
      });
    },
    async setVim(on) {
      vim = on ? (await import(/* webpackChunkName: "vim" */ '@replit/codemirror-vim')).vim() : [];
      configure();
    },
    goTo(range) {
      const {from, to} = stretchOf(range, view.state.doc.toString());
      select(from, to);
    },
    select,
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function cursorPlace(state: EditorState): CursorPlace {
  const {head} = state.selection.main;
  const line = state.doc.lineAt(head);
  // Right after a name, the reader still means that name.
  const type = (typeAtPosition(state, head) ?? (head > line.from ? typeAtPosition(state, head - 1) : undefined))?.type;
  return {row: line.number, column: head - line.from + 1, ...(type !== undefined && {type})};
}
