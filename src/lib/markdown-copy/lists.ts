/** The files that list pages for machines, in llmstxt.org's format: a title, a summary, lists of links. */
import type {List, ListItem, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';

export type ListedLink = {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
  /** A sentence or two, or empty. */
  readonly about: string;
};

export type ListSection = {readonly title: string; readonly links: readonly ListedLink[]};

export type ListFile = {
  readonly title: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly sections: readonly ListSection[];
};

/** Sections without links are left out. */
export function listTree({title, summary, notes, sections}: ListFile): Root {
  return {
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [text(title)]},
      {type: 'blockquote', children: [paragraph([text(summary)])]},
      ...notes.map((note) => paragraph([text(note)])),
      ...sections.flatMap(sectionNodes),
    ],
  };
}

function sectionNodes({title, links}: ListSection): readonly RootContent[] {
  if (links.length === 0) return [];
  const list: List = {type: 'list', ordered: false, spread: false, children: links.map(linkItem)};
  return [{type: 'heading', depth: 2, children: [text(title)]}, list];
}

function linkItem({title, address, about}: ListedLink): ListItem {
  const link: PhrasingContent = {type: 'link', url: address, children: [text(title)]};
  return {type: 'listItem', spread: false, children: [paragraph(about === '' ? [link] : [link, text(`: ${about}`)])]};
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function text(value: string): {type: 'text'; value: string} {
  return {type: 'text', value};
}
