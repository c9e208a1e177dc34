import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the community pages. */
const sidebars: SidebarsConfig = {
  community: [
    {
      type: 'category',
      label: 'Resources',
      items: ['overview', 'content', 'roadmap', 'code-of-conduct', 'translations'],
    },
  ],
};

export default sidebars;
