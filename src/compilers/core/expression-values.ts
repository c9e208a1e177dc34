/**
 * Makes a program report the values of its top-level expressions. The compiler drops such an expression's value, so an
 * example like this would show nothing:
 *
 *     [1, 2]->Array.map(x => x + 1) == [2, 3]
 *
 * It reports `[1, 2]->Array.map(x => x + 1) = [2, 3]`. The texts are only put into the emitted JavaScript,
 * since older compilers change some characters of a string.
 */
import type {Span} from '../../rescript/core/diagnostics/parse';
import {lexRescript} from '../../rescript/core/syntax/rescript';

const REPORT = 'reportValue';
/** Binds a function that the frame of a run adds to its console. */
const DECLARATION = `@val @scope("console") external ${REPORT}: (int, 'a) => unit = "value"\n`;
const LONGEST = 72;

/**
 * A source that reports the values of expressions, and their texts. Of a comparison, what is compared is reported.
 * @param expressions ranges of top-level expressions that aren't `unit`, in order
 */
export function reportValues(
  source: string,
  expressions: readonly Span[],
): {readonly source: string; readonly texts: readonly string[]} {
  const written = expressions.map(({start, end}) => leftOf(source.slice(start, end)));
  const changed = expressions.reduceRight(
    (text, {start, end}, index) => `${text.slice(0, start)}${REPORT}(${index}, ${written[index]})${text.slice(end)}`,
    source,
  );
  return {source: DECLARATION + changed, texts: written.map(shorten)};
}

/** The emitted JavaScript with the texts of its expressions. */
export function nameValues(js: string, texts: readonly string[]): string {
  return js.replace(
    /\bconsole\.value\((\d+)/g,
    (call, index: string) => `console.value(${JSON.stringify(texts[Number(index)] ?? call)}`,
  );
}

/** The left side of an expression's only `==`; the whole expression if it isn't a comparison. */
function leftOf(expression: string): string {
  const tokens = lexRescript(expression).filter(({kind}) => kind === 'string' || kind === 'comment');
  const isText = (at: number): boolean => tokens.some(({start, end}) => start <= at && at < end);
  const operators = [...expression.matchAll(/[([{]|[)\]}]|(?<= )(?:===?|!==?|&&|\|\||\?|:=|=>)(?=\s)/g)];
  let depth = 0;
  const outer: {readonly text: string; readonly at: number}[] = [];
  for (const {0: text, index: at} of operators) {
    if (isText(at)) continue;
    if (/[([{]/.test(text)) depth++;
    else if (/[)\]}]/.test(text)) depth--;
    else if (depth === 0) outer.push({text, at});
  }
  const [only, second] = outer;
  return only && !second && /^===?$/.test(only.text) ? expression.slice(0, only.at).trimEnd() : expression;
}

function shorten(expression: string): string {
  const line = expression.replace(/\s+/g, ' ').replace(/ ->/g, '->');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}
