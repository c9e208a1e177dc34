/** Types as searching by type sees them: labels, attributes and the way of writing are gone. */

export type TypeTerm =
  | {readonly kind: 'variable'; readonly name: string}
  /** `array<'a>`; also what is compared as it is written, such as `{..}`. */
  | {readonly kind: 'constructor'; readonly name: string; /** What all names of the type have in common. */ readonly key: string; readonly args: readonly TypeTerm[]}
  | {readonly kind: 'tuple'; readonly items: readonly TypeTerm[]}
  | FunctionTerm;

export type FunctionTerm = {readonly kind: 'function'; readonly parameters: readonly Parameter[]; readonly result: TypeTerm};

export type Parameter = {readonly type: TypeTerm; readonly label: string | undefined; readonly optional: boolean};

/** Two names of one type. */
const SAME_TYPES: Readonly<Record<string, string>> = {re: 'regexp', null_undefined: 'nullable'};

/** The type of `()`. */
export const UNIT: TypeTerm = namedType('unit');

/** A type by its name, with its arguments. */
export function namedType(name: string, args: readonly TypeTerm[] = []): TypeTerm {
  return {kind: 'constructor', name, key: typeKey(name), args};
}

/** What names of one type have in common: `Js.Json.t` and `JSON.t` are `json`, `Array.t` and `array` are `array`; `Belt.Set.t` is its own. */
export function typeKey(name: string): string {
  const key = name.replace(/^(?:Js|Stdlib|Core|RescriptCore)\.(?=[A-Z])/, '').replace(/\.t$/, '').toLowerCase();
  return SAME_TYPES[key] ?? key;
}

/** How many names a type is made of. */
export function typeSize(term: TypeTerm): number {
  const sum = (terms: readonly TypeTerm[]): number => terms.reduce((total, inner) => total + typeSize(inner), 0);
  switch (term.kind) {
    case 'variable':
      return 1;
    case 'constructor':
      return 1 + sum(term.args);
    case 'tuple':
      return 1 + sum(term.items);
    case 'function':
      return 1 + sum(term.parameters.map(({type}) => type)) + typeSize(term.result);
  }
}
