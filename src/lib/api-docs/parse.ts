/** Comments of all versions as one kind of tree: Markdown, with GitHub's tables. */
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {ocamldocLinks, ocamldocToMarkdown} from './ocamldoc';

/** How a package writes its comments. */
export type DocsSyntax = 'ocamldoc' | 'markdown';

/** Comments of the oldest version are for ocamldoc; later ones have Markdown, with some ocamldoc links left. */
export function docsSyntax(version: string): DocsSyntax {
  return version === 'v8.0.0' ? 'ocamldoc' : 'markdown';
}

const EXTENSIONS = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};
const parsed = new Map<string, Root>();

/**
 * Parses a comment. Nothing in it is ever code for the page: MDX syntax is text. Versions repeat most of
 * each other's comments, so trees are kept; nobody may change them.
 */
export function parseDocs(docs: string, syntax: DocsSyntax): Root {
  const markdown = syntax === 'ocamldoc' ? ocamldocToMarkdown(docs) : ocamldocLinks(docs);
  const known = parsed.get(markdown) ?? fromMarkdown(markdown, /^\s*\|?\s*:?-+:?\s*\||~~/m.test(markdown) ? EXTENSIONS : {});
  parsed.set(markdown, known);
  return known;
}
