/** The relevance suite's queries, and the targets a reader would expect. */

/** The five kinds of queries readers write, plus queries by type. */
export type QueryKind = 'concept' | 'identifier' | 'operator' | 'typo' | 'prefix' | 'type';

export type RelevanceQuery = {
  readonly query: string;
  readonly kind: QueryKind;
  /** The manual version being read, by its id. */
  readonly version: string;
  /**
   * Any of these is right. Relative to `/docs/manual/{version}/`, or to the site's root with a leading slash: `record`
   * is the top of the page, `record#mutable-fields` a section, `record#*` anything on the page.
   */
  readonly right: readonly string[];
};

/** The versions most queries ask in: the coming one and the latest one when the first of them were written. */
export const NEXT = 'v12.0.0';
export const LATEST = 'v11.0.0';

/** The address of a page of the React docs. */
export const react = (page: string): string => `/docs/react/latest/${page}`;

type Row = readonly [query: string, ...right: string[]];

/** Rows of the same kind and version. */
export function queries(kind: QueryKind, version: string, rows: readonly Row[]): readonly RelevanceQuery[] {
  return rows.map(([query, ...right]) => ({query, kind, version, right}));
}
