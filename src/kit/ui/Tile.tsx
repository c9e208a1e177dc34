import type {ReactNode} from 'react';

/** What the logo is made of: strokes, and dots that are thicker. On its grid of 32. */
type Sign = {readonly strokes?: string; readonly dots?: string};

/** Signs of parts of the site. */
export const SIGNS = {
  blog: {strokes: 'M10 10h12M10 16h12M10 22h6'},
  lookup: {strokes: 'M9 16h13M17 10l6 6-6 6'},
  offline: {strokes: 'M16 8v14M10 16.500l6 6 6-6'},
  packages: {dots: 'M11 11h.01M21 11h.01M11 21h.01M21 21h.01'},
  search: {strokes: 'M14 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM18.500 18.500l5 5'},
  four: {strokes: 'm18 8-8 11h13M18 8v17'},
  zero: {strokes: 'M16 8c-4 0-6 3.500-6 8.500s2 8.500 6 8.500 6-3.500 6-8.500S20 8 16 8Z'},
} as const satisfies Record<string, Sign>;

/** A number from 1 to 10, drawn as people drew them long before our digits: a dot is one, and a bar is five. */
export function numberSign(number: number): Sign {
  const ones = number % 5;
  const bars = Math.floor(number / 5);
  const rows = bars + Math.min(ones, 1);
  const y = (row: number): number => 16 + 7 * (row - (rows - 1) / 2);
  const dots = Array.from({length: ones}, (_, at) => `M${16 + 5.5 * (at - (ones - 1) / 2)} ${y(0)}h.01`);
  const fives = Array.from({length: bars}, (_, at) => `M9 ${y(rows - 1 - at)}h14`);
  return {strokes: [...dots, ...fives].join('')};
}

/** The logo's tile with a sign of the same strokes and dots. @param size in CSS, such as `4rem`; that of text if missing */
export default function Tile({
  sign,
  size = 'max(1em, 1.75rem)',
}: {
  readonly sign: Sign;
  readonly size?: string;
}): ReactNode {
  const {strokes, dots} = sign;
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      style={{display: 'inline-block', blockSize: size, marginInlineEnd: '.5rem', verticalAlign: 'middle'}}
    >
      <rect width="32" height="32" rx="8" fill="var(--color-brand)" />
      <g stroke="#fff" strokeLinecap="round" strokeLinejoin="round" fill="none">
        {strokes && <path d={strokes} strokeWidth="4" />}
        {dots && <path d={dots} strokeWidth="8" />}
      </g>
    </svg>
  );
}
