import type {LabelSet} from '../../../kit/core/built-component/built-component';

export const LIBRARY_MOVES_LABELS = {
  caption: {
    message: 'Names of {older} and where they are in {newer}',
    description: 'Caption of the table; older and newer are versions of the language',
  },
  module: {message: 'Module', description: 'Column of the table of moves'},
  names: {message: 'Names', description: 'Column: how many names a module has'},
  stays: {message: 'Stay', description: 'Column: how many keep their name'},
  migration: {message: 'Migration', description: 'Column: how many have a machine-readable migration'},
  deprecation: {
    message: 'Deprecation',
    description: 'Column: how many have a new name in the text of their deprecation',
  },
  dataFirst: {message: 'Twin', description: 'Column: how many go the way of the data-first module'},
  type: {message: 'Same type', description: 'Column: how many have a successor of the same name and type'},
  review: {message: 'By hand', description: 'Column: how many have a successor found by hand'},
  none: {message: 'None', description: 'Column: how many have no successor'},
  total: {message: '{library} in all', description: 'Last row of a library'},
} as const satisfies LabelSet;
