import {translate} from '@docusaurus/Translate';

/** The site and its parts in titles, in the page's language. */
export const siteNames = () => ({
  site: translate({
    id: 'site.name',
    message: 'ReScript Documentation',
    description: 'Name of the site, at the end of page titles',
  }),
  language: translate({
    id: 'site.name.language',
    message: 'The ReScript Programming Language',
    description: 'Title of the front page',
  }),
  api: translate({id: 'site.name.api', message: 'ReScript API', description: 'At the end of the titles of API pages'}),
  tagline: translate({
    id: 'site.name.tagline',
    message: 'Fast, Simple, Fully Typed JavaScript from the Future',
    description: 'On the card image of pages without a title',
  }),
});
