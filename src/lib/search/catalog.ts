/** A shard made ready for questions: its sections with their places and names, and the reader of its index. */
import {createTextIndex, type TextIndex} from './index/text-index';
import type {Shard, ShardPage} from './index/shard';
import type {Hierarchy} from './protocol';
import {stem} from './stem';
import {queryTerms} from './tokenizer';

export type CatalogSection = {
  readonly page: ShardPage;
  readonly level: number;
  /** Empty for a page's title. */
  readonly anchor: string;
  readonly title: string;
  /** The words of the title and of the titles above it, as stems. */
  readonly titleStems: readonly string[];
  readonly pathStems: ReadonlySet<string>;
  readonly hierarchy: Hierarchy;
  /** The full name of an API item or module. */
  readonly name: string | undefined;
};

export type Catalog = {
  readonly shard: Shard;
  readonly index: TextIndex;
  readonly size: number;
  /** Throws for an index that the shard does not have. */
  readonly section: (index: number) => CatalogSection;
  /** The texts of a section, each with the anchor that leads nearest to it. */
  readonly texts: (index: number) => readonly {readonly text: string; readonly anchor: string}[];
};

export function createCatalog(shard: Shard): Catalog {
  const known = new Map<number, CatalogSection>();
  const stored = (index: number): Shard['sections'][number] => {
    const section = shard.sections[index];
    if (!section) throw new Error(`The search index has no section ${index}.`);
    return section;
  };

  /** The titles of a section and of all it is below, by level: on its page, the last ones before it of each lower level. */
  function titlesOf(index: number): ReadonlyMap<number, string> {
    const [page, ownLevel, , title] = stored(index);
    const titles = new Map([[ownLevel, title]]);
    let level = ownLevel;
    for (let at = index - 1; level > 1 && at >= 0; at--) {
      const [otherPage, otherLevel, , otherTitle] = stored(at);
      if (otherPage !== page) break;
      if (otherLevel >= level) continue;
      titles.set(otherLevel, otherTitle);
      level = otherLevel;
    }
    return titles;
  }

  function read(index: number): CatalogSection {
    const [pageIndex, level, anchor, title] = stored(index);
    const page = shard.pages[pageIndex];
    if (!page) throw new Error(`The search index has no page ${pageIndex}.`);
    const titles = titlesOf(index);
    const at = (wanted: number): string | null => titles.get(wanted) ?? null;
    const hierarchy: Hierarchy = {lvl0: page.area, lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6)};
    return {
      page,
      level,
      anchor,
      title,
      titleStems: stemsOf(title),
      pathStems: new Set([...titles.values()].flatMap(stemsOf)),
      hierarchy,
      name: page.isModule ? [hierarchy.lvl1, hierarchy.lvl2].filter((part) => part !== null).join('.') : undefined,
    };
  }

  return {
    shard,
    index: createTextIndex(shard.index),
    size: shard.sections.length,
    section(index) {
      const section = known.get(index) ?? read(index);
      known.set(index, section);
      return section;
    },
    texts(index) {
      const [, , anchor, , texts, own = {}] = stored(index);
      return texts === '' ? [] : texts.split('\n').map((text, at) => ({text, anchor: own[at] ?? anchor}));
    },
  };
}

/** The words of a title as a query would ask for them. */
export function stemsOf(text: string): readonly string[] {
  return queryTerms(text).map((term) => stem(term.text));
}
