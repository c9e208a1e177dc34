import type {LabelSet} from '../../kit/core/built-component/built-component';

export const PACKAGE_LABELS = {
  official: {message: 'Official', description: 'Packages maintained by the ReScript project'},
  community: {message: 'Community', description: 'Packages maintained by others'},
  more: {message: 'More on npm', description: "Heading over packages that weren't picked by hand"},
  outdated: {
    message: 'outdated',
    description:
      "A package that doesn't work with a current version, hasn't been published for years, or has a successor",
  },
  replacedBy: {message: 'Use {name} instead.', description: 'A package has a successor; name is a link to it'},
  worksWith: {message: 'Works with', description: 'Followed by versions of the manual: v11 v12'},
  byRange: {
    message: 'It requires {range}',
    description: 'Tooltip on the versions a package works with; range is rescript >=12',
  },
  none: {message: 'no version documented here', description: 'Follows: Works with'},
  published: {message: 'published {date}', description: 'Day of the last publication of a package'},
  sources: {message: 'Sources', description: 'Link to the sources of a package'},
} as const satisfies LabelSet;
