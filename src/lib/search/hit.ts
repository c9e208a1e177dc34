import type {Catalog} from './catalog';
import {countTerms, excerpt, highlight, type ExcerptStyle} from './excerpt';
import type {Found} from './find';
import {SNIPPET_WORDS} from './limits';
import {
  SECTION_LEVELS,
  type HitType,
  type MarkedHit,
  type MarkedText,
  type SearchHit,
  type SearchParameters,
} from './protocol';
import type {QueryTerm} from './tokenizer';

/** The format a request specifies for its hits. */
export type HitStyle = ExcerptStyle & {
  /** The number of words in an excerpt, by attribute: `content`, `hierarchy.lvl1`. */
  readonly words: ReadonlyMap<string, number>;
};

/** The format a request specifies for its hits, with DocSearch's defaults for missing values. */
export function hitStyle({
  attributesToSnippet = [],
  highlightPreTag = '<mark>',
  highlightPostTag = '</mark>',
  snippetEllipsisText = '…',
}: SearchParameters): HitStyle {
  const words = attributesToSnippet.map((attribute) => {
    const [name = '', count] = attribute.split(':');
    return [name, Number(count) || SNIPPET_WORDS.wide] as const;
  });
  return {before: highlightPreTag, after: highlightPostTag, ellipsis: snippetEllipsisText, words: new Map(words)};
}

/**
 * Converts a found section to a hit. @param terms the words to highlight @param origin of the site, without a trailing
 * slash: `https://example.org`
 */
export function toHit(
  {catalog, section: index, signature, replaces}: Found,
  terms: readonly QueryTerm[],
  style: HitStyle,
  origin: string,
): SearchHit {
  const section = catalog.section(index);
  const {page, hierarchy, position} = section;
  const text = signature === undefined && replaces === undefined ? bestText(catalog, index, terms) : undefined;
  const type = signature === undefined ? typeOf(catalog, index) : withLetters(signature);
  const anchor = text?.anchor ?? section.anchor;
  const pageUrl = origin + page.path;
  const snippet = (attribute: string, value: string): MarkedText =>
    excerpt(value, terms, style.words.get(attribute) ?? SNIPPET_WORDS.wide, style);
  const mark = (how: (attribute: string, value: string) => MarkedText): MarkedHit => ({
    hierarchy: Object.fromEntries(
      SECTION_LEVELS.flatMap((level) => {
        const title = hierarchy[level];
        return title === null ? [] : [[level, how(`hierarchy.${level}`, title)]];
      }),
    ),
    ...(text && {content: how('content', text.text)}),
  });
  return {
    // DocSearch makes React keys of these: two rows with one id would both stay when the query changes.
    objectID: `${page.path}#${anchor}:${position}${text ? `.${text.at}` : ''}`,
    url: anchor === '' ? pageUrl : `${pageUrl}#${anchor}`,
    url_without_anchor: pageUrl,
    anchor: anchor === '' ? null : anchor,
    type: text ? 'content' : (`lvl${section.level}` as HitType),
    hierarchy,
    content: text?.text ?? null,
    version: catalog.shard.versions,
    lang: catalog.shard.lang,
    _snippetResult: mark(snippet),
    _highlightResult: mark((_, value) => highlight(value, terms, style)),
    ...(replaces !== undefined && {replaces}),
    ...(type !== undefined && {signature: type}),
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

type FoundText = {readonly text: string; readonly anchor: string; readonly at: number};

/** The text to show if a section's texts match more of the query than its titles. */
function bestText(catalog: Catalog, index: number, terms: readonly QueryTerm[]): FoundText | undefined {
  const {hierarchy, name} = catalog.section(index);
  const titles = [...SECTION_LEVELS.map((level) => hierarchy[level] ?? ''), name ?? ''].join(' ');
  let most = countTerms(titles, terms);
  let best: FoundText | undefined;
  catalog.texts(index).forEach(({text, anchor}, at) => {
    const count = most === terms.length ? 0 : countTerms(text, terms);
    if (count > most) [most, best] = [count, {text, anchor, at}];
  });
  return best;
}
