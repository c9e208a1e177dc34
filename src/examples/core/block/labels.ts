import {englishWords, type LabelSet, type Words} from '../../../kit/core/built-component/built-component';

/** The examples plugin translates them. */
export const CODE_BLOCK_LABELS = {
  copy: {message: 'Copy', description: 'Button of a code block that copies the code shown'},
  run: {message: 'Run', description: 'Button of a code block that runs its code and shows what it prints'},
  edit: {message: 'Edit', description: 'Button of a code block that turns it into an editor'},
  both: {message: 'Both', description: 'Tab of a code block that shows ReScript and JavaScript together'},
  playground: {message: 'Playground', description: 'Link of a code block that opens its code in the playground'},
  languages: {
    message: 'Language',
    description: 'Name of the group of tabs ReScript, JavaScript, and others, for screen readers',
  },
  packageManagers: {
    message: 'Package manager',
    description: 'Name of the group of tabs npm, yarn, and others, for screen readers',
  },
  explained: {
    message: 'What does this mean?',
    description: 'Link below a message of the compiler, to the page that explains it',
  },
  worksIn: {message: 'Compiles in', description: 'Followed by versions and marks: Compiles in v10 ✗ v11 ✓ v12 ✓'},
  otherOutput: {
    message: 'different output in',
    description: 'Followed by versions whose compiler emits different JavaScript for the example',
  },
} as const satisfies LabelSet;

export type CodeBlockLabels = Words<typeof CODE_BLOCK_LABELS>;

export const ENGLISH_LABELS: CodeBlockLabels = englishWords(CODE_BLOCK_LABELS);
