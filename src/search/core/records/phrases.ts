import type {SearchRecord} from './records';

/**
 * What readers call subjects in other words: their names in other languages, the tasks they solve, the questions they
 * answer. `src/search/core/search-topics.json` lists them. A key has phrases, separated by a comma and a space. Its value
 * lists the places that explain them: `record#immutable-update` in the manual, `/packages` anywhere else. Of the
 * manual's places, each version uses the first one it has. All others are used.
 */
export type Topics = Readonly<Record<string, readonly string[]>>;

const MANUAL = /^docs\/manual\/([^/]+)\/(.+)$/;

/**
 * The records in the same order, with the phrases of their subjects as keywords.
 * @param base the site's address with the base URL, such as `https://example.org/`
 */
export function addPhrases(records: readonly SearchRecord[], topics: Topics, base: string): readonly SearchRecord[] {
  const headings = new Map<string, SearchRecord>();
  const versions = new Set<string>();
  for (const record of records) {
    if (record.type === 'content') continue;
    const path = record.url_without_anchor.slice(base.length);
    const [, version] = MANUAL.exec(path) ?? [];
    if (version !== undefined) versions.add(version);
    const place = `${path}${record.type === 'lvl1' ? '' : `#${record.anchor}`}`;
    if (!headings.has(place)) headings.set(place, record);
  }
  const added = new Map<SearchRecord, string[]>();
  for (const [phrases, places] of Object.entries(topics)) {
    const shared = places.filter((place) => place.startsWith('/')).map((place) => headings.get(place.slice(1)));
    const own = [...versions].map((version) =>
      places
        .filter((place) => !place.startsWith('/'))
        .map((place) => headings.get(`docs/manual/${version}/${place}`))
        .find((heading) => heading !== undefined),
    );
    for (const heading of [...shared, ...own]) {
      if (heading) added.set(heading, [...(added.get(heading) ?? []), ...phrases.split(', ')]);
    }
  }
  return records.map((record) => {
    const phrases = added.get(record);
    return phrases ? {...record, keywords: [...new Set([...(record.keywords ?? []), ...phrases])]} : record;
  });
}
