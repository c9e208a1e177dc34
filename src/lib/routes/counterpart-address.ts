import type {DocCounterpart} from './doc-counterparts';

/** The page, from its metadata. */
export type CounterpartSource = {
  readonly permalink: string;
  readonly title: string;
  /** Address of the page's version, such as `/docs/manual/latest`. */
  readonly versionPath: string;
  readonly counterparts: readonly DocCounterpart[];
};

/** Where switching to another version leads, and whether that version has the page. */
export type CounterpartAddress = {
  readonly to: string;
  /** Title of the page that opens instead, if the version doesn't have the page. */
  readonly instead?: string;
};

/**
 * Where a reader of `source` lands in another version. The notice there gets its text from `?missing=`. A page with the
 * same title is the same page under a different address, such as `core/array` and `stdlib/array`.
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
