/**
 * How well a value of one type matches a queried type. The cost is 0 if the types are equal except for variable names; every difference adds to it.
 */
import {typeSize, type FunctionTerm, type Parameter, type TypeTerm} from './type-term';

/** The cost of each kind of difference. */
const COSTS = {
  /** The value is more general than the query: per name its variable is bound to. */
  general: 1.2,
  /** The value has a specific type where the query allows any. */
  special: 2,
  /** Two types that may differ in the query are the same. */
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

/** Variable bindings. Truncating the list undoes them. */
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
    switch (found.kind) {
      case 'variable':
        return found.name === name;
      case 'constructor':
        return found.args.some((arg) => this.occurs(name, arg));
      case 'tuple':
        return found.items.some((item) => this.occurs(name, item));
      case 'function':
        return this.occurs(name, found.result) || found.parameters.some(({type}) => this.occurs(name, type));
    }
  }

  /** The cost of the variables' bindings, once everything matches. */
  cost(asked: ReadonlySet<string>, given: ReadonlySet<string>): number {
    return (
      this.extra +
      this.costOf(asked, () => COSTS.special) +
      this.costOf(given, (term) => COSTS.general * typeSize(term))
    );
  }

  private costOf(names: ReadonlySet<string>, priceOf: (term: TypeTerm) => number): number {
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
  const variables = [variablesOf(asked), variablesOf(given)] as const;
  let best: number | undefined;

  /** Tries every remaining argument for the next one in the query. */
  function assign(next: number, left: readonly number[], taken: readonly number[], price: number): void {
    if (best !== undefined && price >= best) return;
    const wanted = asked.parameters[next];
    if (!wanted) {
      const total =
        price +
        inversions(taken) * COSTS.order +
        leftCost(left.map((at) => given.parameters[at])) +
        substitution.cost(...variables);
      best = Math.min(best ?? Infinity, total);
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
  return best;
}

/** A quick check that doesn't look inside the types. */
function mayFit(asked: FunctionTerm, given: FunctionTerm): boolean {
  const [x, y] = [asked.result, given.result];
  const sameResult =
    x.kind === 'variable' ||
    y.kind === 'variable' ||
    (x.kind === y.kind && (x.kind !== 'constructor' || y.kind !== 'constructor' || x.key === y.key));
  const needed = (term: FunctionTerm): number => term.parameters.filter(isNeeded).length;
  return (
    sameResult && needed(given) - asked.parameters.length <= MOST_MISSING && needed(asked) <= given.parameters.length
  );
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
  if (x.kind === 'constructor' && y.kind === 'constructor') {
    if (x.key !== y.key) return false;
    if (x.name !== y.name) substitution.extra += COSTS.otherName;
    return unifyAll(x.args, y.args, substitution);
  }
  if (x.kind === 'tuple' && y.kind === 'tuple') return unifyAll(x.items, y.items, substitution);
  if (x.kind === 'function' && y.kind === 'function') {
    const [xs, ys] = [x.parameters, y.parameters].map((parameters) => parameters.map(({type}) => type));
    return unify(x.result, y.result, substitution) && unifyAll(xs ?? [], ys ?? [], substitution);
  }
  return false;
}

function unifyAll(xs: readonly TypeTerm[], ys: readonly TypeTerm[], substitution: Substitution): boolean {
  return xs.length === ys.length && xs.every((x, at) => unify(x, ys[at] ?? x, substitution));
}

function variablesOf(term: TypeTerm): ReadonlySet<string> {
  switch (term.kind) {
    case 'variable':
      return new Set([term.name]);
    case 'constructor':
      return union(term.args);
    case 'tuple':
      return union(term.items);
    case 'function':
      return union([...term.parameters.map(({type}) => type), term.result]);
  }
}

function union(terms: readonly TypeTerm[]): ReadonlySet<string> {
  return new Set(terms.flatMap((term) => [...variablesOf(term)]));
}
