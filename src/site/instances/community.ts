import type {Options} from '@docusaurus/plugin-content-docs';
import {siteRepository} from '../../config/site';
import {docsCommon} from './common';

/** The community pages: a docs instance without versions. */
export const community: Options = {
  ...docsCommon('community'),
  id: 'community',
  path: 'community',
  routeBasePath: 'community',
  sidebarPath: './sidebars-community.ts',
  editUrl: `${siteRepository}/edit/master/`,
  editLocalizedFiles: true,
};
