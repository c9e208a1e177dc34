/**
 * Lays out long values of version 8 the way its formatter does. Its printer breaks lines wherever they're full:
 *
 *     let make:
 *       (~year: float, ~month: float, unit) =>
 *       t
 */

import {splitOutside} from './brackets';

/** Signatures up to this many columns stay on one line. */
export const WIDTH = 80;

/** Lays out a one-line signature. Signatures that fit, and anything that isn't a value, stay unchanged. */
export function reasonLayout(line: string): string {
  const [, name, type = ''] = /^(let \S+): (.+)$/.exec(line) ?? [];
  if (name === undefined || line.length <= WIDTH) return line;
  return `${name}:\n  ${splitOutside(type, ' => ').map(layStep).join(' =>\n  ')}`;
}

function layStep(step: string): string {
  if (step.length <= WIDTH - 6 || !/^\(.*\)$/.test(step)) return step;
  return `(\n    ${splitOutside(step.slice(1, -1), ', ').join(',\n    ')}\n  )`;
}
