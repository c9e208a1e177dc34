import type {LabelSet} from '../../../kit/core/built-component/built-component';

/** The labels of the list "What changed on this page". */
export const PAGE_CHANGES_LABELS = {
  title: {
    message: 'What changed on this page since {before}',
    description: 'Summary of a closed list at the end of a manual page; before is a version such as v11',
  },
  added: {
    message: 'New names in the examples:',
    description: 'Item of that list, followed by names of the standard library',
  },
  replaced: {
    message: 'Removed or deprecated names that {before} used here:',
    description: 'Item of that list, followed by names of the standard library, some with an arrow and a new name',
  },
  onlyNow: {
    message: "Examples that don't compile in {before}:",
    description: 'Item of that list, followed by links to sections of the page',
  },
  onlyBefore: {
    message: "Examples of {before} that don't compile anymore:",
    description: 'Item of that list, followed by links to sections of the page of version {before}',
  },
  otherOutput: {
    message: 'Examples with different output in {before}: {count} of {all}',
    description: 'Item of that list',
  },
  top: {message: 'beginning of the page', description: 'Name of the part of a page before its first heading'},
} as const satisfies LabelSet;
