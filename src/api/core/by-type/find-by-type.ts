/** Search by type: decides which queries are types, and finds the values that match them. */
import {parseType} from './parse-type';
import type {FunctionTerm, TypeTerm} from './type-term';
import {unificationCost} from './unify';

/** A value of the API. Abbreviations in its type are expanded. */
export type TypedValue = {
  readonly type: FunctionTerm;
  /** Added to the cost of its type, for libraries and values that exist for old programs. */
  readonly handicap: number;
};

/** The query as a function type; undefined if it isn't one. A name before it is allowed: `map: (array<'a>, …) => …`. */
export function readTypeQuery(query: string): FunctionTerm | undefined {
  const type = query.replace(/^\s*(?:(?:let|external)\s+)?(?:[a-z]\w*\s*)?:(?!=)/, '').trim();
  return /\S\s*=>/.test(type) ? readValueType(type) : undefined;
}

/** The type with all abbreviations expanded, like the values' types. `meanings` is keyed by name. */
export function writeOut(type: FunctionTerm, meanings: ReadonlyMap<string, TypeTerm>): FunctionTerm {
  const write = (term: TypeTerm): TypeTerm => {
    if (term.kind === 'function') return writeOut(term, meanings);
    if (term.kind === 'tuple') return {...term, items: term.items.map(write)};
    if (term.kind === 'variable') return term;
    const args = term.args.map(write);
    return written(meanings.get(term.key), args) ?? {...term, args};
  };
  return {
    ...type,
    parameters: type.parameters.map((parameter) => ({...parameter, type: write(parameter.type)})),
    result: write(type.result),
  };
}

/**
 * What a name with these arguments means. An alias with parameters hands them on: `Belt.List.t<int>` is `list<int>`.
 */
function written(meaning: TypeTerm | undefined, args: readonly TypeTerm[]): TypeTerm | undefined {
  if (args.length === 0) return meaning;
  return meaning?.kind === 'constructor' && meaning.args.length === 0 ? {...meaning, args} : undefined;
}

/** The type of a value as the shards have it; undefined for values that aren't functions. */
export function readValueType(text: string): FunctionTerm | undefined {
  const term = parseType(text);
  return term?.kind === 'function' ? term : undefined;
}

/** The indexes of the values that match the type, best first; ties keep their order. */
export function findByType(asked: FunctionTerm, values: readonly TypedValue[]): readonly number[] {
  return values
    .flatMap(({type, handicap}, at) => {
      const cost = unificationCost(asked, type);
      return cost === undefined ? [] : [{at, cost: cost + handicap}];
    })
    .sort((a, b) => a.cost - b.cost || a.at - b.at)
    .map(({at}) => at);
}
