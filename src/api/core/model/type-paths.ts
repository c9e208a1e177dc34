/** Finds the types that a printed signature mentions, in ReScript and in Reason syntax. */

/** `Belt.Map.Int.t` in a signature: its position and its parts. */
export type TypePath = {
  readonly start: number;
  readonly end: number;
  readonly modules: readonly string[];
  readonly name: string;
};

/** Of these, a name is being declared after those of a type. */
const OF_TYPES = ['type', 'rec', 'and', 'nonrec'];
const KEYWORDS = new Set([
  ...OF_TYPES,
  ...'let external mutable module with constraint of as private exception'.split(' '),
]);

/*
 * In this order: strings and quoted names; type variables, labels, polymorphic variants and attributes, which aren't
 * types; then paths.
 */
const TOKEN =
  /"(?:[^"\\]|\\.)*"|'[a-zA-Z]\w*|~\w+|#\w+|@[\w.]+(?:\([^)]*\))?|(?:[A-Z][\w']*\.)+[a-z_][\w']*|[A-Za-z_][\w']*/g;

/** All mentions of types, from left to right, without declared names, labels, fields, constructors and keywords. */
export function typePaths(signature: string): readonly TypePath[] {
  const found: TypePath[] = [];
  let declares = false;
  for (const {0: token, index: start} of signature.matchAll(TOKEN)) {
    const isDeclared = declares;
    declares = OF_TYPES.includes(token);
    const end = start + token.length;
    const isType = /^(?:[A-Z][\w']*\.)*[a-z_][\w']*$/.test(token) && token !== '_' && !KEYWORDS.has(token);
    if (!isType || isDeclared || /^\s*\??\s*:(?!=)/.test(signature.slice(end))) continue;
    const modules = token.split('.');
    found.push({start, end, name: modules.pop() ?? '', modules});
  }
  return found;
}
