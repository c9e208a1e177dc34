/** The characters of a `unicode-range` such as `U+20-7E, U+A9`. */
export function parseRange(range: string): readonly number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const first = parseInt(from, 16);
    return Array.from({length: parseInt(to, 16) - first + 1}, (_unused, index) => first + index);
  });
}

const hex = (point: number): string => point.toString(16).toUpperCase();

/** The shortest `unicode-range` of some characters. */
export function writeRange(points: readonly number[]): string {
  const sorted = [...new Set(points)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
