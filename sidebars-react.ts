import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the next version of the React binding docs. */
const sidebars: SidebarsConfig = {
  react: [
    {
      type: 'category',
      label: 'Overview',
      items: ['introduction', 'installation', 'migrate-react'],
    },
    {
      type: 'category',
      label: 'Main Concepts',
      items: [
        'elements-and-jsx',
        'rendering-elements',
        'components-and-props',
        'arrays-and-keys',
        'events',
        'refs-and-the-dom',
        'context',
        'memo',
        'styling',
        'router',
        'lazy-components',
        'import-export-reactjs',
      ],
    },
    {
      type: 'category',
      label: 'Hooks & State Management',
      items: [
        'hooks-overview',
        'hooks-effect',
        'hooks-state',
        'form-actions',
        'hooks-reducer',
        'hooks-context',
        'hooks-ref',
        'hooks-custom',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      items: ['beyond-jsx', 'forwarding-refs', 'extensions-of-props'],
    },
    {
      type: 'category',
      label: 'Extra',
      items: ['llms'],
    },
  ],
};

export default sidebars;
