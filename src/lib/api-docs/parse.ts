/** Parses the comments of all versions into one kind of tree: GitHub Flavored Markdown. */
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {CommentFormat} from '../api-model/model';
import {ocamldocLinks, ocamldocToMarkdown} from './ocamldoc';

type DocsSyntax = CommentFormat['syntax'];

const EXTENSIONS = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};
const parsed = new Map<string, Root>();

/**
 * Parses a comment. Nothing in it is treated as code for the page: MDX syntax is text. Versions repeat most of each
 * other's comments, so trees are cached and must not be modified.
 */
export function parseDocs(docs: string, syntax: DocsSyntax): Root {
  const markdown = syntax === 'ocamldoc' ? ocamldocToMarkdown(docs) : ocamldocLinks(docs);
  const known =
    parsed.get(markdown) ?? fromMarkdown(markdown, /^\s*\|?\s*:?-+:?\s*\||~~/m.test(markdown) ? EXTENSIONS : {});
  parsed.set(markdown, known);
  return known;
}
