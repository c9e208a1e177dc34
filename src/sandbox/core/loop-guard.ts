/**
 * Lets a program be stopped from within by adding a call to every loop iteration and to every function with a body. The
 * runner decides what the call does, such as throwing after too much time. Line numbers don't change, so they stay
 * correct in messages.
 *
 *     while(true) {…}             →   while(tick(),true) {…}
 *     for(let i = 0; i < n; ++i)  →   for(let i = 0;tick(), i < n; ++i)
 *     for (let x of xs) {…}       →   for (let x of xs) {tick();…}
 *     function f(x) {…}           →   function f(x) {tick();…}
 *     x => {…}                    →   x => {tick();…}
 */
import {jsTokens, type JsToken} from '../../rescript/core/syntax/javascript';

/** @param tick name of a function the program can call */
export function guardLoops(source: string, tick: string): string {
  const tokens = jsTokens(source);
  const insertions = tokens.flatMap((token, index) => insertionAt(tokens, index, tick));
  let result = '';
  let at = 0;
  for (const {offset, text} of insertions.sort((a, b) => a.offset - b.offset)) {
    result += source.slice(at, offset) + text;
    at = offset;
  }
  return result + source.slice(at);
}

type Insertion = {readonly offset: number; readonly text: string};

function insertionAt(tokens: readonly JsToken[], index: number, tick: string): readonly Insertion[] {
  const token = tokens[index];
  if (token?.text === '=>' && tokens[index + 1]?.text === '{') return [after(tokens[index + 1], `${tick}();`)];
  if (token?.type !== 'IdentifierName' || /^\??\.$/.test(tokens[index - 1]?.text ?? '')) return [];
  const awaited = token.text === 'for' && tokens[index + 1]?.text === 'await';
  const opening =
    token.text === 'function'
      ? tokens.findIndex(({text}, at) => at > index && text === '(')
      : index + (awaited ? 2 : 1);
  if (!['while', 'for', 'function'].includes(token.text) || tokens[opening]?.text !== '(') return [];
  const closing = indexFrom(tokens, opening, (depth) => depth === 0);
  if (closing === undefined) return [];
  if (token.text === 'while') return closing === opening + 1 ? [] : [after(tokens[opening], `${tick}(),`)];
  const semicolon =
    indexFrom(tokens, opening, (depth, text) => depth === 0 || (depth === 1 && text === ';')) ?? closing;
  if (token.text === 'for' && semicolon < closing)
    return [after(tokens[semicolon], tokens[semicolon + 1]?.text === ';' ? `!${tick}()` : `${tick}(),`)];
  const body = tokens[closing + 1];
  return body?.text === '{' ? [after(body, `${tick}();`)] : [];
}

function after(token: JsToken | undefined, text: string): Insertion {
  return {offset: token ? token.start + token.text.length : 0, text};
}

/** Index of the first such token from a bracket on; `depth` counts the brackets that are open after it. */
function indexFrom(
  tokens: readonly JsToken[],
  opening: number,
  isMeant: (depth: number, text: string) => boolean,
): number | undefined {
  let depth = 0;
  for (let index = opening; index < tokens.length; index++) {
    depth += depthOf(tokens[index]);
    if (isMeant(depth, tokens[index]?.text ?? '')) return index;
  }
  return undefined;
}

function depthOf(token: JsToken | undefined): number {
  if (token?.type === 'TemplateHead') return 1;
  if (token?.type === 'TemplateTail') return -1;
  if (token?.type !== 'Punctuator') return 0;
  return ['(', '[', '{'].includes(token.text) ? 1 : [')', ']', '}'].includes(token.text) ? -1 : 0;
}
