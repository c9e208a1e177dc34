/** The types of the code: shows the type under the pointer and reports the type at the cursor. */
import {StateEffect, StateField, type EditorState, type Extension} from '@codemirror/state';
import {hoverTooltip} from '@codemirror/view';
import type {TypeHint} from '@site/src/compilers/core/engine';
import {stretchOf, typeAt} from '@site/src/compilers/core/place';
import {rescriptHtml, typeElement} from './code-element';

/** Gives the editor the types of its current text. */
export const setTypes = StateEffect.define<readonly TypeHint[]>();

/** Empty after an edit until the compiler has seen it, because positions have moved. */
const typesField = StateField.define<readonly TypeHint[]>({
  create: () => [],
  update(types, {docChanged, effects}) {
    const told = effects.find((effect) => effect.is(setTypes));
    if (told) return told.value;
    return docChanged ? [] : types;
  },
});

/** The type of the smallest expression at a position. */
export function typeAtPosition(state: EditorState, position: number): TypeHint | undefined {
  const line = state.doc.lineAt(position);
  return typeAt(state.field(typesField), line.number, position - line.from);
}

/** Stores the types, and shows the one under the pointer. */
export const typeHover: Extension = [
  typesField,
  hoverTooltip(({state}, position) => {
    const hint = typeAtPosition(state, position);
    if (!hint) return null;
    const {from, to} = stretchOf(hint, state.doc.toString());
    return {pos: from, end: to, above: true, create: () => ({dom: typeElement(rescriptHtml(hint.type))})};
  }),
];
