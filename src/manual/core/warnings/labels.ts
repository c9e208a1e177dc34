import type {LabelSet} from '../../../kit/core/built-component/built-component';

export const WARNING_LABELS = {
  filter: {message: 'Filter by number or words', description: 'Name of the field that filters the table of warnings'},
  count: {
    message: '{count} of {total} warnings',
    description: 'Announced while the reader filters the table of warnings',
  },
  caption: {
    message: 'Warnings of {compiler}',
    description: 'Caption of the table of warnings; compiler is a name with a version',
  },
  number: {message: 'Number', description: 'Column of the table of warnings'},
  meaning: {message: 'Meaning', description: 'Column of the table of warnings: what the compiler warns about'},
  byDefault: {message: 'By default', description: 'Column of the table of warnings: state when nothing is configured'},
  on: {message: 'on', description: 'A warning that is reported by default'},
  off: {message: 'off', description: 'A warning that is not reported by default'},
  error: {message: 'error', description: 'A warning that stops the build by default'},
  example: {
    message: 'Example of warning {number}',
    description: 'Title of a link to an example that triggers a warning',
  },
  link: {message: 'Direct link to warning {number}', description: 'Accessible name of the link to a row of the table'},
  letters: {
    message: 'Letters that stand for several warnings',
    description: 'Caption of the table of letters that warning flags take',
  },
  letter: {message: 'Letter', description: 'Column of that table'},
  numbers: {message: 'Warnings', description: 'Column of that table'},
  all: {message: 'all warnings', description: 'What the letter A stands for'},
} as const satisfies LabelSet;
