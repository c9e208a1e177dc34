import type {Options} from '@docusaurus/plugin-content-docs';
import {environment} from '../../../config/env';
import {editRoot} from '../../../config/site';
import {docsVersionOptions, versionLines} from '../../../config/versions';
import {pageChangesAtEnd} from '../../../api/build/page-changes';
import {docsCommon} from './common';

/** The language manual: Docusaurus' default docs instance. */
export const manual: Options = {
  ...docsCommon('default', environment.production ? [pageChangesAtEnd] : []),
  path: 'docs',
  routeBasePath: 'docs/manual',
  sidebarPath: './sidebars.ts',
  editUrl: editRoot,
  editLocalizedFiles: true,
  ...docsVersionOptions(versionLines.default, {fast: environment.fast}),
};
