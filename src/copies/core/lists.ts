/** The files that list pages for machines, in llmstxt.org's format: a title, a summary, lists of links. */
import type {List, ListItem, Root, RootContent} from 'mdast';
import {link, paragraph, text} from './nodes';

/** A link in a list, with a description of its target. */
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

/** A list as a tree. Sections without links are left out. */
export function listTree({title, summary, notes, sections}: ListFile): Root {
  return {
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [text(title)]},
      {type: 'blockquote', children: [paragraph(text(summary))]},
      ...notes.map((note) => paragraph(text(note))),
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
  const more = about === '' ? [] : [text(`: ${about}`)];
  return {type: 'listItem', spread: false, children: [paragraph(link(address, title), ...more)]};
}
