/** Searching by type: which queries are types, and which values answer them. */
import {parseType} from './parse-type';
import type {FunctionTerm} from './type-term';
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
