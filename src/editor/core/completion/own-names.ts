/** What a source declares itself, found by its text: it doesn't compile while the reader is typing. */

/** `module A = Belt.Array` */
const ALIAS = /\bmodule ([A-Z]\w*) = ([A-Z][\w.]*)\s*(?:\n|$)/g;
const OPEN = /\bopen!? ([A-Z][\w.]*)/g;

/** The paths of the modules a source opens. */
export const opensIn = (code: string): readonly string[] => [...code.matchAll(OPEN)].map(([, path = '']) => path);

/** The path a module of the source is another name for: after `module A = Belt.Array`, `Belt.Array` for `A`. */
export function aliasIn(code: string, name: string): string | undefined {
  return [...code.matchAll(ALIAS)].find(([, own]) => own === name)?.[2];
}

/** What a module of the source declares; undefined if the source has no such module. */
export function membersIn(
  code: string,
  name: string,
): readonly {readonly name: string; readonly isModule: boolean}[] | undefined {
  const start = new RegExp(`\\bmodule (?:rec )?${name}\\b[^{=\\n]*(?::[^=\\n]*)?=\\s*\\{`).exec(code);
  if (!start) return undefined;
  const body = bodyAt(code, start.index + start[0].length);
  return [...body.matchAll(/\b(?:let(?: rec)?|external|type(?: rec)?|module(?: rec)?|exception) ([A-Za-z_]\w*)/g)].map(
    ([text, own = '']) => ({name: own, isModule: text.startsWith('module')}),
  );
}

type Field = {readonly name: string; readonly type: string};

/** The fields of a record type of the source. */
export function fieldsIn(code: string, type: string): readonly Field[] {
  const start = new RegExp(`\\b(?:type(?: rec)?|and) ${type}\\b[^=\\n]*=\\s*(?:private )?\\{`).exec(code);
  if (!start) return [];
  return [
    ...bodyAt(code, start.index + start[0].length).matchAll(
      /(?:^|[,{\n])\s*(?:mutable )?([a-z_]\w*)\??\s*:\s*([^,\n]+)/g,
    ),
  ].map(([, name = '', text = '']) => ({name, type: text.trim()}));
}

/** The text up to the brace that closes the one before a place, without what is in further braces. */
function bodyAt(code: string, from: number): string {
  let depth = 0;
  let text = '';
  for (let at = from; at < code.length; at++) {
    const char = code[at] ?? '';
    if (char === '}' && depth-- === 0) break;
    if (char === '{') depth++;
    if (depth === 0) text += char;
  }
  return text;
}

/** All names in a source except the one at a place. */
export function wordsIn(code: string, exceptAt: number): ReadonlySet<string> {
  return new Set(
    [...code.matchAll(/(?<![\w~.#'"@%])[A-Za-z_]\w*/g)].flatMap(({0: word, index}) =>
      index <= exceptAt && exceptAt <= index + word.length ? [] : [word],
    ),
  );
}
