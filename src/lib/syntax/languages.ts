/** Every language that pages may show, by the word behind a fence's ticks. */
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

/** What a reader is told the language is, where a tab or label names it. */
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

/** The name of a language for readers; the word itself when it has none. */
export function languageLabel(language: string): string {
  return LABELS[language] ?? language;
}

/** The tokens of a source. None, so plain text, for a language without a lexer and for a source that a grammar fails on. */
export function lex(language: string, source: string): readonly Token[] {
  const lexer = LEXERS[language] ?? prismLexer(language);
  try {
    return lexer?.(source) ?? [];
  } catch {
    return [];
  }
}
