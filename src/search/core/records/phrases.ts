import type {SearchRecord} from './record';

/** What readers call the parts of a page in other words, by the ids of its headings. */
export type PagePhrases = Readonly<Record<string, readonly string[]>>;

/** The key of the phrases that belong to a page as a whole, beside the ids of its headings. */
export const WHOLE_PAGE = 'page';

/** The phrases of a site: the names of subjects in other languages, the tasks they solve, the questions they answer. */
export type Phrases = {
  /** By the pages' addresses, relative to the base URL: `docs/manual/latest/record`. */
  readonly pages: ReadonlyMap<string, PagePhrases>;
  /**
   * Of the API: full names, separated by a comma and a space, of which each version uses the first it has, and phrases
   * separated in the same way.
   */
  readonly api: Readonly<Record<string, string>>;
};

/** The parts of a list in one line. */
export const splitList = (text: string): readonly string[] => text.split(', ');

const API = /^docs\/manual\/([^/]+)\/api(?:\/|$)/;

/**
 * The records in the same order, with the phrases of their subjects as keywords.
 * @param base the site's address with the base URL, such as `https://example.org/`
 */
export function addPhrases(records: readonly SearchRecord[], phrases: Phrases, base: string): readonly SearchRecord[] {
  const added = new Map<SearchRecord, readonly string[]>();
  const places = new Set<string>();
  /** The records of the API, by version and name. */
  const named = new Map<string, SearchRecord>();
  const versions = new Set<string>();
  for (const record of records) {
    if (record.type === 'content') continue;
    const address = record.url_without_anchor.slice(base.length);
    const id = record.type === 'lvl1' ? WHOLE_PAGE : (record.anchor ?? '');
    if (places.has(`${address}#${id}`)) continue;
    places.add(`${address}#${id}`);
    const own = phrases.pages.get(address)?.[id];
    if (own) added.set(record, own);
    const [, version] = API.exec(address) ?? [];
    const name = record.name ?? record.hierarchy.lvl1;
    if (version === undefined || name === null) continue;
    versions.add(version);
    if (!named.has(`${version} ${name}`)) named.set(`${version} ${name}`, record);
  }
  for (const [names, list] of Object.entries(phrases.api)) {
    for (const version of versions) {
      const [record] = splitList(names).flatMap((name) => named.get(`${version} ${name}`) ?? []);
      if (record) added.set(record, [...(added.get(record) ?? []), ...splitList(list)]);
    }
  }
  return records.map((record) => {
    const own = added.get(record);
    return own ? {...record, keywords: [...new Set([...(record.keywords ?? []), ...own])]} : record;
  });
}
