import {findByType, readTypeQuery, writeOut} from '../../api/core/by-type/find-by-type';
import type {Catalog} from './catalog';
import {findCandidates} from './match';
import {rank} from './rank';
import {queryTerms} from './tokenizer';

/** A section that answers a query, and the reason if it isn't a word match. */
export type Found = {
  readonly catalog: Catalog;
  readonly section: number;
  /** The old name, if the query is one. */
  readonly replaces?: string;
  /** The type of the value, if the query is a type. */
  readonly signature?: string;
};

/** The names of the open roots, which code doesn't have to mention. */
const OPEN_ROOT = /\b(?:Stdlib|RescriptCore|Core)\.(?=[A-Za-z])/gi;

/** All sections a query may refer to, most likely first. */
export function findSections(catalogs: readonly Catalog[], query: string): readonly Found[] {
  const asked = query.replace(OPEN_ROOT, '');
  const typed = byType(catalogs, asked);
  return typed.length > 0 ? typed : replacedFirst(catalogs, asked, byWords(catalogs, asked));
}

function byWords(catalogs: readonly Catalog[], query: string): readonly Found[] {
  const terms = queryTerms(query);
  return terms.length === 0 ? [] : rank(catalogs, findCandidates(catalogs, terms), query);
}

function byType(catalogs: readonly Catalog[], query: string): readonly Found[] {
  const asked = readTypeQuery(query);
  if (!asked) return [];
  const type = catalogs.reduce((term, catalog) => writeOut(term, catalog.abbreviations()), asked);
  const values = catalogs.flatMap((catalog) => catalog.typedValues().map((value) => ({...value, catalog})));
  return findByType(type, values).flatMap((at): Found[] => {
    const value = values[at];
    return value ? [{catalog: value.catalog, section: value.section, signature: value.signature}] : [];
  });
}

/** The result for an old name is the new one, followed by sections with the old name. */
function replacedFirst(catalogs: readonly Catalog[], query: string, found: readonly Found[]): readonly Found[] {
  const name = query.trim().replace(/\(\)$/, '');
  for (const catalog of catalogs) {
    const replacement = catalog.replacement(name);
    if (!replacement) continue;
    const {section, oldName: replaces} = replacement;
    return [
      {catalog, section, replaces},
      ...found.filter((other) => other.catalog !== catalog || other.section !== section),
    ];
  }
  return found;
}
