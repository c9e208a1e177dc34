import type {DocCounterpart} from '../../../kit/core/doc-counterparts';

/**
 * The same page in another version, otherwise the page that covers its subject, otherwise the first one of its
 * category.
 */

export type CounterpartPage = {
  /** The address after the version: `record`, `api/belt`. */
  readonly slug: string;
  readonly title: string;
  /** The page's category in the sidebar; undefined for pages that aren't in one. */
  readonly category: string | undefined;
};

/** `anchor` includes the #. */
type Counterpart = {
  readonly slug: string;
  readonly anchor: string;
  readonly kind: 'same' | 'successor' | 'category';
};

/**
 * Finds the counterpart of `page` in another version.
 * @param others the pages of the other version, in sidebar order
 * @param successors for a slug that some versions don't have, the pages that teach the same thing there, as slugs with
 * an optional #anchor. A slug without a slash also stands for a folder: `stdlib` → `core` finds `core/array` for
 * `stdlib/array`.
 * @returns undefined only if the other version has no pages
 */
export function findCounterpart(
  page: CounterpartPage,
  others: readonly CounterpartPage[],
  successors: Readonly<Record<string, readonly string[]>>,
): Counterpart | undefined {
  const has = (slug: string): boolean => others.some((other) => other.slug === slug);
  if (has(page.slug)) return {slug: page.slug, anchor: '', kind: 'same'};
  for (const successor of successors[page.slug] ?? []) {
    const [slug = '', anchor] = successor.split('#');
    if (has(slug)) return {slug, anchor: anchor ? `#${anchor}` : '', kind: 'successor'};
  }
  const [head = '', ...rest] = page.slug.split('/');
  for (const successor of rest.length > 0 ? (successors[head] ?? []) : []) {
    const slug = [successor, ...rest].join('/');
    if (has(slug)) return {slug, anchor: '', kind: 'successor'};
  }
  const neighbor = others.find((other) => other.category === page.category) ?? others[0];
  return neighbor && {slug: neighbor.slug, anchor: '', kind: 'category'};
}

type CounterpartSource = {
  readonly permalink: string;
  readonly title: string;
  /** The address of the page's version: `/docs/manual/latest`. */
  readonly versionPath: string;
  readonly counterparts: readonly DocCounterpart[];
};

export type CounterpartAddress = {
  readonly to: string;
  /** The page that opens instead, if the version doesn't have this one. */
  readonly instead?: string;
};

/**
 * Where switching to another version leads. The notice there gets its text from `?missing=`. A page with the same title
 * is the same page, such as `core/array` and `stdlib/array`.
 */
export function counterpartAddress(
  source: CounterpartSource,
  version: {readonly name: string; readonly path: string},
): CounterpartAddress {
  const counterpart = source.counterparts.find((candidate) => candidate.version === version.name);
  if (!counterpart) return {to: version.path + source.permalink.slice(source.versionPath.length)};
  if (counterpart.title === source.title) return {to: counterpart.to};
  const [page, anchor] = counterpart.to.split('#');
  const to = `${page}?missing=${encodeURIComponent(source.title)}${anchor ? `#${anchor}` : ''}`;
  return {to, instead: counterpart.title};
}
