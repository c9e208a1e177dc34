/** What the editor knows about the three syntaxes: colors, comments, brackets, indentation. */
import {closeBrackets, closeBracketsKeymap} from '@codemirror/autocomplete';
import {bracketMatching, indentService, indentUnit} from '@codemirror/language';
import {EditorState, type Extension} from '@codemirror/state';
import {keymap} from '@codemirror/view';
import type {Syntax} from '@site/src/lib/playground/settings';
import {indentationOf} from '@site/src/lib/playground/indentation';
import {lexMl, lexReason} from '@site/src/lib/syntax/ml';
import {lexRescript} from '@site/src/lib/syntax/rescript';
import type {Lexer} from '@site/src/lib/syntax/token';
import {completeNames, completeWithTool} from './completion';
import {highlighting} from './highlight';

const LEXERS: Readonly<Record<Syntax, Lexer>> = {res: lexRescript, re: lexReason, ml: lexMl};

const COMMENTS: Readonly<Record<Syntax, object>> = {
  res: {line: '//', block: {open: '/*', close: '*/'}},
  re: {line: '//', block: {open: '/*', close: '*/'}},
  ml: {block: {open: '(*', close: '*)'}},
};

/** Everything that depends on the syntax. */
export function language(syntax: Syntax): Extension {
  const data = {
    commentTokens: COMMENTS[syntax],
    closeBrackets: {brackets: ['(', '[', '{', '"', ...(syntax === 'res' ? ['`'] : [])]},
  };
  const names = syntax === 'res' ? [{autocomplete: completeNames}, {autocomplete: completeWithTool}] : [];
  return [highlighting(LEXERS[syntax]), EditorState.languageData.of(() => [data, ...names])];
}

/** Everything the syntaxes share. */
export const editing: Extension = [
  indentUnit.of('  '),
  indentService.of(({state}, position) => {
    const line = state.doc.lineAt(position);
    const before = line.number > 1 ? previousText(state, line.number) : '';
    return indentationOf(before, line.text);
  }),
  bracketMatching(),
  closeBrackets(),
  keymap.of(closeBracketsKeymap),
];

/** The nearest non-empty line above. */
function previousText(state: EditorState, number: number): string {
  for (let above = number - 1; above >= 1; above--) {
    const {text} = state.doc.line(above);
    if (text.trim() !== '') return text;
  }
  return '';
}
