/**
 * A lexer for the compilers' JavaScript and JSX, for the browser. The build's, Prism's grammar, has similar results.
 */
import {createLexer, type Around} from './scanner';
import type {TokenKind} from './token';

const KEYWORDS = new Set(
  (
    'as async await break case catch class const continue debugger default delete do else export extends false finally for from ' +
    'function if import in instanceof let new null of return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** After a value, a slash divides and `<` compares. */
const VALUE_END = /[\w$)\]}"'`]$/;

const afterValue = ({before}: Around): boolean => VALUE_END.test(before) && !KEYWORDS.has(before);

export const lexJavaScript = createLexer([
  {pattern: /\s+/y},
  {pattern: /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/y, kind: 'comment'},
  {pattern: /"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|`(?:[^`\\]|\\[\s\S])*`?/y, kind: 'string'},
  {
    pattern: /\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y,
    kind: 'string',
    when: (around) => !afterValue(around) && !around.before.endsWith('<'),
  },
  {pattern: /(?:0[xX][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)n?/y, kind: 'number'},
  {pattern: /\.\.\./y},
  {pattern: /\.[A-Za-z_$][\w$]*/y},
  {
    pattern: /[A-Za-z_$][\w$-]*(?=\s*=(?!=)[{"])/y,
    kind: 'field',
    when: ({before}) => before.endsWith('}') || before.endsWith('"') || /^[\w$.]+$/.test(before),
  },
  {pattern: /[A-Za-z_$][\w$]*(?=\s*:)/y, kind: 'field', when: ({before}) => before.endsWith('{') || before === ','},
  {pattern: /[A-Za-z_$][\w$]*/y, kind: nameKind},
  {pattern: /<\/?|\/?>/y},
  {pattern: /[-+*%=!&|^?:]+/y},
]);

function nameKind(text: string, {before, earlier}: Around): TokenKind | undefined {
  if (before === '</' || (before === '<' && (KEYWORDS.has(earlier) || !VALUE_END.test(earlier)))) return 'tag';
  return KEYWORDS.has(text) ? 'keyword' : undefined;
}
