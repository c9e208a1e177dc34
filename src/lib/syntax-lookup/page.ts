import type {LookupEntry, LookupKind} from './entry';

/** The versions of the manual that an entry links to. */
export const LOOKUP_CHOICES = ['latest', 'next'] as const;

export type LookupChoice = (typeof LOOKUP_CHOICES)[number];

/** A link into a version of the manual. */
export type LookupLink = {
  readonly to: string;
  /** Title of the page. */
  readonly page: string;
  readonly heading?: string;
};

/** Another entry. */
export type LookupNeighbor = {readonly to: string; readonly syntax: string; readonly title: string};

/** All that the page of an entry shows; one JSON file each. */
export type LookupPageData = {
  readonly syntax: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: LookupKind;
  /** What that kind is called, in the language of the page. */
  readonly kindName: string;
  /** The text with its examples: static HTML, trusted. */
  readonly html: string;
  /** Links in it to pages of this site, apart by spaces. */
  readonly htmlLinks: string;
  readonly deprecated?: {readonly since: string; readonly html: string; readonly htmlLinks: string};
  readonly links: Readonly<Record<LookupChoice, readonly LookupLink[]>>;
  readonly see: readonly LookupNeighbor[];
  readonly previous?: LookupNeighbor;
  readonly next?: LookupNeighbor;
  readonly editUrl: string;
};

/** An entry as others link to it. */
export function neighbor({id, syntax, title}: LookupEntry, root: string): LookupNeighbor {
  return {to: `${root}/${id}`, syntax, title};
}
