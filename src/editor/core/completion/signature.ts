/** `array` of `array<'a>`, `Map.t` of `Map.t<'a, 'b>`, undefined for functions, tuples and type variables. */
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
