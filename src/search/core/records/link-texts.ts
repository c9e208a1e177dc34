/**
 * What the site calls a place beside its title: the texts of the links that lead there, as web search engines count
 * them. They aren't written for the search.
 */
import {queryTerms, stem} from '../tokenizer';
import type {ArticleLink} from './article';
import type {SearchRecord} from './record';

/** The links of a page, whose address is relative to the host's root. */
export type LinkingPage = {readonly path: string; readonly title: string; readonly links: readonly ArticleLink[]};

/** A longer text says something about its place and doesn't call it. */
const MOST_WORDS = 6;
/** A text that leads to more places than these, such as "here", names none of them. */
const MOST_PLACES = 3;

/** The version in a page's path, whose counterparts in other versions are the same place. */
const VERSION = /^(.*\/docs\/\w+\/)[^/]+/;

/** The records with the texts of the links that lead to them. Items of the API have names, so they have none. */
export function withLinkTexts(
  records: readonly SearchRecord[],
  pages: readonly LinkingPage[],
): readonly SearchRecord[] {
  /** By place, then by what the text says, whatever the forms of its words. */
  const texts = new Map<string, Map<string, string>>();
  const places = new Map<string, Set<string>>();
  for (const {path, title, links} of pages) {
    for (const {to, text} of links) {
      const place = to.startsWith('#') ? path + to : to;
      const called = text === '' ? title : text;
      const meaning = meaningOf(called);
      if (meaning === '' || called.split(' ').length > MOST_WORDS) continue;
      entry(texts, place, () => new Map<string, string>()).set(meaning, called);
      entry(places, meaning, () => new Set<string>()).add(place.replace(VERSION, '$1'));
    }
  }
  return records.map((record) => {
    if (record.type === 'content' || record.name !== undefined) return record;
    const place = new URL(record.url);
    const title = meaningOf(record.hierarchy[record.type] ?? '');
    const linkTexts = [...(texts.get(place.pathname + place.hash) ?? [])]
      .filter(([meaning]) => meaning !== title && (places.get(meaning)?.size ?? 0) <= MOST_PLACES)
      .map(([, text]) => text);
    return linkTexts.length > 0
      ? {...record, linkTexts: [...new Set([...(record.linkTexts ?? []), ...linkTexts])]}
      : record;
  });
}

/** The value of a key, which is made if it's missing. */
function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** The stems of a text's words. */
function meaningOf(text: string): string {
  return queryTerms(text.replace(/(?<=\w)-(?=\w)/g, ' '))
    .map((term) => stem(term.text))
    .join(' ');
}
