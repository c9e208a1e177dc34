/** The judged queries, and the places a reader would accept. They are in `judged-queries.jsonl`. */
import fs from 'node:fs';
import path from 'node:path';

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

const readLines = <Line>(file: string): readonly Line[] =>
  fs
    .readFileSync(path.resolve('tests/search', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Those that the ranking may be tuned with. */
export const judgedQueries: readonly RelevanceQuery[] = readLines('judged-queries.jsonl');
