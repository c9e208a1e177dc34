import type {Options} from '@docusaurus/plugin-content-docs';
import {environment} from '../../config/env';
import {siteRepository} from '../../config/site';
import {docsVersionOptions, versionLines} from '../../config/versions';
import {docsCommon} from './common';

/** The docs of the React binding. */
export const react: Options = {
  ...docsCommon('react'),
  id: 'react',
  path: 'react-docs',
  routeBasePath: 'docs/react',
  sidebarPath: './sidebars-react.ts',
  editUrl: `${siteRepository}/edit/master/`,
  editLocalizedFiles: true,
  ...docsVersionOptions(versionLines.react, {fast: environment.fast}),
};
