/**
 * Reads deprecations from the sources of version 12. Their payload, which the package's own migration tool uses, says
 * what to use instead, but the documentation extractor doesn't read it:
 *
 *     @deprecated({
 *       reason: "Use `Array.length` instead.",
 *       migrate: Array.length(),
 *     })
 *     external length: array<'a> => int = "%array_length"
 *
 * becomes `{name: 'length', line: 5, reason: 'Use `Array.length` instead.', migration: 'Array.length'}`.
 */
import {insideBracket} from './brackets';

export type SourceDeprecation = {
  /** The name and 1-based line of the declaration after the attribute. */
  readonly name: string;
  readonly line: number;
  readonly reason: string;
  /**
   * The path of the function, value or type to use instead; undefined without a migration, or if it's an expression.
   */
  readonly migration: string | undefined;
};

const SKIPPED = /^(?:\s+|\/\*[\s\S]*?\*\/|\/\/.*|@{1,2}[\w.]+)/;
const DECLARATION = /^(?:let|external|type(?:\s+rec)?|module(?:\s+type)?)\s+\\?"?([\w']+)/;

/** All deprecations with a record payload in a ReScript source, in order. */
export function sourceDeprecations(source: string): readonly SourceDeprecation[] {
  const found: SourceDeprecation[] = [];
  for (const match of source.matchAll(/@{1,2}deprecated\(\{/g)) {
    const start = match.index + match[0].length - 1;
    const payload = insideBracket(source.slice(start));
    const declaration = declarationAfter(source, start + payload.length + '{})'.length);
    if (!declaration) continue;
    const reason = /reason:\s*"((?:[^"\\]|\\.)*)"/.exec(payload)?.[1] ?? '';
    found.push({...declaration, reason: cleanReason(reason), migration: migration(payload)});
  }
  return found;
}

/** Unescapes quotes and joins the lines of a multi-line reason. */
export function cleanReason(reason: string): string {
  return reason
    .replace(/\\\s*\n\s*/g, '')
    .replaceAll('\\"', '"')
    .replace(/\s+/g, ' ')
    .trim();
}

function migration(payload: string): string | undefined {
  const type = /migrate:\s*%replace\.type\(:\s*([\w.]+)/.exec(payload)?.[1];
  return type ?? /migrate:\s*(?:@[\w.]+(?:\([^)]*\))?\s*)?((?:[A-Z]\w*\.)+[a-z_]\w*)/.exec(payload)?.[1];
}

/** Skips whitespace, comments and further attributes. */
function declarationAfter(source: string, from: number): {name: string; line: number} | undefined {
  let at = from;
  for (let skipped = SKIPPED.exec(source.slice(at)); skipped; skipped = SKIPPED.exec(source.slice(at))) {
    at += skipped[0].length;
    if (skipped[0].startsWith('@') && source[at] === '(') at += insideBracket(source.slice(at)).length + '()'.length;
  }
  const name = DECLARATION.exec(source.slice(at))?.[1];
  return name === undefined ? undefined : {name, line: source.slice(0, at).split('\n').length};
}
