import {jsTokens} from '../../rescript/core/syntax/javascript';

/** A module specifier in a source: its text and the position of its quotes. */
export type JsImport = {readonly specifier: string; readonly start: number; readonly end: number};

/** The modules a program imports or re-exports, including `import()` with a literal. */
export function findImports(source: string): readonly JsImport[] {
  const tokens = jsTokens(source);
  return tokens.flatMap((token, index) => {
    if (token.type !== 'StringLiteral') return [];
    const [before, earlier, previous] = [tokens[index - 1], tokens[index - 2], tokens[index - 3]];
    const isMember = earlier?.text === '.';
    const named = (before?.text === 'from' || before?.text === 'import') && !isMember;
    const dynamic = before?.text === '(' && earlier?.text === 'import' && previous?.text !== '.';
    return named || dynamic
      ? [{specifier: unquote(token.text), start: token.start, end: token.start + token.text.length}]
      : [];
  });
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1');
}
