import type {Options} from '@docusaurus/plugin-content-docs';
import {environment} from '../../../config/env';
import {editRoot} from '../../../config/site';
import {docsVersionOptions, versionLines} from '../../../config/versions';
import {docsCommon} from './common';

/** The docs of the React binding. */
export const react: Options = {
  ...docsCommon('react'),
  id: 'react',
  path: 'react-docs',
  routeBasePath: 'docs/react',
  sidebarPath: './sidebars-react.ts',
  editUrl: editRoot,
  editLocalizedFiles: true,
  ...docsVersionOptions(versionLines.react, {fast: environment.fast}),
};
