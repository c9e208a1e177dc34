import type {StaleSection} from '../../languages/core/sections';
import type {LookupKind} from './entry';

export const LOOKUP_CHOICES = ['latest', 'next'] as const;

export type LookupChoice = (typeof LOOKUP_CHOICES)[number];

export type LookupLink = {
  readonly to: string;
  readonly page: string;
  readonly heading?: string;
};

/** A link to an entry from another entry's page. */
export type LookupNeighbor = {readonly to: string; readonly syntax: string; readonly title: string};

/** One JSON file an entry. */
export type LookupPageData = {
  readonly syntax: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: LookupKind;
  /** In the page's language. */
  readonly kindName: string;
  /** Text and examples, as trusted static HTML. */
  readonly html: string;
  /** Its links within the site, separated by spaces. */
  readonly htmlLinks: string;
  readonly deprecated?: {readonly since: string; readonly html: string; readonly htmlLinks: string};
  readonly links: Readonly<Record<LookupChoice, readonly LookupLink[]>>;
  readonly see: readonly LookupNeighbor[];
  readonly previous?: LookupNeighbor;
  readonly next?: LookupNeighbor;
  readonly editUrl: string;
  /** If it's older than its source. */
  readonly stale?: readonly StaleSection[];
};
