import type {DocTwin} from './doc-twins';

/** The page in question, as its metadata tells it. */
export type TwinSource = {
  readonly permalink: string;
  readonly title: string;
  /** Address of the version the page is in, such as `/docs/manual/latest`. */
  readonly versionPath: string;
  readonly twins: readonly DocTwin[];
};

/** Where a switch to another version leads, and whether the page itself exists there. */
export type TwinAddress = {
  readonly to: string;
  /** Title of the page that opens instead, when the page does not exist there. */
  readonly instead?: string;
};

/**
 * Where a reader of `source` lands in another version; the notice there is filled from `?missing=`. A page of
 * the same title is the same page under another address, such as `core/array` and `stdlib/array`.
 */
export function twinAddress(source: TwinSource, version: {readonly name: string; readonly path: string}): TwinAddress {
  const twin = source.twins.find((candidate) => candidate.version === version.name);
  if (!twin) return {to: version.path + source.permalink.slice(source.versionPath.length)};
  if (twin.title === source.title) return {to: twin.to};
  const [page, anchor] = twin.to.split('#');
  const to = `${page}?missing=${encodeURIComponent(source.title)}${anchor ? `#${anchor}` : ''}`;
  return {to, instead: twin.title};
}
