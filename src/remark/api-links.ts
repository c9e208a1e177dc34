/**
 * `[Array.map](api:Array.map)` → `[Array.map](/docs/manual/latest/api/core/array#map)`
 *
 * The name is written as a reader of the page's version writes it; the address is in that version.
 * `api@next:Array.map` names the version where the page means that one.
 */
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {pageCompiler} from '../config/page-version';
import {apiAddress} from '../config/api-address';
import {versionLines} from '../config/versions';
import {resolveApiName} from '../lib/api-model/resolve-name';
import {apiServiceOf} from '../plugins/api-reference/service';

const LINK = /^api(?:@(latest|next))?:(.*)$/;

/** Remark plugin. Fails the page, with line and column, for a name that its version does not have. */
export function apiLinks(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const links: (Link | Definition)[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      if (LINK.test((node as Link).url)) links.push(node as Link | Definition);
    });
    if (links.length === 0) return;
    const own = pageCompiler(path.relative(file.cwd, file.path).replaceAll(path.sep, '/'));
    for (const link of links) {
      const [, named, name = ''] = LINK.exec(link.url) ?? [];
      const version = named === undefined ? own : versionLines.default[named as 'latest' | 'next'].id;
      const found = resolveApiName(await apiServiceOf(file.cwd).index(version), decodeURIComponent(name));
      if (found.kind === 'unknown') file.fail(found.error, link.position);
      else link.url = apiAddress(version, found);
    }
  };
}
