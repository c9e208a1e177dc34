import type {Options} from '@docusaurus/plugin-content-docs';
import {editRoot} from '../../../config/site';
import {docsCommon} from './common';

/** The community pages: a docs instance without versions. */
export const community: Options = {
  ...docsCommon('community'),
  id: 'community',
  path: 'community',
  routeBasePath: 'community',
  sidebarPath: './sidebars-community.ts',
  editUrl: editRoot,
  editLocalizedFiles: true,
};
