import type {Options} from '@docusaurus/plugin-content-docs';
import {editRoot} from '../../../config/site';
import {docsCommon} from './common';

/** The pages about the compiler's errors and warnings: a docs instance without versions. */
export const errors: Options = {
  ...docsCommon('errors'),
  id: 'errors',
  path: 'errors',
  routeBasePath: 'errors',
  sidebarPath: './sidebars-errors.ts',
  editUrl: editRoot,
  editLocalizedFiles: true,
};
