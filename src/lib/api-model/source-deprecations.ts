/**
 * Reads deprecations from the sources of version 12. Their payload, which the package's own migration tool uses, says what to use instead, but the documentation extractor doesn't read it:
 *
 *     @deprecated({
 *       reason: "Use `Array.length` instead.",
 *       migrate: Array.length(),
 *     })
 *     external length: array<'a> => int = "%array_length"
 *
 * becomes `{name: 'length', line: 5, reason: 'Use `Array.length` instead.', migration: 'Array.length'}`.
 */

export type SourceDeprecation = {
  /** The name and 1-based line of the declaration after the attribute. */
  readonly name: string;
  readonly line: number;
  readonly reason: string;
  /** The path of the function, value or type to use instead; undefined without a migration, or if it's an expression. */
  readonly migration: string | undefined;
};

const DECLARATION = /\b(?:let|external|type(?:\s+rec)?|module(?:\s+type)?)\s+\\?"?([\w']+)/y;

/** All deprecations with a record payload in a ReScript source, in order. */
export function sourceDeprecations(source: string): readonly SourceDeprecation[] {
  const found: SourceDeprecation[] = [];
  for (const match of source.matchAll(/@{1,2}deprecated\(\{/g)) {
    const end = closingParenthesis(source, match.index + match[0].length - 2);
    const payload = source.slice(match.index, end);
    const declaration = declarationBehind(source, end);
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
  const type = /migrate:\s*%replace\.type\(:\s*([\w.]+)/.exec(payload);
  if (type) return type[1];
  const value = /migrate:\s*(?:@[\w.]+(?:\([^)]*\))?\s*)?((?:[A-Z]\w*\.)+[a-z_]\w*)/.exec(payload);
  return value?.[1];
}

/** The index after the parenthesis that closes the one at `open`. */
function closingParenthesis(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    const sign = source[at];
    if (sign === '"') {
      at++;
      while (at < source.length && source[at] !== '"') at += source[at] === '\\' ? 2 : 1;
    } else if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return at + 1;
  }
  return source.length;
}

/** Skips whitespace, comments and further attributes. */
function declarationBehind(source: string, from: number): {name: string; line: number} | undefined {
  let at = from;
  for (;;) {
    const skipped = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*|@{1,2}[\w.]+)/y;
    skipped.lastIndex = at;
    const match = skipped.exec(source);
    if (!match) break;
    at += match[0].length;
    if (match[0].startsWith('@') && source[at] === '(') at = closingParenthesis(source, at);
  }
  DECLARATION.lastIndex = at;
  const name = DECLARATION.exec(source)?.[1];
  return name === undefined ? undefined : {name, line: source.slice(0, at).split('\n').length};
}
