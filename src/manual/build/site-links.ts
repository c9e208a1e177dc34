/**
 * `[records](manual:record#optional-fields)` → `[records](/docs/manual/latest/record#optional-fields)`
 * The version follows from the page (src/config/page-version.ts).
 */
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {pageLinkVersions} from '../../config/page-version';
import {isSiteLink, resolveSiteLink, unknownScheme} from '../core/routes/links';

/** Remark plugin. Fails the page, with line and column, for a malformed link. */
export function siteLinks(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const page = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      const unknown = unknownScheme(link.url);
      if (unknown !== undefined) file.fail(unknown, node.position);
      if (!isSiteLink(link.url)) return;
      try {
        link.url = resolveSiteLink(link.url, pageLinkVersions(page));
      } catch (error) {
        file.fail((error as Error).message, node.position);
      }
    });
  };
}
