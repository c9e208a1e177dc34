import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {CommentFormat} from '../model/model';
import {ocamldocLinks, ocamldocToMarkdown} from './ocamldoc';

type DocsSyntax = CommentFormat['syntax'];

const EXTENSIONS = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};
const parsed = new Map<string, Root>();

/**
 * Parses a comment as GitHub Flavored Markdown; MDX syntax is text. Trees are cached, because versions repeat most of
 * each other's comments, and must not be modified.
 */
export function parseDocs(docs: string, syntax: DocsSyntax): Root {
  const markdown = syntax === 'ocamldoc' ? ocamldocToMarkdown(docs) : ocamldocLinks(docs);
  const known =
    parsed.get(markdown) ?? fromMarkdown(markdown, /^\s*\|?\s*:?-+:?\s*\||~~/m.test(markdown) ? EXTENSIONS : {});
  parsed.set(markdown, known);
  return known;
}
