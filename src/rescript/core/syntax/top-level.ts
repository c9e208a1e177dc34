import {lexMl} from './ml';

/**
 * Splits Reason or ML into top-level code, and the comments and empty lines between: the converter drops those, so
 * they're carried over.
 */

type TopLevelPiece =
  | {readonly kind: 'code'; readonly text: string}
  /** Without its delimiters. */
  | {readonly kind: 'comment'; readonly text: string}
  | {readonly kind: 'blank'};

const LINE_COMMENT = /^\/\/ ?(.*)$/;
const REASON_COMMENT = /^\/\*+ ?([\s\S]*?) ?\*\/\s*$/;
const ML_COMMENT = /^\(\*+ ?([\s\S]*?) ?\*\)\s*$/;

/** The parts of a source, in order. Only single-line comments without indentation become parts of their own. */
export function topLevelPieces(source: string, language: 're' | 'ml'): readonly TopLevelPiece[] {
  const pieces: TopLevelPiece[] = [];
  let code: string[] = [];
  const flush = (): void => {
    if (code.length > 0) pieces.push({kind: 'code', text: `${code.join('\n')}\n`});
    code = [];
  };
  for (const line of source.trimEnd().split('\n')) {
    const open = depthOf(code.join('\n')) > 0;
    const comment = (
      language === 're' ? (REASON_COMMENT.exec(line) ?? LINE_COMMENT.exec(line)) : ML_COMMENT.exec(line)
    )?.[1];
    if (!open && line.trim() === '') {
      flush();
      pieces.push({kind: 'blank'});
    } else if (!open && comment !== undefined) {
      flush();
      pieces.push({kind: 'comment', text: comment});
    } else code.push(line);
  }
  flush();
  return pieces;
}

/** Converts a comment to the other syntax. */
export function renderComment(text: string, language: 're' | 'ml'): string {
  return language === 're' ? `/* ${text} */` : `(* ${text} *)`;
}

/** Counts brackets in strings too, which at worst makes a part longer. */
function depthOf(code: string): number {
  return (code.match(/[([{]/g)?.length ?? 0) - (code.match(/[)\]}]/g)?.length ?? 0);
}

/** The converter's ML without the attributes and doubled parentheses it adds for itself. */
export function tidyMl(code: string): string {
  return withoutDoubledBrackets(withoutArity(code));
}

/** Turns `((a + b))` into `(a + b)`. Parentheses in strings and comments are text. */
function withoutDoubledBrackets(code: string): string {
  const text = lexMl(code).filter(({kind}) => kind === 'string' || kind === 'comment');
  const isText = (at: number): boolean => text.some(({start, end}) => start <= at && at < end);
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < code.length; at++) {
    if (code[at] === '(' && !isText(at)) open.push(at);
    else if (code[at] === ')' && !isText(at)) closing.set(open.pop() ?? -1, at);
  }
  const extra = new Set<number>();
  for (const [start, end] of closing) {
    if (code[start + 1] === '(' && closing.get(start + 1) === end - 1) extra.add(start).add(end);
  }
  return code
    .split('')
    .filter((_, at) => !extra.has(at))
    .join('');
}

const ARITY = /\s*\[@explicit_arity\s*\]\s*/;

function withoutArity(code: string): string {
  const match = ARITY.exec(code);
  if (!match) return code;
  const before = code.slice(0, match.index);
  const after = code.slice(match.index + match[0].length);
  const outer = openingBefore(before);
  const unwrapped =
    outer !== undefined && after.startsWith(')')
      ? before.slice(0, outer) + before.slice(outer + 1) + after.slice(1)
      : before + after;
  return withoutArity(unwrapped);
}

/** The position of the innermost unclosed parenthesis. */
function openingBefore(code: string): number | undefined {
  let depth = 0;
  for (let at = code.length - 1; at >= 0; at--) {
    if (code[at] === ')') depth++;
    else if (code[at] === '(' && depth-- === 0) return at;
  }
  return undefined;
}
