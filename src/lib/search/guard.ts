/**
 * Keeps the dialog's error screen: DocSearch 3.9 shows its own for one tick only and then says "No results",
 * and never for a refused key. The guard catches every failure, reports it, and returns no hits.
 */

/** A search with the interface of Algolia's client: one response per request. */
export type Search<Request, Result> = (query: {
  readonly requests: readonly Request[];
}) => Promise<{readonly results: readonly Result[]}>;

/** A response without hits. */
export type EmptyResult = {readonly hits: readonly never[]; readonly nbHits: 0; readonly page: 0; readonly nbPages: 0};

const NOTHING: EmptyResult = {hits: [], nbHits: 0, page: 0, nbPages: 0};

/**
 * A search that never fails.
 * @param onFailure called with whether the latest search failed. An older search that ends later isn't reported.
 */
export function guardSearch<Request, Result>(
  search: Search<Request, Result>,
  onFailure: (failed: boolean) => void,
): Search<Request, Result | EmptyResult> {
  let latest = 0;
  return async (query) => {
    latest += 1;
    const own = latest;
    const tell = (failed: boolean): void => {
      if (own === latest) onFailure(failed);
    };
    try {
      const answer = await search(query);
      tell(false);
      return answer;
    } catch {
      tell(true);
      return {results: query.requests.map(() => NOTHING)};
    }
  };
}
