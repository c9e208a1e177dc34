import type {Catalog} from './catalog';
import {SUGGESTIONS} from '../../config/search-limits';

/** The share of letter pairs that a title and a query have to have in common. */
const ALIKE = 0.4;

/** The titles of pages that are spelled most like a query, by the pairs of letters both have (Dice's coefficient). */
export function suggest(catalogs: readonly Catalog[], query: string): readonly string[] {
  const asked = pairsOf(query);
  const titles = new Set(
    catalogs.flatMap(({shard}) => shard.sections.flatMap(({level, title}) => (level === 1 ? title : []))),
  );
  return [...titles]
    .map((title) => ({title, alike: likeness(asked, pairsOf(title))}))
    .filter(({alike}) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, SUGGESTIONS)
    .map(({title}) => title);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set(Array.from({length: Math.max(0, letters.length - 1)}, (_, at) => letters.slice(at, at + 2)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
