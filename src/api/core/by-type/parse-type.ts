/**
 * Parses types in ReScript syntax, from the API and from readers' queries. A query may be unfinished: open brackets are
 * closed, and missing parts match anything.
 *
 *     (array<'a>, ~at: int=?) => option<'a>
 *     array<'a> => opt            a type whose name is not finished is left to the search
 */

/** A type normalized for searching: without labels, attributes, and spelling differences. */
export type TypeTerm =
  | {readonly kind: 'variable'; readonly name: string}
  /** `array<'a>`; also types that are compared as text, such as `{..}`. */
  | {
      readonly kind: 'constructor';
      readonly name: string;
      /** The part all names of the type share. */ readonly key: string;
      readonly args: readonly TypeTerm[];
    }
  | {readonly kind: 'tuple'; readonly items: readonly TypeTerm[]}
  | FunctionTerm;

export type FunctionTerm = {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  readonly result: TypeTerm;
};

export type Parameter = {readonly type: TypeTerm; readonly label: string | undefined; readonly optional: boolean};

/** Two names for the same type. */
const SAME_TYPES: Readonly<Record<string, string>> = {re: 'regexp', null_undefined: 'nullable'};

/** The type of `()`. */
export const UNIT: TypeTerm = namedType('unit');

/** A type by its name, with its arguments. */
export function namedType(name: string, args: readonly TypeTerm[] = []): TypeTerm {
  return {kind: 'constructor', name, key: typeKey(name), args};
}

/**
 * The key that all names of a type share: `Js.Json.t` and `JSON.t` are `json`, `Array.t` and `array` are `array`;
 * `Belt.Set.t` is its own.
 */
export function typeKey(name: string): string {
  const key = name
    .replace(/^(?:Js|Stdlib|Core|RescriptCore)\.(?=[A-Z])/, '')
    .replace(/\.t$/, '')
    .toLowerCase();
  return SAME_TYPES[key] ?? key;
}

/** The types a type is made of; a function's result comes first. */
export function partsOf(term: TypeTerm): readonly TypeTerm[] {
  switch (term.kind) {
    case 'variable':
      return [];
    case 'constructor':
      return term.args;
    case 'tuple':
      return term.items;
    case 'function':
      return [term.result, ...term.parameters.map(({type}) => type)];
  }
}

/** How many names a type contains. */
export function typeSize(term: TypeTerm): number {
  return partsOf(term).reduce((total, part) => total + typeSize(part), 1);
}

const TOKEN = /\s*(=>|'?[A-Za-z_][\w.']*|'\d+|~[\w]+|=\?|[(),<>:=.]|[[{])/y;
const ATTRIBUTE = /@[\w.]+(?:\("[^"]*"\))?\s*/g;

class NotAType extends Error {}

/**
 * A query as a type; undefined if it isn't one. Single lower-case letters are variables, since `a => b` is easier to
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

/** Objects, records, and polymorphic variants are one token each. */
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
