import type {DocCounterpart} from '../../../kit/core/doc-counterparts';

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
