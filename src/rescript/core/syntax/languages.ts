/** The languages pages may show, by the word after a fence's backticks. */
import {lexMl, lexReason} from './ml';
import {prismLexer} from './prism';
import {lexRescript} from './rescript';
import type {Lexer, Token} from './token';
import {createLexer, NUMBER} from './scanner';

/** Shell commands. This lexer and the next two are small: only what pages show. */
const lexShell: Lexer = createLexer([
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

const lexDiff: Lexer = createLexer([
  {pattern: /(?:\+\+\+|---|@@|diff |index )[^\n]*\n?/y, kind: 'comment'},
  {pattern: /\+[^\n]*\n?/y, kind: 'inserted'},
  {pattern: /-[^\n]*\n?/y, kind: 'deleted'},
  {pattern: /[^\n]*\n?/y},
]);

const lexToml: Lexer = createLexer([
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

const LEXERS: Readonly<Record<string, Lexer>> = {
  res: lexRescript,
  resi: lexRescript,
  rescript: lexRescript,
  re: lexReason,
  rei: lexReason,
  reason: lexReason,
  ml: lexMl,
  mli: lexMl,
  ocaml: lexMl,
  sh: lexShell,
  bash: lexShell,
  shell: lexShell,
  diff: lexDiff,
  toml: lexToml,
};

const LABELS: Readonly<Record<string, string>> = {
  res: 'ReScript',
  resi: 'ReScript',
  re: 'Reason',
  ml: 'ML',
  js: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
};

/** The display name of a language; falls back to the id. */
export function languageLabel(language: string): string {
  return LABELS[language] ?? language;
}

/** Whether sources in a language have tokens. */
export const hasLexer = (language: string): boolean => (LEXERS[language] ?? prismLexer(language)) !== undefined;

/**
 * The tokens of a source. Empty, so plain text, for a language without a lexer, and if a grammar fails on the source.
 */
export function lex(language: string, source: string): readonly Token[] {
  const lexer = LEXERS[language] ?? prismLexer(language);
  try {
    return lexer?.(source) ?? [];
  } catch {
    return [];
  }
}
