import {below} from '../../../kit/core/aliases';

/**
 * Where a navigation link is highlighted: always or never, at one address, at and below one or
 * several.
 */
export type LinkMatch =
  | {readonly kind: 'active'; readonly active: boolean}
  | {readonly kind: 'exact'; readonly path: string}
  | {readonly kind: 'prefix'; readonly path: string}
  | {readonly kind: 'list'; readonly paths: readonly string[]};

/** Whether a link is highlighted on the page at `path` (from the site's root; a trailing slash doesn't matter). */
export function isActiveLink(path: string, match: LinkMatch): boolean {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  switch (match.kind) {
    case 'active':
      return match.active;
    case 'exact':
      return page === match.path;
    case 'prefix':
      return below(match.path, page) !== undefined;
    case 'list':
      return match.paths.some((start) => below(start, page) !== undefined);
  }
}
