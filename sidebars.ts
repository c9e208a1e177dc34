import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the next manual version. Order within a category is reading order. */
const sidebars: SidebarsConfig = {
  manual: [
    {
      type: 'category',
      label: 'Overview',
      items: ['introduction', 'installation', 'migrate-to-v11', 'editor-plugins', 'try', 'llms'],
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
        'pipe',
        'pattern-matching-destructuring',
        'mutation',
        'jsx',
        'exception',
        'lazy-values',
        'promise',
        'async-await',
        'tagged-templates',
        'module',
        'import-export',
        'attribute',
        'reserved-keywords',
        'equality-comparison',
      ],
    },
    {
      type: 'category',
      label: 'Advanced Features',
      items: ['extensible-variant', 'scoped-polymorphic-types'],
    },
    {
      type: 'category',
      label: 'JavaScript Interop',
      items: [
        'interop-cheatsheet',
        'embed-raw-javascript',
        'external',
        'bind-to-js-object',
        'bind-to-js-function',
        'import-from-export-to-js',
        'bind-to-global-js-values',
        'json',
        'typescript-integration',
      ],
    },
    {
      type: 'category',
      label: 'Build System',
      items: [
        'build-overview',
        'build-configuration',
        'build-configuration-schema',
        'build-external-stdlib',
        'build-pinned-dependencies',
        'interop-with-js-build-systems',
        'build-performance',
        'warning-numbers',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      items: ['converting-from-js', 'editor-code-analysis', 'project-structure'],
    },
  ],
};

export default sidebars;
