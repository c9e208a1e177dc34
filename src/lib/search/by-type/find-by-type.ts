/** Searching by type: which queries are types, and which values answer them. */
import {parseType} from './parse-type';
import type {FunctionTerm, TypeTerm} from './type-term';
import {unificationCost} from './unify';

/** A value of the API and its type, abbreviations written out. */
export type TypedValue = {
  readonly type: FunctionTerm;
  /** Added to what its type costs: for libraries and values that are there for old programs. */
  readonly handicap: number;
};

/** The function type that a query is; undefined for all others. A name before it is allowed: `map: (array<'a>, …) => …`. */
export function readTypeQuery(query: string): FunctionTerm | undefined {
  const type = query.replace(/^\s*(?:(?:let|external)\s+)?(?:[a-z]\w*\s*)?:(?!=)/, '').trim();
  if (!/\S\s*=>/.test(type)) return undefined;
  const term = parseType(type);
  return term?.kind === 'function' ? term : undefined;
}

/** The type with all abbreviations written out, as the types of the values are. `meanings` are by the key of the name. */
export function writeOut(type: FunctionTerm, meanings: ReadonlyMap<string, TypeTerm>): FunctionTerm {
  const write = (term: TypeTerm): TypeTerm => {
    if (term.kind === 'function') return writeOut(term, meanings);
    if (term.kind === 'tuple') return {...term, items: term.items.map(write)};
    if (term.kind === 'constructor') return (term.args.length === 0 && meanings.get(term.key)) || {...term, args: term.args.map(write)};
    return term;
  };
  return {...type, parameters: type.parameters.map((parameter) => ({...parameter, type: write(parameter.type)})), result: write(type.result)};
}

/** The type of a value as the shards have it; undefined for values that are no functions. */
export function readValueType(text: string): FunctionTerm | undefined {
  const term = parseType(text);
  return term?.kind === 'function' ? term : undefined;
}

/** The places of the values that can be taken for the type, the best first; those of equal worth in their order. */
export function findByType(asked: FunctionTerm, values: readonly TypedValue[]): readonly number[] {
  return values
    .flatMap(({type, handicap}, at) => {
      const cost = unificationCost(asked, type);
      return cost === undefined ? [] : [{at, cost: cost + handicap}];
    })
    .sort((a, b) => a.cost - b.cost || a.at - b.at)
    .map(({at}) => at);
}
