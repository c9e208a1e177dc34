/** A shard prepared for queries: its sections with their positions and names, and the reader of its index. */
import {readValueType, type TypedValue} from '../../api/core/by-type/find-by-type';
import {parseType, typeKey, type TypeTerm} from '../../api/core/by-type/parse-type';
import {createTextIndex, type TextIndex} from './index/text-index';
import type {Shard, ShardPage, ShardSection} from './index/shard';
import {slugOf} from './records/record';
import {queryTerms, stem, wordsOf, type QueryTerm} from './tokenizer';

export type CatalogSection = {
  readonly page: ShardPage;
  readonly level: number;
  /** Empty for a page's title. */
  readonly anchor: string;
  readonly title: string;
  /** The stems of the title's words, without parentheses or anything after a colon. */
  readonly titleStems: readonly string[];
  /** The stems of what the title adds in parentheses. */
  readonly asideStems: readonly string[];
  /** The words of the title in lower case, unstemmed. */
  readonly titleWords: readonly string[];
  readonly contextStems: ReadonlySet<string>;
  /** The stems of what else it's called: by links, and by its keywords. */
  readonly otherNames: readonly (readonly string[])[];
  /** From the page's title down to its own. */
  readonly titles: readonly string[];
  /** The full name of an API item or module. */
  readonly name: string | undefined;
  readonly deprecated: boolean;
};

export type Catalog = {
  readonly shard: Shard;
  readonly index: TextIndex;
  readonly size: number;
  /** The first section of each page, in order, and the number of sections at the end. */
  readonly pageStarts: readonly number[];
  readonly page: (index: number) => ShardPage;
  readonly section: (index: number) => CatalogSection;
  /** The texts of a section, each with the nearest anchor. */
  readonly texts: (index: number) => readonly {readonly text: string; readonly anchor: string}[];
  /** The values of the API by type, with their sections. Read on first use. */
  readonly typedValues: () => readonly (TypedValue & {readonly section: number; readonly signature: string})[];
  /** The types that type names stand for, by the name's key. Read on first use. */
  readonly abbreviations: () => ReadonlyMap<string, TypeTerm>;
  /** The section of an old name's successor, and the name as written. Upper and lower case are the same. */
  readonly replacement: (name: string) => {readonly section: number; readonly replaces: string} | undefined;
};

/** The extra cost of values in libraries readers rarely mean, and of deprecated ones. */
const LIBRARY_HANDICAP = 1;
const DEPRECATED_HANDICAP = 0.8;
/** Per letter of the name: the most common items have the shortest names. */
const LENGTH_HANDICAP = 0.01;

/** Makes the catalog. Data that only some queries need is read on first use. */
export function createCatalog(shard: Shard): Catalog {
  const known = new Map<number, CatalogSection>();
  const pageStarts = [
    ...shard.sections.flatMap(({page}, index) => (shard.sections[index - 1]?.page === page ? [] : [index])),
    shard.sections.length,
  ];
  const stored = (index: number): ShardSection => shard.sections[index]!;
  const pageOf = (index: number): ShardPage => shard.pages[stored(index).page]!;

  /** From the page down; a parent is the closest preceding heading on the page with a lower level. */
  function parentsOf(index: number): readonly ShardSection[] {
    let {level} = stored(index);
    const parents: ShardSection[] = [];
    for (let at = index - 1; level > 1 && shard.sections[at]?.page === stored(index).page; at--) {
      if (stored(at).level >= level) continue;
      parents.unshift(stored(at));
      ({level} = stored(at));
    }
    return parents;
  }

  function read(index: number): CatalogSection {
    const {level, title, otherNames, deprecated = false} = stored(index);
    const page = pageOf(index);
    const parents = parentsOf(index);
    const path = [...parents, stored(index)];
    return {
      page,
      level,
      anchor: anchorOf(stored(index)),
      title,
      titleWords: titleTerms(title).map(({text}) => text),
      titleStems:
        page.isModule && level > 1 ? stemsOfName(title) : stemsOf(title.replace(/ \(.*\)$|: .*$/, '') || title),
      asideStems: page.isModule ? [] : stemsOf(/ \((.*)\)$/.exec(title)?.[1] ?? ''),
      contextStems: new Set(parents.flatMap((parent) => stemsOf(parent.title))),
      otherNames: (otherNames?.split('\n') ?? []).map(stemsOf).filter(({length}) => length > 0),
      titles: path.map((at) => at.title),
      deprecated,
      name: page.isModule ? path.flatMap((at) => (at.level <= 2 ? at.title : [])).join('.') : undefined,
    };
  }

  function section(index: number): CatalogSection {
    const found = known.get(index) ?? read(index);
    known.set(index, found);
    return found;
  }

  const renames = lazy(
    () =>
      new Map(shard.renames.map(([oldName, index]) => [oldName.toLowerCase(), {section: index, replaces: oldName}])),
  );
  return {
    shard,
    index: createTextIndex(shard.index),
    size: shard.sections.length,
    pageStarts,
    page: pageOf,
    section,
    texts(index) {
      const {texts, anchors: own = {}} = stored(index);
      const anchor = anchorOf(stored(index));
      return texts === undefined ? [] : texts.split('\n').map((text, at) => ({text, anchor: own[at] ?? anchor}));
    },
    typedValues: lazy(() =>
      shard.types.flatMap(([signature, index]) => {
        const type = readValueType(signature);
        const {page, title, deprecated} = section(index);
        const handicap =
          LIBRARY_HANDICAP * Math.max(0, 1.2 - page.weight) +
          (deprecated ? DEPRECATED_HANDICAP : 0) +
          LENGTH_HANDICAP * title.length;
        return type ? [{type, section: index, signature, handicap}] : [];
      }),
    ),
    abbreviations: lazy(() => {
      const meanings = shard.abbreviations.flatMap(([name, meaning]): [string, TypeTerm][] => {
        const term = parseType(meaning);
        return term && /[A-Z]/.test(name) ? [[typeKey(name), term]] : [];
      });
      return new Map(meanings.filter(([key, term]) => term.kind !== 'constructor' || term.key !== key));
    }),
    replacement: (name) => renames().get(name.toLowerCase()),
  };
}

/** Makes a value on first use and keeps it. */
function lazy<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** A section's anchor, which is stored only where it isn't its title's slug; empty for a page's title. */
function anchorOf({level, title, anchor}: ShardSection): string {
  return level === 1 ? '' : (anchor ?? slugOf(title));
}

/** The terms of a text for comparing titles, which treats hyphens and spaces alike. */
export function titleTerms(text: string): readonly QueryTerm[] {
  return queryTerms(text.replace(/(?<=\w)-(?=\w)/g, ' '));
}

/** The names of sections are read more than once: those of a page with each of its sections. */
const knownStems = new Map<string, readonly string[]>();

function stemsOf(text: string): readonly string[] {
  const stems = knownStems.get(text) ?? titleTerms(text).map((term) => stem(term.text));
  knownStems.set(text, stems);
  return stems;
}

/** The stems of a name's words, and the name: `removeInPlace` is remove, in and place. */
function stemsOfName(name: string): readonly string[] {
  const words = wordsOf(name).map((word) => stem(word.toLowerCase()));
  return words.length > 1 ? [...new Set([...words, name.toLowerCase()])] : words;
}
