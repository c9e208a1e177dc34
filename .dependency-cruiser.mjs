/**
 * Who may import whom, in every folder of `src` (CONTRIBUTING.md, Layout). `npm run lint` checks it;
 * `npm run graph` prints the folders and their imports as a diagram in Mermaid.
 */

/** Each folder of src with all it may import. Itself it may import anyway. */
export const layers = {
  lib: [],
  config: ['lib'],
  files: [],
  css: [],
  data: ['lib', 'config'],
  compilers: ['lib', 'files'],
  client: ['lib', 'config'],
  components: ['lib', 'config', 'data', 'client'],
  features: ['lib', 'config', 'data', 'client', 'components'],
  theme: ['lib', 'config', 'data', 'client', 'components'],
  pages: ['lib', 'config', 'components', 'features'],
  remark: ['lib', 'config'],
  plugins: ['lib', 'files', 'config', 'data', 'compilers', 'remark'],
  site: ['lib', 'files', 'config', 'data', 'compilers', 'remark', 'plugins'],
};

const below = Object.entries(layers).map(([folder, allowed]) => ({
  name: `${folder}-imports-what-is-below-it`,
  comment: `src/${folder} may only import ${[...allowed, folder].map((name) => `src/${name}`).join(', ')}.`,
  severity: 'error',
  from: {path: `^src/${folder}/`},
  to: {path: '^(?:src|scripts|tests)/|^[^/]+\\.[jt]s$', pathNot: `^src/(?:${[...allowed, folder].join('|')})/`},
}));

const NODE_FREE = Object.keys(layers).filter(
  (folder) => !['files', 'compilers', 'plugins', 'remark', 'site'].includes(folder),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...below,
    {
      name: 'every-folder-is-known',
      comment: 'Say in .dependency-cruiser.mjs what the new folder of src may import.',
      severity: 'error',
      from: {path: '^src/', pathNot: `^src/(?:${Object.keys(layers).join('|')})/`},
      to: {},
    },
    {
      name: 'no-circles',
      comment: 'Two files that import each other, on any path, belong together or have a third one in common.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features share belongs into components, client or lib.',
      severity: 'error',
      from: {path: '^src/features/([^/]+)/'},
      to: {path: '^src/features/', pathNot: '^src/features/$1/'},
    },
    {
      name: 'lib-is-pure',
      comment: 'No React, no Docusaurus and no Node in src/lib.',
      severity: 'error',
      from: {path: '^src/lib/'},
      to: {path: '^(?:react(?:-dom)?|@docusaurus|@theme)(?:/|$)|node_modules/(?:react|react-dom|@docusaurus)/'},
    },
    {
      name: 'node-only-in-the-build',
      comment: 'Only files, compilers, plugins, remark, site and scripts run in Node.',
      severity: 'error',
      from: {path: `^src/(?:${NODE_FREE.join('|')})/`},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'only-the-theme-wraps',
      comment: 'Only src/theme imports the original of a theme component.',
      severity: 'error',
      from: {path: '^src/', pathNot: '^src/theme/'},
      to: {path: '^@theme-original/'},
    },
  ],
  options: {
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(?:build|\\.docusaurus|\\.generated|\\.cache)/'},
  },
};
