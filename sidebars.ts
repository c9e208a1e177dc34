import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the next manual version. Order within a category is reading order. */
const sidebars: SidebarsConfig = {
  manual: [
    {
      type: 'category',
      label: 'Overview',
      items: ['introduction'],
    },
    {
      type: 'category',
      label: 'Language Features',
      items: [
        'overview',
        'let-binding',
        'type',
        'primitive-types',
        'tuple',
        'record',
        'object',
        'dict',
        'variant',
        'polymorphic-variant',
        'null-undefined-option',
        'array-and-list',
        'function',
        'control-flow',
      ],
    },
    {
      type: 'category',
      label: 'JavaScript Interop',
      items: ['embed-raw-javascript', 'external', 'bind-to-js-object', 'bind-to-js-function'],
    },
  ],
};

export default sidebars;
