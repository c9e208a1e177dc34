import type {LabelSet} from '../../../kit/core/built-component/built-component';

export const VERSION_NEWS_LABELS = {
  added: {message: 'New', description: 'Heading of the list of features that a version brought'},
  gone: {
    message: 'Gone since {before}',
    description: 'Heading of the list of features a version no longer has; before is v11',
  },
  caption: {
    message: 'Names in the libraries, {before} to {now}',
    description: 'Caption of a table; before and now are versions such as v11',
  },
  library: {message: 'Library', description: 'Column of that table'},
  addedNames: {message: 'New', description: 'Column of that table: number of names'},
  removedNames: {message: 'Removed', description: 'Column of that table: number of names'},
  changedNames: {message: 'Changed type', description: 'Column of that table: number of names'},
  deprecatedNames: {
    message: 'Deprecated',
    description: 'Column of that table: number of names deprecated since the version before',
  },
  removedList: {message: 'The {count} removed names', description: 'Summary of a closed list of names'},
  deprecatedList: {
    message: 'The deprecated names, by module',
    description: 'Summary of a closed list of modules with counts',
  },
  'Standard library': {message: 'Standard library', description: 'Row of that table'},
} as const satisfies LabelSet;
