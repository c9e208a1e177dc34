import {below} from './aliases';

/** When a navigation link is highlighted (specification, 2.3). */
export type LinkMatch =
  /** Always or never. */
  | {readonly kind: 'active'; readonly active: boolean}
  /** Only at this address. */
  | {readonly kind: 'exact'; readonly path: string}
  /** At this address and everything below it. */
  | {readonly kind: 'prefix'; readonly path: string}
  /** At any of these addresses and everything below them. */
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
