/**
 * Completes names in the editor. What it offers is in `src/editor/core/completion`; types are those of the last compilation.
 */
import {
  acceptCompletion,
  autocompletion,
  closeCompletion,
  completionKeymap,
  selectedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {Facet, Prec, StateField, type EditorState, type Extension} from '@codemirror/state';
import {keymap, type EditorView} from '@codemirror/view';
import type {Asked} from '@site/src/editor/core/completion/complete';
import type {VersionNames} from '@site/src/editor/core/completion/version-names';
import type {Offer} from '@site/src/compilers/core/engine';
import {lineStarts, stretchOf} from '@site/src/compilers/core/place';
import {create} from '@site/src/kit/browser/dom';
import {lexRescript} from '@site/src/rescript/core/syntax/rescript';
import {rescriptHtml, typeElement} from './code-element';
import {setTypes} from './results';

/** The names the editor's code can use. */
export type Vocabulary = {
  readonly names: VersionNames;
  /** The modules the settings open. */
  readonly opened: readonly string[];
  /** The other files, as modules before the code. */
  readonly before?: string;
};

/** Asked whenever names are completed; undefined if they can't be loaded. */
export type FindVocabulary = () => Promise<Vocabulary | undefined>;

const vocabulary = Facet.define<FindVocabulary>();

/** Adds completion to an editor whose language asks for it. */
export function completion(find: FindVocabulary): Extension {
  return [
    vocabulary.of(find),
    lastTypes,
    autocompletion({
      icons: false,
      activateOnTypingDelay: 0,
      updateSyncTime: 0,
      defaultKeymap: false,
      maxRenderedOptions: 60,
    }),
    Prec.highest(
      keymap.of([
        {key: 'Enter', run: acceptOther},
        {key: 'Tab', run: acceptCompletion},
        ...completionKeymap.filter(({key}) => key !== 'Enter'),
      ]),
    ),
  ];
}

/** Accepts what is selected unless the code already has it: then Enter starts a new line. */
function acceptOther(view: EditorView): boolean {
  const {state} = view;
  const {head} = state.selection.main;
  const label = selectedCompletion(state)?.label;
  if (label === undefined || state.sliceDoc(head - label.length, head) !== label) return acceptCompletion(view);
  closeCompletion(view);
  return false;
}

type Known = {readonly from: number; readonly to: number; readonly type: string};

/** Unlike those under the pointer, these survive edits: code doesn't compile while a reader types. */
const lastTypes = StateField.define<readonly Known[]>({
  create: () => [],
  update(known, {docChanged, changes, effects, newDoc}) {
    const told = effects.find((effect) => effect.is(setTypes))?.value ?? [];
    if (told.length > 0) {
      const code = newDoc.toString();
      const starts = lineStarts(code);
      return told.map((hint) => ({...stretchOf(hint, code, starts), type: hint.type}));
    }
    if (!docChanged) return known;
    return known
      .map(({from, to, type}) => ({from: changes.mapPos(from, 1), to: changes.mapPos(to, -1), type}))
      .filter(({from, to}) => from < to);
  },
});

/** Loaded when a name is completed for the first time. */
const loadComplete = () => import(/* webpackChunkName: "complete" */ '@site/src/editor/core/completion/complete');

/** The source of completions in ReScript code. */
export async function completeNames(context: CompletionContext): Promise<CompletionResult | null> {
  const {state, pos} = context;
  if (!mayComplete(state.doc.toString(), pos)) return null;
  asksAgain(context);
  const [{complete}, place] = await Promise.all([loadComplete(), placeAt(state, pos)]);
  if (!place) return null;
  const {shift} = place;
  const found = complete(place.asked);
  return found ? {from: found.from - shift, filter: false, options: found.offers.map(optionOf)} : null;
}

/** Drops a question when the code changes. Otherwise a late, empty answer keeps the next question from being asked. */
const asksAgain = (context: CompletionContext): void =>
  context.addEventListener('abort', () => undefined, {onDocChange: true});

/**
 * A place in the program and what is known about its names; undefined if that can't be loaded. `shift` is how long the
 * other files are, which come before the code.
 */
export async function placeAt(
  state: EditorState,
  pos: number,
): Promise<{readonly asked: Asked; readonly shift: number} | undefined> {
  const known = await state.facet(vocabulary)[0]?.();
  if (!known) return undefined;
  const {before = ''} = known;
  const shift = before.length;
  const typeOf = typesOf(state);
  const code = before + state.doc.toString();
  return {
    asked: {...known, code, at: pos + shift, typeOf: (from, to) => typeOf(from - shift, to - shift)},
    shift,
  };
}

/** Not for a number, a space, or in strings and comments. */
function mayComplete(code: string, at: number): boolean {
  if (!/(?:[A-Za-z_]\w+|[A-Z]|[.~]\w*|->\w*)$/.test(code.slice(Math.max(0, at - 80), at))) return false;
  const around = lexRescript(code).find(({start, end}) => start < at && at <= end);
  if (around?.kind === 'comment') return false;
  return around?.kind !== 'string' || (at === around.end && /["`}]$/.test(code.slice(around.start + 1, at)));
}

function typesOf(state: EditorState): (from: number, to: number) => string | undefined {
  const known = state.field(lastTypes);
  return (from, to) => known.findLast((hint) => hint.from === from && hint.to === to)?.type;
}

function optionOf({label, kind, signature, docs}: Offer): Completion {
  return {
    label,
    type: kind,
    ...(signature !== undefined && {detail: signature, info: () => infoElement(signature, docs)}),
  };
}

function infoElement(signature: string, docs: string | undefined): HTMLElement {
  const element = create('div');
  element.append(typeElement(rescriptHtml(signature)), ...(docs === undefined ? [] : [create('p', '', docs)]));
  return element;
}
