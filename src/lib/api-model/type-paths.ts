/** Finds the types that a printed signature mentions, in ReScript and in Reason syntax. */

/** `Belt.Map.Int.t` in a signature: its position and its parts. */
export type TypePath = {
  readonly start: number;
  readonly end: number;
  readonly modules: readonly string[];
  readonly name: string;
};

const KEYWORDS = new Set([
  'type',
  'let',
  'external',
  'rec',
  'and',
  'mutable',
  'module',
  'with',
  'constraint',
  'of',
  'as',
  'private',
  'exception',
  'nonrec',
]);

/*
 * In this order: strings and quoted names; type variables, labels, polymorphic variants and attributes, which aren't
 * types; then paths. A name after `type`, `rec` or `and` is being declared.
 */
const TOKEN =
  /"(?:[^"\\]|\\.)*"|'[a-zA-Z]\w*|~\w+|#\w+|@[\w.]+(?:\([^)]*\))?|(?:[A-Z][\w']*\.)+[a-z_][\w']*|[A-Za-z_][\w']*/g;

/** All mentions of types, from left to right, without declared names, labels, fields, constructors and keywords. */
export function typePaths(signature: string): readonly TypePath[] {
  const found: TypePath[] = [];
  let declares = false;
  for (const match of signature.matchAll(TOKEN)) {
    const token = match[0];
    const start = match.index;
    if (KEYWORDS.has(token)) {
      declares =
        token === 'type' || token === 'rec' || token === 'and' || token === 'nonrec' || (declares && token === 'rec');
      continue;
    }
    const wasDeclared = declares;
    declares = false;
    if (!/^(?:[A-Z][\w']*\.)*[a-z_][\w']*$/.test(token) || token === '_' || wasDeclared) continue;
    const end = start + token.length;
    if (/^\s*\??\s*:(?!=)/.test(signature.slice(end))) continue;
    const parts = token.split('.');
    const name = parts.pop() ?? '';
    found.push({start, end, modules: parts, name});
  }
  return found;
}

/** Replaces parts of a text. The replacements are in order and don't overlap. */
export function replaceRanges(
  text: string,
  replacements: readonly {readonly start: number; readonly end: number; readonly text: string}[],
): string {
  let result = '';
  let at = 0;
  for (const {start, end, text: by} of replacements) {
    result += text.slice(at, start) + by;
    at = end;
  }
  return result + text.slice(at);
}
