import {englishWords, type LabelSet, type Words} from '../built-component/built-component';

/** The words on a code block, with what a translator has to know. The examples plugin has them translated. */
export const CODE_BLOCK_LABELS = {
  copy: {message: 'Copy', description: 'Button of a code block that copies the code shown'},
  copied: {message: 'Copied to clipboard', description: 'Shown for three seconds after the copy button was pressed'},
  playground: {message: 'Playground', description: 'Link of a code block that opens its code in the playground'},
  openInPlayground: {message: 'Open in playground', description: 'Title of that link'},
  languages: {message: 'Language', description: 'Name of the group of tabs ReScript, JavaScript and others, for screen readers'},
  packageManagers: {message: 'Package manager', description: 'Name of the group of tabs npm, yarn and others, for screen readers'},
  worksIn: {message: 'Compiles in', description: 'Followed by versions and marks: Compiles in v10 ✗ v11 ✓ v12 ✓'},
  otherOutput: {message: 'other output in', description: 'Followed by versions whose compiler writes other JavaScript for the example'},
} as const satisfies LabelSet;

export type CodeBlockLabels = Words<typeof CODE_BLOCK_LABELS>;

/** As they are written here. */
export const ENGLISH_LABELS: CodeBlockLabels = englishWords(CODE_BLOCK_LABELS);
