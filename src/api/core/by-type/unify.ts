/**
 * How well a value of one type matches a queried type. The cost is 0 if the types are equal except for variable names;
 * every difference adds to it.
 */
import {partsOf, typeSize, type FunctionTerm, type Parameter, type TypeTerm} from './type-term';

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

/** The cost of using `given` for `asked`; undefined if it doesn't match. Their variables have different names. */
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
