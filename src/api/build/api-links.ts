/**
 * `[Array.map](api:Array.map)` → `[Array.map](/docs/manual/latest/api/core/array#map)`
 * The name is resolved in the page's version. `api@next:Array.map` names a version.
 */
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {pageApi} from '../../config/page-version';
import {apiAddress} from '../../config/api-address';
import {versionLines} from '../../config/versions';
import {apiServiceOf} from './service';

const LINK = /^api(?:@(latest|next))?:(.*)$/;

/** The remark plugin. Fails the page, with line and column, for a name its version doesn't have. */
export const apiLinks =
  () =>
  async (tree: Root, file: VFile): Promise<void> => {
    const links: (Link | Definition)[] = [];
    visit(tree, ['link', 'definition'], (node) => {
      if (LINK.test((node as Link).url)) links.push(node as Link | Definition);
    });
    if (links.length === 0) return;
    const own = pageApi(path.relative(file.cwd, file.path).replaceAll(path.sep, '/'));
    for (const link of links) {
      const [, named, name = ''] = LINK.exec(link.url) ?? [];
      const version = named === undefined ? own : versionLines.default[named as 'latest' | 'next'];
      const found = await apiServiceOf(file.cwd).resolve(version.compiler, decodeURIComponent(name));
      if (found.kind === 'unknown') file.fail(found.error, link.position);
      else link.url = apiAddress(version.id, found);
    }
  };
