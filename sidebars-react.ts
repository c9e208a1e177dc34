import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the next version of the React binding docs. */
const sidebars: SidebarsConfig = {
  react: [
    {
      type: 'category',
      label: 'Overview',
      items: ['introduction'],
    },
  ],
};

export default sidebars;
