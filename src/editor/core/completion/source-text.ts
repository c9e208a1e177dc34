/**
 * What the text of a source and of its types says: the source doesn't compile while a reader is typing.
 */

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

const OPENING: Readonly<Record<string, string>> = {')': '(', ']': '[', '}': '{'};

/** Where the expression that ends at a place starts: names, calls, brackets, literals, and everything piped into it. */
export function operandStart(code: string, end: number): number {
  let at = end;
  for (;;) {
    const start = primaryStart(code, at);
    if (start === at) return at;
    at = start;
    const before = code.slice(0, at).trimEnd();
    if (!before.endsWith('->')) return at;
    at = before.slice(0, -2).trimEnd().length;
  }
}

function primaryStart(code: string, end: number): number {
  let at = end;
  for (;;) {
    const char = code[at - 1] ?? '';
    if (char in OPENING) at = openingOf(code, at);
    else if (char === '"' || char === '`') at = Math.max(0, code.lastIndexOf(char, at - 2));
    else if (/[\w'.]/.test(char)) at -= /[\w'.]+$/.exec(code.slice(0, at))?.[0].length ?? 1;
    else return at;
    // What ends here continues to the left only with a name, or with brackets that are called or indexed.
    if (!/[\w'.)\]]/.test(code[at - 1] ?? '') || !/[([.]/.test(code[at] ?? '')) {
      return /[{[(]/.test(code[at] ?? '') ? at - (/(?:list|dict)$/.exec(code.slice(0, at))?.[0].length ?? 0) : at;
    }
  }
}

/** The bracket that opens the one before a place; the place itself if nothing does. */
function openingOf(code: string, end: number): number {
  const opening = unclosed(code, end - 1);
  return opening !== undefined && code[opening] === OPENING[code[end - 1] ?? ''] ? opening : end;
}

/** The last bracket before a place that isn't closed there. */
export function unclosed(code: string, end: number): number | undefined {
  let depth = 0;
  for (let at = end - 1; at >= 0; at--) {
    const char = code[at] ?? '';
    if (char === '"' || char === '`') at = code.lastIndexOf(char, at - 1);
    else if (char in OPENING) depth++;
    else if ('([{'.includes(char) && depth-- === 0) return at;
  }
  return undefined;
}

/** `array` of `array<'a>`, `Map.t` of `Map.t<'a, 'b>`, undefined for functions, tuples, and type variables. */
export function headOf(type: string): string | undefined {
  const text = type.trim();
  if (splitTop(text, '=>').length > 1) return undefined;
  return /^(?:(?:Stdlib|RescriptCore|Core)[._])?((?:[A-Z]\w*\.)*[a-z]\w*)\s*(?:[<(][^]*[>)])?$/.exec(text)?.[1];
}

/** The type of a function's first parameter without a label. */
export function firstParameter(type: string): string | undefined {
  return parametersOf(type).find((each) => !each.startsWith('~'));
}

/** What a function returns. */
export function resultOf(type: string): string | undefined {
  const parts = splitTop(type.trim(), '=>');
  return parts.length > 1 ? parts.slice(1).join('=>').trim() : undefined;
}

/** A function's labels with their types: `~from` and `int`. */
export function labelsOf(type: string): readonly {readonly name: string; readonly type: string}[] {
  return parametersOf(type).flatMap((each) => {
    const [, name, rest = ''] = /^~(\w+)\s*:?\s*([^]*)$/.exec(each) ?? [];
    return name === undefined ? [] : [{name, type: rest.trim()}];
  });
}

/** A function's parameters with their labels, as they are written. */
export function parametersOf(type: string): readonly string[] {
  const parts = splitTop(type.trim(), '=>');
  if (parts.length < 2) return [];
  const first = (parts[0] ?? '').trim();
  const inside = first.startsWith('(') && first.endsWith(')') ? first.slice(1, -1) : first;
  return splitTop(inside, ',').map((each) => each.trim());
}

/** Splits at a separator that's in no brackets. */
function splitTop(text: string, separator: '=>' | ','): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    const isArrow = char === '=' && text[at + 1] === '>';
    if (depth === 0 && (separator === '=>' ? isArrow : char === separator)) {
      parts.push(text.slice(start, at));
      start = at + separator.length;
    }
    if (isArrow) at++;
    else if ('([{<'.includes(char)) depth++;
    else if (')]}>'.includes(char)) depth--;
  }
  return [...parts, text.slice(start)];
}
