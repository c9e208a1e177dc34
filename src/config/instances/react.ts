import type {Options} from '@docusaurus/plugin-content-docs';
import {environment} from '../env';
import {siteRepository} from '../site';
import {docsVersionOptions, versionLines} from '../versions';
import {docsCommon} from './common';

/** The docs of the React binding. */
export const react: Options = {
  ...docsCommon('react'),
  id: 'react',
  path: 'react-docs',
  routeBasePath: 'docs/react',
  sidebarPath: './sidebars-react.ts',
  editUrl: `${siteRepository}/edit/master/`,
  ...docsVersionOptions(versionLines.react, {fast: environment.fast}),
};
