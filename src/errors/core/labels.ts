import type {LabelSet} from '../../kit/core/built-component/built-component';

export const COMPILER_MESSAGES_LABELS = {
  accepts: {message: '{versions}: compiles this code.', description: 'versions is a list such as v8, v9'},
  other: {
    message: '{versions}: another message, explained on its own page: {page}',
    description: 'page is a link to the page about that message',
  },
} as const satisfies LabelSet;

export const ERROR_LIST_LABELS = {
  field: {
    message: 'Paste a message of the compiler',
    description: 'Name of the field that finds the explanation of an error',
  },
  find: {message: 'Find', description: 'Button that opens the explanation of the error in the field'},
  found: {message: 'This message is explained in:', description: 'Announced before a link to a page'},
  similar: {message: 'These pages may help:', description: 'Announced before links to pages'},
  none: {
    message: 'No page explains this message yet. Look for its words in the list, or search the site.',
    description: 'Announced when no page was found',
  },
} as const satisfies LabelSet;
