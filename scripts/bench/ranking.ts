/** What each factor of the search's ranking is worth: what the judged queries lose and gain without it. */
import {BOOSTS} from '../../src/search/core/rank';
import {readBuiltIndex} from '../../tests/search/built-index';
import {judge} from '../../tests/search/judge';
import {judgedQueries} from '../../tests/search/sets';

type Factors = Record<string, number>;

/** The value with which a factor changes nothing, if that isn't 1: these add something. */
const WITHOUT: Readonly<Factors> = {coverage: 0, inTitles: 0, otherName: 0, message: 0};

export function printRanking(): void {
  const {catalogs} = readBuiltIndex();
  const places = (): readonly number[] => judge(judgedQueries, catalogs).map(({place}) => place ?? Infinity);
  const first = (all: readonly number[]): number => all.filter((place) => place === 1).length;
  const before = places();
  console.log(`with all factors, ${first(before)} of ${before.length} queries have a right first hit`);
  const factors = BOOSTS as Factors;
  for (const [name, own] of Object.entries(factors)) {
    factors[name] = WITHOUT[name] ?? 1;
    const after = places();
    factors[name] = own;
    const count = (changed: (now: number, was: number) => boolean): number =>
      after.filter((now, at) => changed(now, before[at] ?? Infinity)).length;
    const worse = count((now, was) => now > was);
    const better = count((now, was) => now < was);
    console.log(`without ${name}: ${worse} worse, ${better} better, right first hits ${first(after) - first(before)}`);
  }
}
