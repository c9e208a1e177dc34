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
