/**
 * Lays out long values of version 8 the way its formatter does. Its printer breaks lines wherever they're full:
 *
 *     let make:
 *       (~year: float, ~month: float, unit) =>
 *       t
 */

/** Signatures up to this many columns stay on one line. */
const WIDTH = 80;

/** Lays out a one-line signature. Signatures that fit, and anything that isn't a value, stay unchanged. */
export function reasonLayout(line: string): string {
  const match = /^(let \S+): (.+)$/.exec(line);
  if (!match || line.length <= WIDTH) return line;
  const steps = splitTopLevel(match[2] ?? '', ' => ').map(
    (step, index, all) => `  ${layStep(step)}${index < all.length - 1 ? ' =>' : ''}`,
  );
  return [`${match[1] ?? ''}:`, ...steps].join('\n');
}

function layStep(step: string): string {
  if (step.length <= WIDTH - 6 || !/^\(.*\)$/.test(step)) return step;
  return [
    '(',
    ...splitTopLevel(step.slice(1, -1), ', ').map(
      (part, index, all) => `    ${part}${index < all.length - 1 ? ',' : ''}`,
    ),
    '  )',
  ].join('\n');
}

function splitTopLevel(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? '')) depth++;
    else if (')]}'.includes(text[at] ?? '')) depth--;
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(start, at));
      start = at + separator.length;
    }
  }
  return [...parts, text.slice(start)];
}
