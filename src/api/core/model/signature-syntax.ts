/** Parses parts of printed signatures, in ReScript and in Reason syntax: the types they mention, and their brackets. */

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
 * In this order: strings and quoted names; type variables, labels, polymorphic variants, and attributes, which aren't
 * types; then paths.
 */
const TOKEN =
  /"(?:[^"\\]|\\.)*"|'[a-zA-Z]\w*|~\w+|#\w+|@[\w.]+(?:\([^)]*\))?|(?:[A-Z][\w']*\.)+[a-z_][\w']*|[A-Za-z_][\w']*/g;

/** All mentions of types, from left to right, without declared names, labels, fields, constructors, and keywords. */
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

/** Brackets in strings don't count. */
type Brackets = readonly [opening: string, closing: string];
const BRACKETS: Brackets = ['([{', ')]}'];
/** Those of ReScript's types. */
export const WITH_ANGLES: Brackets = ['([{<', ')]}>'];

/** The signs outside strings, with the number of brackets that are open after each. An arrow is one sign. */
export function* signs(
  text: string,
  [opening, closing] = BRACKETS,
): Generator<{readonly at: number; readonly sign: string; readonly depth: number}> {
  let depth = 0;
  for (const {0: sign, index: at} of text.matchAll(/"(?:[^"\\]|\\.)*"|=>|./gs)) {
    if (opening.includes(sign)) depth++;
    else if (closing.includes(sign)) depth--;
    yield {at, sign, depth};
  }
}

/** The text inside the bracket it starts with; all of it if the bracket isn't closed. */
export function insideBracket(text: string, brackets?: Brackets): string {
  for (const {at, depth} of signs(text, brackets)) if (depth === 0) return text.slice(1, at);
  return text.slice(1);
}

/** The parts between separators that are outside of brackets. */
export function splitOutside(text: string, separator: string, brackets?: Brackets): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (const {at, depth} of signs(text, brackets)) {
    if (depth !== 0 || at < start || !text.startsWith(separator, at)) continue;
    parts.push(text.slice(start, at));
    start = at + separator.length;
  }
  return [...parts, text.slice(start)];
}
