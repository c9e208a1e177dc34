/** Search by type: decides which queries are types, and finds the values that match them. */
import {parseType, partsOf, typeSize, type FunctionTerm, type TypeTerm, type Parameter} from './parse-type';

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

/** The cost of each kind of difference. */
const COSTS = {
  /** The value is more general than the query: per name its variable is bound to. */
  general: 1.2,
  /** The value has a specific type where the query allows any. */
  special: 2,
  /** Two variables of the query are the same type. */
  merged: 1.5,
  /** A different name of the type. */
  otherName: 0.2,
  /** Per pair of arguments in a different order. */
  order: 0.25,
  label: 0.1,
  otherLabel: 0.2,
  /** An optional argument, or a unit, that isn't in the query. */
  optional: 0.05,
  /** An argument that isn't in the query. */
  missing: 4,
} as const;

/** With more extra arguments, a value doesn't match. */
const MOST_MISSING = 1;

/** Variable bindings, with a trail of their names so that they can be undone. */
class Substitution {
  private readonly bound = new Map<string, TypeTerm>();
  private readonly trail: string[] = [];
  extra = 0;

  mark(): readonly [number, number] {
    return [this.trail.length, this.extra];
  }

  undo([length, extra]: readonly [number, number]): void {
    for (const name of this.trail.splice(length)) this.bound.delete(name);
    this.extra = extra;
  }

  resolve(term: TypeTerm): TypeTerm {
    let current = term;
    while (current.kind === 'variable') {
      const next = this.bound.get(current.name);
      if (!next) return current;
      current = next;
    }
    return current;
  }

  bind(name: string, term: TypeTerm): boolean {
    if (this.occurs(name, term)) return false;
    this.bound.set(name, term);
    this.trail.push(name);
    return true;
  }

  private occurs(name: string, term: TypeTerm): boolean {
    const found = this.resolve(term);
    return found.kind === 'variable' ? found.name === name : partsOf(found).some((part) => this.occurs(name, part));
  }

  /** The cost of some variables' bindings, once everything matches. */
  costOf(names: ReadonlySet<string>, priceOf: (term: TypeTerm) => number): number {
    const seen = new Set<string>();
    let total = 0;
    for (const name of names) {
      const value = this.resolve({kind: 'variable', name});
      if (value.kind !== 'variable') total += priceOf(value);
      else if (seen.has(value.name)) total += COSTS.merged;
      else seen.add(value.name);
    }
    return total;
  }
}

/**
 * The cost of using `given` for `asked`, whose variables have different names: 0 if they're equal except for those
 * names, plus the cost of each difference; undefined if they don't match.
 */
export function unificationCost(asked: FunctionTerm, given: FunctionTerm): number | undefined {
  if (!mayFit(asked, given)) return undefined;
  const substitution = new Substitution();
  if (!unify(asked.result, given.result, substitution)) return undefined;
  const variables = {asked: new Set(variablesOf(asked)), given: new Set(variablesOf(given))};
  let best = Infinity;

  /** Tries every remaining argument for the next one in the query. */
  function assign(next: number, left: readonly number[], taken: readonly number[], price: number): void {
    if (price >= best) return;
    const wanted = asked.parameters[next];
    if (!wanted) {
      const total =
        price +
        inversions(taken) * COSTS.order +
        leftCost(left.map((at) => given.parameters[at])) +
        substitution.extra +
        substitution.costOf(variables.asked, () => COSTS.special) +
        substitution.costOf(variables.given, (term) => COSTS.general * typeSize(term));
      best = Math.min(best, total);
      return;
    }
    for (const at of left) {
      const offered = given.parameters[at];
      const mark = substitution.mark();
      if (offered && unify(wanted.type, offered.type, substitution)) {
        assign(
          next + 1,
          left.filter((other) => other !== at),
          [...taken, at],
          price + labelCost(wanted, offered),
        );
      }
      substitution.undo(mark);
    }
    if (!isNeeded(wanted)) assign(next + 1, left, taken, price + COSTS.optional);
  }

  assign(0, [...given.parameters.keys()], [], 0);
  return best === Infinity ? undefined : best;
}

/** A quick check of the number of arguments. */
function mayFit(asked: FunctionTerm, given: FunctionTerm): boolean {
  const needed = (term: FunctionTerm): number => term.parameters.filter(isNeeded).length;
  return needed(given) - asked.parameters.length <= MOST_MISSING && needed(asked) <= given.parameters.length;
}

/** Whether a call must pass it. */
function isNeeded({type, optional}: Parameter): boolean {
  return !optional && !(type.kind === 'constructor' && type.name === 'unit');
}

function labelCost(asked: Parameter, given: Parameter): number {
  if (asked.label === given.label) return 0;
  return asked.label === undefined ? COSTS.label : COSTS.otherLabel;
}

function leftCost(left: readonly (Parameter | undefined)[]): number {
  return left.reduce((sum, parameter) => sum + (parameter && isNeeded(parameter) ? COSTS.missing : COSTS.optional), 0);
}

function inversions(order: readonly number[]): number {
  return order.reduce((sum, at, index) => sum + order.slice(index + 1).filter((later) => later < at).length, 0);
}

function unify(a: TypeTerm, b: TypeTerm, substitution: Substitution): boolean {
  const [x, y] = [substitution.resolve(a), substitution.resolve(b)];
  if (x.kind === 'variable') return (y.kind === 'variable' && x.name === y.name) || substitution.bind(x.name, y);
  if (y.kind === 'variable') return substitution.bind(y.name, x);
  if (x.kind !== y.kind) return false;
  if (x.kind === 'constructor' && y.kind === 'constructor') {
    if (x.key !== y.key) return false;
    if (x.name !== y.name) substitution.extra += COSTS.otherName;
  }
  const [xs, ys] = [partsOf(x), partsOf(y)];
  return xs.length === ys.length && xs.every((part, at) => unify(part, ys[at] ?? part, substitution));
}

function variablesOf(term: TypeTerm): readonly string[] {
  return term.kind === 'variable' ? [term.name] : partsOf(term).flatMap(variablesOf);
}
