/** Tokenizes JavaScript just enough to find its imports and loops. */

export type JsToken = {
  readonly kind: 'word' | 'number' | 'string' | 'template' | 'regex' | 'punctuation';
  readonly text: string;
  /** Offset in the source. */
  readonly start: number;
};

const SKIP = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const PLAIN: readonly (readonly [JsToken['kind'], RegExp])[] = [
  ['word', /[\p{ID_Start}$_#\\][\p{ID_Continue}$\u200c\u200d\\]*/uy],
  ['number', /\.?\d[\w.]*/y],
  ['string', /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y],
];
const REGEX = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const TEMPLATE_PART = /(?:[^`\\$]|\\[^]|\$(?!\{))*(`|\$\{)/y;
/** Words after which a slash starts a regular expression. */
const BEFORE_VALUE = new Set(
  'return typeof case in of delete void throw new else do instanceof await yield'.split(' '),
);

/**
 * The tokens of a source, including those inside templates; comments and spaces are skipped. Anything that isn't
 * JavaScript becomes single characters.
 */
export function jsTokens(source: string): readonly JsToken[] {
  const tokens: JsToken[] = [];
  /** For each open brace, whether it belongs to a template's `${`. */
  const braces: boolean[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };
  const push = (kind: JsToken['kind'], text: string): void => {
    tokens.push({kind, text, start: at});
    at += text.length;
  };
  const pushTemplatePart = (opening: string): void => {
    at += opening.length;
    const part = take(TEMPLATE_PART);
    at -= opening.length;
    if (!part) return push('punctuation', opening); // unterminated
    if (part[1] === '${') braces.push(true);
    push('template', opening + part[0]);
  };
  while (at < source.length) {
    const skipped = take(SKIP);
    if (skipped) at += skipped[0].length;
    if (at >= source.length) break;
    const character = source.charAt(at);
    if (character === '`') pushTemplatePart('`');
    else if (character === '}' && braces.pop() === true) pushTemplatePart('}');
    else {
      const [kind, match] =
        PLAIN.map(([each, pattern]) => [each, take(pattern)] as const).find(([, found]) => found) ?? [];
      const regex = character === '/' && valueMayFollow(tokens.at(-1)) ? take(REGEX) : null;
      if (kind && match) push(kind, match[0]);
      else if (regex) push('regex', regex[0]);
      else {
        if (character === '{') braces.push(false);
        push('punctuation', source.startsWith('=>', at) ? '=>' : character);
      }
    }
  }
  return tokens;
}

function valueMayFollow(before: JsToken | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'word') return BEFORE_VALUE.has(before.text);
  return before.kind === 'punctuation'
    ? ![')', ']', '}'].includes(before.text)
    : before.kind === 'template' && before.text.endsWith('${');
}
