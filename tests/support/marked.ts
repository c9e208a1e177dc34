import type {Token} from '../../src/rescript/core/syntax/token';

/** A source with its tokens marked: `let` as a keyword is `k‹let›`. */
export function marked(
  source: string,
  tokens: readonly Token[],
  classes: Readonly<Record<Token['kind'], string>>,
): string {
  let at = 0;
  const parts = tokens.map(({kind, start, end}) => {
    const text = `${source.slice(at, start)}${classes[kind]}‹${source.slice(start, end)}›`;
    at = end;
    return text;
  });
  return parts.join('') + source.slice(at);
}
