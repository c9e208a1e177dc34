/** The languages pages may show, by the word after a fence's backticks. */
import {lexDiff, lexShell, lexToml} from './config-languages';
import {lexMl, lexReason} from './ml';
import {prismLexer} from './prism';
import {lexRescript} from './rescript';
import type {Lexer, Token} from './token';

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
