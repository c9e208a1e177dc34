/**
 * What the compiler has found, in the code: problems as underlines, dots in the gutter, and messages that link to the
 * table of warnings and have the fixes they suggest; and types, the one under the pointer and the one at the cursor.
 */
import {translate} from '@docusaurus/Translate';
import {isolateHistory} from '@codemirror/commands';
import type {Action, Diagnostic} from '@codemirror/lint';
import {StateEffect, StateField, type EditorState, type Extension} from '@codemirror/state';
import {hoverTooltip} from '@codemirror/view';
import type {Problem, TypeHint} from '@site/src/compilers/core/engine';
import {lineStarts, stretchOf, typeAt, type Stretch} from '@site/src/compilers/core/place';
import {quickFixes, type QuickFix} from '@site/src/compilers/core/quick-fix';
import {create} from '@site/src/kit/browser/dom';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import {rescriptHtml, typeElement} from './code-element';

/** What a message shows besides its text. */
export type ProblemWords = {
  /** `Warning 26` */
  readonly warning: (number: number) => string;
  /** URL of the warning's row in the table. */
  readonly address: (number: number) => string;
};

/**
 * The underlines for problems, with their messages.
 * @param code the text the positions refer to
 */
export function diagnosticsOf(problems: readonly Problem[], code: string, words: ProblemWords): Diagnostic[] {
  const starts = lineStarts(code);
  return problems.map((problem) => {
    const stretch = stretchOf(problem, code, starts);
    return {
      ...stretch,
      severity: problem.kind,
      message: problem.message,
      renderMessage: () => messageElement(problem, words),
      actions: quickFixes(problem, code).map((fix) => actionOf(fix, stretch)),
    };
  });
}

/** @param stretch where the problem is in the text that the fix is for. It moves when something is written before it. */
function actionOf({from, to, insert}: QuickFix, stretch: Stretch): Action {
  return {
    name: translate(
      {
        id: 'playground.problems.fix',
        message: 'Use {text}',
        description: 'Button below a problem, which changes the code to what the compiler suggests; {text} is code',
      },
      {text: insert},
    ),
    apply(view, start) {
      const moved = start - stretch.from;
      view.dispatch({changes: {from: from + moved, to: to + moved, insert}, annotations: isolateHistory.of('full')});
      view.focus();
    },
  };
}

function messageElement({warning, message}: Problem, words: ProblemWords): HTMLElement {
  const element = create('div', 'playground-message');
  if (warning !== undefined) {
    const link = element.appendChild(create('a', '', words.warning(warning)));
    Object.assign(link, {href: words.address(warning), target: '_blank', rel: 'noopener'});
  }
  Object.assign(element.appendChild(create('span', '', message)), UNTRANSLATED);
  return element;
}

/** Gives the editor the types of its current text. */
export const setTypes = StateEffect.define<readonly TypeHint[]>();

/** Empty after an edit until the compiler has seen it: positions have moved. */
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
