import type {ThemeConfig} from '@docusaurus/preset-classic';
import {environment} from '../../config/env';
import {algoliaThemeConfig} from '../../config/search';
import {siteKeywords, siteTitle, tagline} from '../../config/site';

/** Header and footer are our own and need none. */
export const themeConfig: ThemeConfig = {
  metadata: [
    {name: 'keywords', content: siteKeywords},
    {name: 'twitter:site', content: '@rescriptlang'},
    {property: 'og:site_name', content: siteTitle},
    {property: 'og:type', content: 'website'},
    {name: 'description', content: tagline},
  ],
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {additionalLanguages: ['bash']},
  ...(environment.algolia && {algolia: algoliaThemeConfig(environment.algolia)}),
};
