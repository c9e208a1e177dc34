import type {Options} from '@docusaurus/plugin-content-docs';
import type {ExtraOptions} from '../../../manual/build/docs';
import {environment} from '../../../config/env';
import {docsVersionOptions, versionLines} from '../../../config/versions';

/** The API reference. Its folders are written by the build (src/api/build). */
export const api: Options & ExtraOptions = {
  id: 'api',
  path: '.generated/api',
  routeBasePath: 'docs/manual',
  sidebarPath: '.generated/api-sidebars.json',
  activePath: '/:version/api',
  breadcrumbs: true,
  showLastUpdateTime: false,
  ...docsVersionOptions(versionLines.api, {suffix: '/api', fast: environment.fast}),
};
