import {RangeSetBuilder, type Extension} from '@codemirror/state';
import {Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate} from '@codemirror/view';
import {TOKEN_CLASSES, type Lexer, type Token, type TokenKind} from '@site/src/lib/syntax/token';

const MARKS = Object.fromEntries(
  Object.entries(TOKEN_CLASSES).map(([kind, name]) => [kind, Decoration.mark({class: name})]),
) as Readonly<Record<TokenKind, Decoration>>;

/** Colors code with one of the site's own lexers. All of it is lexed, and only the visible part is colored. */
export function highlighting(lexer: Lexer): Extension {
  return ViewPlugin.fromClass(
    class {
      private tokens: readonly Token[];
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.tokens = lexer(view.state.doc.toString());
        this.decorations = decorate(view, this.tokens);
      }

      update({view, docChanged, viewportChanged}: ViewUpdate): void {
        if (docChanged) this.tokens = lexer(view.state.doc.toString());
        if (docChanged || viewportChanged) this.decorations = decorate(view, this.tokens);
      }
    },
    {decorations: (plugin) => plugin.decorations},
  );
}

function decorate({visibleRanges}: EditorView, tokens: readonly Token[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const {from, to} of visibleRanges) {
    for (const {kind, start, end} of tokens) {
      if (end <= from) continue;
      if (start >= to) break;
      builder.add(Math.max(start, from), Math.min(end, to), MARKS[kind]);
    }
  }
  return builder.finish();
}
