/**
 * While a reader writes the arguments of a call, shows the function's type above it, with the argument's parameter
 * marked.
 */
import {Prec, StateEffect, StateField, type EditorState, type Extension} from '@codemirror/state';
import {EditorView, keymap, showTooltip, type Tooltip} from '@codemirror/view';
import type {Call} from '@site/src/editor/core/completion/call';
import {lexRescript} from '@site/src/rescript/core/syntax/rescript';
import {rescriptHtml, typeElement} from './code-element';
import {completeNames, placeAt} from './completion';

const setCall = StateEffect.define<Tooltip | null>();

const callField = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, {docChanged, changes, effects}) {
    const told = effects.find((effect) => effect.is(setCall));
    if (told) return told.value;
    return tooltip && docChanged ? {...tooltip, pos: changes.mapPos(tooltip.pos)} : tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

function tooltipOf({from, signature}: Call): Tooltip {
  const [before, parameter, after] = signature.map(rescriptHtml);
  return {pos: from, above: true, create: () => ({dom: typeElement(`${before}<mark>${parameter}</mark>${after}`)})};
}

/** The call around the cursor; undefined in strings and comments too, and in languages without completion. */
async function findCall(state: EditorState): Promise<Tooltip | undefined> {
  const {head} = state.selection.main;
  const around = lexRescript(state.doc.toString()).find(({start, end}) => start < head && head < end);
  if (around?.kind === 'string' || around?.kind === 'comment') return undefined;
  if (!state.languageDataAt('autocomplete', head).includes(completeNames)) return undefined;
  const [{callAt}, place] = await Promise.all([
    import(/* webpackChunkName: "complete" */ '@site/src/editor/core/completion/call'),
    placeAt(state, head),
  ]);
  const call = place && callAt(place.asked);
  return call && tooltipOf({...call, from: call.from - place.shift});
}

/** A bracket or a comma shows it; Escape, leaving the call, and leaving the editor hide it. */
export const callHint: Extension = [
  callField,
  EditorView.updateListener.of(({view, state, docChanged, selectionSet, transactions}) => {
    if (!docChanged && !selectionSet) return;
    const {head} = state.selection.main;
    const begins = transactions.some((one) => one.isUserEvent('input')) && /[(,]/.test(state.sliceDoc(head - 1, head));
    if (!begins && state.field(callField) === null) return;
    void findCall(state).then((tooltip) => {
      const {doc, selection} = view.state;
      if (doc === state.doc && selection.eq(state.selection)) view.dispatch({effects: setCall.of(tooltip ?? null)});
    });
  }),
  Prec.highest(
    keymap.of([
      {
        key: 'Escape',
        run(view) {
          if (view.state.field(callField)) view.dispatch({effects: setCall.of(null)});
          return false;
        },
      },
    ]),
  ),
  EditorView.focusChangeEffect.of((_, focused) => (focused ? null : setCall.of(null))),
];
