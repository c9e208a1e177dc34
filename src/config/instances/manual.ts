import type {Options} from '@docusaurus/plugin-content-docs';
import {environment} from '../env';
import {siteRepository} from '../site';
import {docsVersionOptions, versionLines} from '../versions';
import {docsCommon} from './common';

/** The language manual: Docusaurus' default docs instance. */
export const manual: Options = {
  ...docsCommon('default'),
  path: 'docs',
  routeBasePath: 'docs/manual',
  sidebarPath: './sidebars.ts',
  editUrl: `${siteRepository}/edit/master/`,
  ...docsVersionOptions(versionLines.default, {fast: environment.fast}),
};
