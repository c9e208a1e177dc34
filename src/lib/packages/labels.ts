import type {LabelSet} from '../built-component/built-component';

/** The words of the list of packages, with what a translator has to know. */
export const PACKAGE_LABELS = {
  official: {message: 'Official', description: 'Packages kept by the ReScript project'},
  community: {message: 'Community', description: 'Packages kept by others'},
  more: {message: 'More on npm', description: 'Heading over packages that nobody chose for the list'},
  outdated: {message: 'outdated', description: 'A package that works with no current version, was not published for years, or has a successor'},
  replacedBy: {message: 'Use {name} instead.', description: 'A package has a successor; name is a link to it'},
  worksWith: {message: 'Works with', description: 'Followed by versions of the manual: v11 v12'},
  byRange: {message: 'It asks for {range}', description: 'Tooltip on the versions a package works with; range is rescript >=12'},
  none: {message: 'no version of this manual', description: 'Follows: Works with'},
  published: {message: 'published {date}', description: 'Day of the last publication of a package'},
  sources: {message: 'Sources', description: 'Link to the sources of a package'},
} as const satisfies LabelSet;
