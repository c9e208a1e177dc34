/**
 * Parses types in ReScript syntax, from the API and from readers' queries. A query may be unfinished: open brackets are
 * closed, and missing parts match anything.
 *
 *     (array<'a>, ~at: int=?) => option<'a>
 *     array<'a> => opt            a type whose name is not finished is left to the search
 */
import {namedType, UNIT, type FunctionTerm, type Parameter, type TypeTerm} from './type-term';

const TOKEN = /\s*(=>|'?[A-Za-z_][\w.']*|'\d+|~[\w]+|=\?|[(),<>:=.]|[[{])/y;
const ATTRIBUTE = /@[\w.]+(?:\("[^"]*"\))?\s*/g;

class NotAType extends Error {}

/**
 * A query as a type; undefined if it isn't one. Single lower-case letters are variables, because `a => b` is easier to
 * type than `'a => 'b`.
 */
export function parseType(text: string): TypeTerm | undefined {
  try {
    return new TypeParser(text.replace(ATTRIBUTE, '')).read();
  } catch (error) {
    if (error instanceof NotAType) return undefined;
    throw error;
  }
}

class TypeParser {
  private readonly tokens: readonly string[];
  private at = 0;
  private holes = 0;

  constructor(text: string) {
    this.tokens = tokenize(text);
  }

  read(): TypeTerm {
    const term = this.type();
    if (this.peek() !== undefined) throw new NotAType();
    return term;
  }

  private peek(): string | undefined {
    return this.tokens[this.at];
  }

  private take(token: string): boolean {
    const found = this.peek() === token;
    if (found) this.at++;
    return found;
  }

  /** A closing bracket, or the end of an unfinished text. */
  private close(token: string): void {
    if (!this.take(token) && this.peek() !== undefined) throw new NotAType();
  }

  private hole(): TypeTerm {
    return {kind: 'variable', name: `?${this.holes++}`};
  }

  private type(): TypeTerm {
    if (this.peek() === '(') {
      const parameters = this.parameters();
      return this.take('=>') ? this.functionOf(parameters, this.type()) : this.group(parameters);
    }
    const simple = this.simple();
    if (this.take('as')) this.at++;
    return this.take('=>') ? this.functionOf([unlabeled(simple)], this.type()) : simple;
  }

  /** `a => b => c` takes both at once. */
  private functionOf(parameters: readonly Parameter[], result: TypeTerm): FunctionTerm {
    const own = parameters.length === 0 ? [unlabeled(UNIT)] : parameters;
    return result.kind === 'function'
      ? {...result, parameters: [...own, ...result.parameters]}
      : {kind: 'function', parameters: own, result};
  }

  private group(parameters: readonly Parameter[]): TypeTerm {
    const [first, ...others] = parameters;
    if (!first) return UNIT;
    if (parameters.some(({label}) => label !== undefined)) throw new NotAType();
    return others.length === 0 ? first.type : {kind: 'tuple', items: parameters.map(({type}) => type)};
  }

  private parameters(): readonly Parameter[] {
    this.take('(');
    this.take('.');
    const found: Parameter[] = [];
    while (this.peek() !== ')' && this.peek() !== undefined) {
      found.push(this.parameter());
      if (!this.take(',') && this.peek() !== ')' && this.peek() !== undefined) throw new NotAType();
    }
    this.close(')');
    return found;
  }

  private parameter(): Parameter {
    const token = this.peek();
    const label = token?.startsWith('~') ? token.slice(1) : undefined;
    if (label !== undefined) this.at++;
    const hasType = label === undefined || this.take(':');
    const type = hasType ? this.type() : this.hole();
    const hasDefault = this.take('=');
    // The default value itself doesn't matter.
    if (hasDefault) this.at++;
    return {type, label, optional: hasDefault || this.take('=?')};
  }

  private simple(): TypeTerm {
    const token = this.peek();
    if (token === undefined) return this.hole();
    if (!/^['A-Za-z_[{]/.test(token)) throw new NotAType();
    this.at++;
    if (token === '_') return this.hole();
    if (token.startsWith("'") || /^[a-z]$/.test(token)) return {kind: 'variable', name: token.replace("'", '')};
    if (/^[[{]/.test(token)) return namedType(token);
    if (token === 'module') return namedType(`module ${this.group(this.parameters()).kind}`);
    return namedType(token, this.args());
  }

  private args(): readonly TypeTerm[] {
    if (!this.take('<')) return [];
    const found = [this.type()];
    while (this.take(',')) found.push(this.type());
    this.close('>');
    return found;
  }
}

function unlabeled(type: TypeTerm): Parameter {
  return {type, label: undefined, optional: false};
}

/** Objects, records and polymorphic variants are one token each. */
function tokenize(text: string): readonly string[] {
  const tokens: string[] = [];
  let at = 0;
  while (text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new NotAType();
    const isBraced = token === '{' || token === '[';
    const end = isBraced ? closingBracket(text, TOKEN.lastIndex - 1) : TOKEN.lastIndex;
    tokens.push(isBraced ? text.slice(TOKEN.lastIndex - 1, end).replace(/\s+/g, '') : token);
    at = end;
  }
  return tokens;
}

/** The index after the bracket that closes the one at `start`. */
function closingBracket(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if ('[{'.includes(text[at] ?? '')) depth++;
    else if (']}'.includes(text[at] ?? '') && --depth === 0) return at + 1;
  }
  return text.length;
}
