import type {Catalog} from './catalog';
import {countTerms, excerpt} from './excerpt';
import type {Marked, SearchHit} from './protocol';
import {SECTION_LEVELS} from './records/entry';
import type {QueryTerm} from './tokenizer';

/** A section that answers a query, and the reason if it isn't a word match. */
export type Found = {
  readonly catalog: Catalog;
  readonly section: number;
  /** The old name, if the query is one. */
  readonly replaces?: string;
  /** The type of the value, if the query is a type. */
  readonly signature?: string;
};

/**
 * Converts a found section to a hit.
 * @param terms the words to mark
 * @param words the most words of a title or a text
 */
export function toHit(
  {catalog, section: index, signature, replaces}: Found,
  terms: readonly QueryTerm[],
  words: number,
): SearchHit {
  const {page, hierarchy, anchor: own, name, level} = catalog.section(index);
  // The type is why a value is found, not its name.
  const byName = signature === undefined ? terms : [];
  const text = signature === undefined && replaces === undefined ? bestText(catalog, index, terms) : undefined;
  const anchor = text?.anchor ?? own;
  const type = signature === undefined ? typeOf(catalog, index) : withLetters(signature);
  const marked: Marked | undefined =
    type === undefined ? undefined : signature === undefined ? [type] : excerpt(type, terms);
  return {
    url: anchor === '' ? page.path : `${page.path}#${anchor}`,
    area: page.area,
    titles: SECTION_LEVELS.flatMap((at) => {
      const title = hierarchy[at];
      return title === null ? [] : [excerpt(title, byName, words)];
    }),
    ...(name !== undefined && level <= 2 && !text && {isName: true}),
    ...(text && {text: excerpt(text.text, terms, words)}),
    ...(marked && {signature: marked}),
    ...(replaces !== undefined && {replaces}),
  };
}

/** The type of an API item as its page has it. */
function typeOf(catalog: Catalog, index: number): string | undefined {
  const {name, level} = catalog.section(index);
  const written = (name !== undefined && level === 2 && catalog.texts(index)[0]?.text) || '';
  return /^(?:let|external) [^:]+: (.+)$/.exec(written)?.[1] ?? /^type .+$/.exec(written)?.[0];
}

/** The index numbers type variables; readers see letters. */
function withLetters(signature: string): string {
  return signature.replace(/'(\d+)/g, (_, number: string) => `'${String.fromCharCode(96 + Number(number))}`);
}

type FoundText = {readonly text: string; readonly anchor: string};

/** The text to show if a section's texts match more of the query than its titles. */
function bestText(catalog: Catalog, index: number, terms: readonly QueryTerm[]): FoundText | undefined {
  const {hierarchy, name} = catalog.section(index);
  const titles = [...SECTION_LEVELS.map((level) => hierarchy[level] ?? ''), name ?? ''].join(' ');
  let most = countTerms(titles, terms);
  let best: FoundText | undefined;
  for (const found of catalog.texts(index)) {
    const count = most === terms.length ? 0 : countTerms(found.text, terms);
    if (count > most) [most, best] = [count, found];
  }
  return best;
}
