/** What the editor knows about the three syntaxes: colors, comments, brackets, indentation. */
import {closeBrackets, closeBracketsKeymap} from '@codemirror/autocomplete';
import {bracketMatching, indentService, indentUnit} from '@codemirror/language';
import {EditorState, RangeSetBuilder, type Extension} from '@codemirror/state';
import {Decoration, keymap, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate} from '@codemirror/view';
import type {Syntax} from '@site/src/compilers/core/settings';
import {lexMl, lexReason} from '@site/src/rescript/core/syntax/ml';
import {createRescriptLexer} from '@site/src/rescript/core/syntax/rescript';
import type {IncrementalLexer} from '@site/src/rescript/core/syntax/scanner';
import {TOKEN_CLASSES, type TokenKind} from '@site/src/rescript/core/syntax/token';
import {completeNames} from './completion';

/** Those of v8 always read everything: whether `{a|` opens a string depends on all that follows. */
const LEXERS: Readonly<Record<Syntax, () => IncrementalLexer>> = {
  res: createRescriptLexer,
  re: () => lexReason,
  ml: () => lexMl,
};

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
  const names = syntax === 'res' ? [{autocomplete: completeNames}] : [];
  return [highlighting(LEXERS[syntax]), EditorState.languageData.of(() => [data, ...names])];
}

/** Everything the syntaxes share. */
export const editing: Extension = [
  indentUnit.of('  '),
  indentService.of(({state}, position) => {
    const {number, text} = state.doc.lineAt(position);
    let above = number - 1;
    while (above > 0 && state.doc.line(above).text.trim() === '') above--;
    return indentationOf(above > 0 ? state.doc.line(above).text : '', text);
  }),
  bracketMatching(),
  closeBrackets(),
  keymap.of(closeBracketsKeymap),
];

/** Spaces per level. */
const STEP = 2;

/** The line after one of these is indented. */
const OPENS = /(?:[([{]|=>|=)\s*(?:\/\/.*)?$/;
const CLOSES = /^\s*[)\]}]/;

/**
 * How many spaces a line starts with.
 * @param before the nearest non-empty line above
 */
export function indentationOf(before: string, line: string): number {
  const same = before.length - before.trimStart().length;
  const inner = OPENS.test(before) ? same + STEP : same;
  return Math.max(0, CLOSES.test(line) ? inner - STEP : inner);
}

const MARKS = Object.fromEntries(
  Object.entries(TOKEN_CLASSES).map(([kind, name]) => [kind, Decoration.mark({class: name})]),
) as Readonly<Record<TokenKind, Decoration>>;

/** Highlights with the site's own lexers, which read no more than what the window shows and a change affects. */
function highlighting(createLexer: () => IncrementalLexer): Extension {
  return ViewPlugin.fromClass(
    class {
      private readonly lex = createLexer();
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = decorate(view, this.lex, 0);
      }

      update({view, changes, docChanged, viewportChanged}: ViewUpdate): void {
        let changed = view.state.doc.length;
        changes.iterChangedRanges((_start, _end, from) => {
          changed = Math.min(changed, from);
        });
        if (docChanged || viewportChanged) this.decorations = decorate(view, this.lex, changed);
      }
    },
    {decorations: (plugin) => plugin.decorations},
  );
}

function decorate({state, visibleRanges, viewport}: EditorView, lex: IncrementalLexer, changed: number): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const tokens = lex(state.doc.toString(), changed, viewport.from, viewport.to);
  for (const {from, to} of visibleRanges) {
    for (const {kind, start, end} of tokens) {
      if (end <= from) continue;
      if (start >= to) break;
      builder.add(Math.max(start, from), Math.min(end, to), MARKS[kind]);
    }
  }
  return builder.finish();
}
