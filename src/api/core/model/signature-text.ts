/** Lays out printed signatures, for pages and in a normal form for comparing versions. */
import {splitOutside} from './signature-syntax';

/**
 * The signature as pages show it: without an external's binding, with `rec` only on recursive types (some compilers
 * always print it), and without attributes.
 * @param isReason whether it's a value in Reason syntax, which is laid out if it doesn't fit on a line; other
 * signatures keep the compiler's lines
 */
export function shownSignature(text: string, isReason = false): string {
  const value = text
    .replace(/^external\b/, 'let')
    .replace(/\s*=\s*(?:"(?:[^"\\]|\\.)*"\s*)+$/, '')
    .replace(/^(@\w+ )\1+/, '$1');
  const plain = isRecursive(value) ? value : value.replace(/^((?:@\w+ )*)type rec /, '$1type ');
  const line = oneLine(plain);
  if (line.length <= WIDTH) return line;
  return isReason ? reasonLayout(line) : plain;
}

/** The parameters of a functor, treated the same way. */
export function shownFunctor(text: string): string {
  return text.replace(/\btype rec (\w+)(?=[\s;}]*(?:$|\n|;))/g, 'type $1');
}

function isRecursive(text: string): boolean {
  const [, name, rest = ''] = /type rec (\w+)([\s\S]*)$/.exec(text) ?? [];
  return (
    name !== undefined && new RegExp(`(?<![\\w'~#.@])${name}(?![\\w'])(?!\\??:)`).test(rest.replace(/^[^=]*=/, ''))
  );
}

function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/,? ?([)>}\]])/g, '$1')
    .replace(/([(<{[]) /g, '$1')
    .trim();
}

/**
 * The signature without spelling differences between versions: layout, the dot of uncurried functions, names of type
 * variables, variance, attributes, the bar before the first constructor.
 */
export function plainSignature(shown: string): string {
  const variables = new Map<string, number>();
  return oneLine(shown)
    .replace(/@\w+(?:\([^)]*\))? ?/g, '')
    .replaceAll('(. ', '(')
    .replace(/\b(?:with|and) type (\w+) =/g, 'with $1 =')
    .replace(/(?<=[<,] ?)[+-](?=')/g, '')
    .replace(/\(((?:[\w.']+|[\w.]+<[^()<>]*(?:<[^()<>]*>[^()<>]*)*>))\) =>/g, '$1 =>')
    .replace(/= \| /g, '= ')
    .replace(/\[ ?\| /g, '[')
    .replace(/'\w+/g, (name) => {
      const number = variables.get(name) ?? variables.size + 1;
      variables.set(name, number);
      return `'${number}`;
    })
    .replace(/\s+/g, ' ');
}

/** Signatures up to this many columns stay on one line. */
const WIDTH = 80;

/**
 * A long value of version 8 the way its formatter lays it out. Its printer breaks lines wherever they're full.
 *
 *     let make:
 *       (~year: float, ~month: float, unit) =>
 *       t
 */
function reasonLayout(line: string): string {
  const [, name = '', type = ''] = /^(let \S+): (.+)$/.exec(line) ?? [];
  return `${name}:\n  ${splitOutside(type, ' => ').map(layStep).join(' =>\n  ')}`;
}

function layStep(step: string): string {
  if (step.length <= WIDTH - 6 || !/^\(.*\)$/.test(step)) return step;
  return `(\n    ${splitOutside(step.slice(1, -1), ', ').join(',\n    ')}\n  )`;
}
