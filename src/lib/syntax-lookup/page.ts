import type {StaleSection} from '../languages/sections';
import type {LookupEntry, LookupKind} from './entry';

/** The manual versions an entry links to. */
export const LOOKUP_CHOICES = ['latest', 'next'] as const;

export type LookupChoice = (typeof LOOKUP_CHOICES)[number];

/** A link to a manual version. */
export type LookupLink = {
  readonly to: string;
  /** Title of the page. */
  readonly page: string;
  readonly heading?: string;
};

/** Another entry. */
export type LookupNeighbor = {readonly to: string; readonly syntax: string; readonly title: string};

/** The data for an entry's page; one JSON file per entry. */
export type LookupPageData = {
  readonly syntax: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: LookupKind;
  /** The kind's label in the page's language. */
  readonly kindName: string;
  /** The text with its examples, as trusted static HTML. */
  readonly html: string;
  /** Links in it to pages of this site, separated by spaces. */
  readonly htmlLinks: string;
  readonly deprecated?: {readonly since: string; readonly html: string; readonly htmlLinks: string};
  readonly links: Readonly<Record<LookupChoice, readonly LookupLink[]>>;
  readonly see: readonly LookupNeighbor[];
  readonly previous?: LookupNeighbor;
  readonly next?: LookupNeighbor;
  readonly editUrl: string;
  /** Of a translation that is older than its source. */
  readonly stale?: readonly StaleSection[];
};

/** An entry that others link to. */
export function neighbor({id, syntax, title}: LookupEntry, root: string): LookupNeighbor {
  return {to: `${root}/${id}`, syntax, title};
}
