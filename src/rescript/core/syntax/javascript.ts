/**
 * A lexer for the compilers' JavaScript and JSX, for the browser. The build's, Prism's grammar, has similar results.
 */
import tokenize, {type JSXToken, type Token as CodeToken} from 'js-tokens';
import {mergeTokens, type Token, type TokenKind} from './token';

type Type = CodeToken['type'] | JSXToken['type'];

export type JsToken = {
  readonly type: Type;
  readonly text: string;
  /** Offset in the source. */
  readonly start: number;
};

const KEYWORDS = new Set(
  (
    'as async await break case catch class const continue debugger default delete do else export extends false finally for from ' +
    'function if import in instanceof let new null of return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** The kinds of the tokens that always have the same. */
const KINDS: Readonly<Partial<Record<Type, TokenKind>>> = {
  HashbangComment: 'comment',
  JSXString: 'string',
  MultiLineComment: 'comment',
  NoSubstitutionTemplate: 'string',
  NumericLiteral: 'number',
  RegularExpressionLiteral: 'string',
  SingleLineComment: 'comment',
  StringLiteral: 'string',
  TemplateHead: 'string',
  TemplateMiddle: 'string',
  TemplateTail: 'string',
};

const SKIPPED = /^(?:WhiteSpace|LineTerminatorSequence|\w+Comment)$/;

/** The tokens of a program, including those inside templates, without comments and spaces. JSX isn't understood. */
export function jsTokens(source: string): readonly JsToken[] {
  return placed(source).filter(isCode);
}

/** The tokens that get a color. JSX is understood. */
export function lexJavaScript(source: string): readonly Token[] {
  const all = placed(source, true);
  const code = all.filter(isCode);
  const names = new Map(code.map((token, index) => [token, nameKind(code, index)]));
  const tokens = all.flatMap((token): readonly Token[] => {
    const kind = KINDS[token.type] ?? names.get(token);
    return kind ? [{kind, ...ownText(token)}] : [];
  });
  return mergeTokens(source, tokens);
}

function placed(source: string, jsx = false): readonly JsToken[] {
  // After a property's name a slash divides, which the tokenizer doesn't know of those that are keywords.
  const known = source.replace(/\.\.\.|\.(\w+)/g, (match, name: string) =>
    KEYWORDS.has(name) ? match.replace(/\w/g, '_') : match,
  );
  let start = 0;
  return Array.from<CodeToken | JSXToken, JsToken>(tokenize(known, {jsx}), ({type, value}) => {
    const end = start + value.length;
    const token = {type, text: source.slice(start, end), start};
    start = end;
    return token;
  });
}

const isCode = ({type}: JsToken): boolean => !SKIPPED.test(type);

/** A template's text is without the delimiters of the code in it. */
function ownText({type, text, start}: JsToken): Pick<Token, 'start' | 'end'> {
  const opens = type === 'TemplateHead' || type === 'TemplateMiddle';
  const closes = type === 'TemplateMiddle' || type === 'TemplateTail';
  return {start: closes ? start + 1 : start, end: start + text.length - (opens ? 2 : 0)};
}

function nameKind(tokens: readonly JsToken[], index: number): TokenKind | undefined {
  const [earlier, before, token, next] = [-2, -1, 0, 1].map((distance) => tokens[index + distance]);
  if (token?.type === 'JSXIdentifier') {
    if (before?.text === '.') return undefined;
    return before?.text === '<' || (before?.text === '/' && earlier?.text === '<') ? 'tag' : 'field';
  }
  if (token?.type !== 'IdentifierName' || before?.text === '.' || before?.text === '?.') return undefined;
  if (next?.text === ':' && (before?.text === '{' || before?.text === ',')) return 'field';
  return KEYWORDS.has(token.text) ? 'keyword' : undefined;
}
