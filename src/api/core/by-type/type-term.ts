/** Types normalized for searching: without labels, attributes and spelling differences. */

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
