import {signatureOf, type Asked} from './complete';
import {parametersOf, unclosed} from './source-text';

export type Call = {
  /** Where its name starts. */
  readonly from: number;
  /** Its name and type, in three pieces: before the parameter being written, that parameter, and after it. */
  readonly signature: readonly [before: string, parameter: string, after: string];
};

/** The innermost call around a place of a function whose type is known; undefined if there's none. */
export function callAt(asked: Asked): Call | undefined {
  const {code, at} = asked;
  for (let opening = unclosed(code, at); opening !== undefined; opening = unclosed(code, opening)) {
    const name = code[opening] === '(' ? /[A-Za-z_][\w.]*$/.exec(code.slice(0, opening))?.[0] : undefined;
    if (name === undefined) continue;
    const from = opening - name.length;
    const type = signatureOf(asked, name, from)?.replace(/\s+/g, ' ');
    const parameters = type === undefined ? [] : parametersOf(type);
    if (type === undefined || parameters.length === 0) continue;
    const piped = /->\s*$/.test(code.slice(0, from));
    const current = currentOf(parameters, argumentsIn(code.slice(opening + 1, at)), piped);
    const [start, end] = current === undefined ? [type.length, type.length] : placeOf(type, parameters, current);
    return {from, signature: [`${name}: ${type.slice(0, start)}`, type.slice(start, end), type.slice(end)]};
  }
  return undefined;
}

/** Arguments, of which the last one may still be written. */
function argumentsIn(text: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const char of text.replace(/"[^"]*"?|`[^`]*`?/g, '""')) {
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char)) depth--;
    if (char === ',' && depth === 0) found.push('');
    else found[found.length - 1] += char;
  }
  return found;
}

/** The index of the parameter that the last argument is for; undefined if the function has none for it. */
function currentOf(parameters: readonly string[], written: readonly string[], piped: boolean): number | undefined {
  const labelOf = (text = ''): string | undefined => /^\s*~(\w*)/.exec(text)?.[1];
  const label = labelOf(written.at(-1));
  const indexes = [...parameters.keys()];
  if (label !== undefined) return indexes.find((index) => labelOf(parameters[index]) === label);
  const place = written.filter((each) => labelOf(each) === undefined).length - (piped ? 0 : 1);
  return indexes.filter((index) => labelOf(parameters[index]) === undefined)[place];
}

function placeOf(type: string, parameters: readonly string[], wanted: number): readonly [start: number, end: number] {
  let end = 0;
  let start = 0;
  for (const each of parameters.slice(0, wanted + 1)) {
    start = type.indexOf(each, end);
    end = start + each.length;
  }
  return [start, end];
}
