/** Small lexers for shell commands, diffs and TOML. */
import {createLexer, NUMBER} from './scanner';
import type {Lexer} from './token';

export const lexShell: Lexer = createLexer([
  {pattern: /\s+/y},
  {pattern: /#[^\n]*/y, kind: 'comment', when: ({source, start}) => start === 0 || /\s/.test(source.charAt(start - 1))},
  {pattern: /'[^']*'?|"(?:[^"\\]|\\[\s\S])*"?/y, kind: 'string'},
  {pattern: /\$(?:\w+|\{[^}\n]*\}|[?$!#@*])/y, kind: 'constructor'},
  {pattern: /--?[A-Za-z][\w-]*/y, kind: 'field', when: ({source, start}) => /\s/.test(source.charAt(start - 1))},
  {
    pattern: /(?:if|then|else|elif|fi|for|do|done|while|case|esac|export|function)(?![\w./-])/y,
    kind: 'keyword',
    when: ({source, start}) =>
      /(?:^|[\n;&|(]|\b(?:then|do|else))[ \t]*$/.test(source.slice(Math.max(0, start - 20), start)),
  },
  {pattern: /[\w./@:=~+-]+/y},
]);

export const lexDiff: Lexer = createLexer([
  {pattern: /(?:\+\+\+|---|@@|diff |index )[^\n]*\n?/y, kind: 'comment'},
  {pattern: /\+[^\n]*\n?/y, kind: 'inserted'},
  {pattern: /-[^\n]*\n?/y, kind: 'deleted'},
  {pattern: /[^\n]*\n?/y},
]);

export const lexToml: Lexer = createLexer([
  {pattern: /\s+/y},
  {pattern: /#[^\n]*/y, kind: 'comment'},
  {
    pattern: /\[\[?[^\]\n]+\]\]?/y,
    kind: 'tag',
    when: ({source, start}) => /(?:^|\n)[ \t]*$/.test(source.slice(0, start)),
  },
  {pattern: /[\w.-]+(?=\s*=)/y, kind: 'field'},
  {pattern: /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?/y, kind: 'string'},
  {pattern: /(?:true|false)\b/y, kind: 'keyword'},
  {pattern: NUMBER, kind: 'number'},
]);
