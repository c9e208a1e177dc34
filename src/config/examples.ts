/** Which compiler the examples of a folder are for. */
import type {PageRules} from '../plugins/examples/collect';
import {versionLines, type VersionLine} from './versions';

const compilerOf = ({next, latest, older}: VersionLine, folder: string, versioned: string) => [
  {folder, version: next.compiler, mayChooseVersion: false},
  ...[latest, ...older].map(({id, compiler}) => ({folder: `${versioned}/version-${id}`, version: compiler, mayChooseVersion: false})),
];

const latest = versionLines.default.latest.compiler;

export const examplePages: PageRules = {
  folders: [
    ...compilerOf(versionLines.default, 'docs', 'versioned_docs'),
    ...compilerOf(versionLines.react, 'react-docs', 'react_versioned_docs'),
    ...['community', 'blog', 'src/pages'].map((folder) => ({folder, version: latest, mayChooseVersion: true})),
  ],
  homes: {react: 'react-docs'},
  defaultVersion: latest,
};
