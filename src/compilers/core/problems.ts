/** Converts a native compiler's output to the problems of a source. */
import {parseDiagnostics, spanOf, withoutColors, type ColumnUnit} from '../../rescript/core/diagnostics/parse';
import {START, type Problem} from './engine';
import {rangesIn} from './place';

const HEADLINE =
  /^(?:We've found a bug for you!|Syntax error!|Warning number \d+(?: \(configured as error\))?|File "[^"]+", line \d+, characters \d+-\d+:)\s*$/;
const EXCERPT = /^\s*\d*\s*[│┆]/;

/**
 * The problems in a native compiler's error stream, each position once.
 * @param file the name under which the compiler read the source; messages about other files have no position
 * @param unit how this compiler counts columns
 */
export function problemsOf(
  printed: string,
  {source, file, unit}: {readonly source: string; readonly file: string; readonly unit: ColumnUnit},
): readonly Problem[] {
  const rangeOf = rangesIn(source);
  const problems = parseDiagnostics(printed).map((diagnostic): Problem => {
    const {kind, asError, warning, text} = diagnostic;
    const span = diagnostic.file === file ? spanOf(diagnostic, source, unit) : undefined;
    return {
      ...(span ? rangeOf(span.start, span.end) : START),
      kind: kind === 'warning' && !asError ? 'warning' : 'error',
      ...(warning !== undefined && {warning}),
      message: messageOf(text),
    };
  });
  return withoutRepetitions(problems);
}

/** A problem without a position. */
export function problemAtStart(message: string): Problem {
  return {...START, kind: 'error', message};
}

/** A compiler's text without what an editor shows in its own way: colors, headline, position, and source excerpt. */
export function messageOf(text: string): string {
  const lines = withoutColors(text)
    .split('\n')
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const isHeadline = HEADLINE.test(lines[first]?.trimStart() ?? '');
  const afterHeadline = !isHeadline ? first : lines[first]?.startsWith('File ') ? first + 1 : first + 2;
  const body = withoutExcerpt(lines.slice(Math.max(0, afterHeadline)));
  const indentation = Math.min(...body.filter(Boolean).map((line) => line.search(/\S/)));
  return body
    .map((line) => line.slice(Number.isFinite(indentation) ? indentation : 0))
    .join('\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^Error: /, '');
}

/** An excerpt ends at an empty line, since v8 wraps long lines without numbering the rest. */
function withoutExcerpt(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => EXCERPT.test(line));
  if (last === -1) return lines;
  const end = lines.findIndex((line, index) => index > last && line === '');
  const start = lines.findIndex((line) => EXCERPT.test(line));
  return [...lines.slice(0, start), ...(end === -1 ? [] : lines.slice(end))];
}

/** Parsers can visit a position twice and repeat the message. */
export function withoutRepetitions(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const {row, column, endRow, endColumn, kind, message} = problem;
    const key = JSON.stringify([row, column, endRow, endColumn, kind, message]);
    return seen.has(key) ? false : seen.add(key);
  });
}
