/** What the relevance suite asks, and the places a reader would want to land on. */

/** The five ways in which readers ask, and the sixth: by type. */
export type QueryKind = 'concept' | 'identifier' | 'operator' | 'typo' | 'prefix' | 'type';

export type RelevanceQuery = {
  readonly query: string;
  readonly kind: QueryKind;
  /** The manual version being read, by its id. */
  readonly version: string;
  /**
   * Any of these is right. Below `/docs/manual/{version}/`, or from the site's root with a slash:
   * `record` is the top of the page, `record#mutable-fields` a section, `record#*` any place of the page.
   */
  readonly right: readonly string[];
};

type Row = readonly [query: string, ...right: string[]];

/** Rows of one kind and version. */
export function queries(kind: QueryKind, version: string, rows: readonly Row[]): readonly RelevanceQuery[] {
  return rows.map(([query, ...right]) => ({query, kind, version, right}));
}
