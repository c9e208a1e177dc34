/** A program of the playground as a project for Vite, with the same compiler, libraries and settings. */
import {MODULE_NAME, type SourceFile} from '../../rescript/core/syntax/source-file';
import {parseVersion} from '../../kit/core/version';
import type {EngineVersion} from '../../compilers/core/engine';
import {hasComponent} from '../../sandbox/core/runnable';
import type {PlaygroundSettings} from '../../compilers/core/settings';

/** The versions of the packages that programs use: React, and each manual version's libraries by name. */
export type ProjectPackages = {
  readonly react: string;
  readonly libraries: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type ProjectSource = {
  readonly code: string;
  /** The other files. */
  readonly files: readonly SourceFile[];
  readonly settings: PlaygroundSettings;
  readonly release: EngineVersion;
  /** The emitted ES module, if the code compiles. It says whether there is a component to render. */
  readonly js: string | undefined;
};

/** The version that `docs/vite-and-react.mdx` was tried with. */
const VITE = '8.3.8';

/** The project's files: their texts by path. */
export function projectFiles(
  {code, files, settings, release, js = ''}: ProjectSource,
  {react, libraries}: ProjectPackages,
): Readonly<Record<string, string>> {
  const major = parseVersion(release.version)?.major ?? 12;
  const own = libraries[release.manual] ?? {};
  const suffix = major >= 11 ? '.res.mjs' : '.bs.js';
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const build = major === 8 ? 'bsb -make-world' : major >= 12 ? 'rescript' : 'rescript build';
  const component = hasComponent(js);
  return {
    'package.json': json({
      name: 'rescript-playground',
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: {
        dev: `${build} && vite`,
        watch: major >= 12 ? 'rescript watch' : `${build} -w`,
        build: `${build} && vite build`,
      },
      dependencies: {
        ...own,
        [major === 8 ? 'bs-platform' : 'rescript']: release.version.slice(1),
        react,
        'react-dom': react,
      },
      devDependencies: {vite: VITE},
      // reason-react names the versions of its time.
      ...(major === 8 && {
        overrides: {'reason-react': {react: '$react', 'react-dom': '$react-dom', 'bs-platform': '$bs-platform'}},
      }),
    }),
    [major >= 11 ? 'rescript.json' : 'bsconfig.json']: json(compilerConfig(major, settings, Object.keys(own), suffix)),
    'vite.config.js': `import {defineConfig} from 'vite';

export default defineConfig({
  server: {watch: {ignored: ['**/*.res', '**/lib/**']}},
});
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>ReScript</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.js"></script>
  </body>
</html>
`,
    'src/main.js': component ? mainOfComponent(js, suffix) : `import './${MODULE_NAME}${suffix}';\n`,
    [`src/${MODULE_NAME}.${settings.syntax}`]: code,
    ...Object.fromEntries(files.map((file) => [`src/${file.name}`, file.code])),
    '.gitignore': `node_modules/\nlib/\ndist/\n*${suffix}\n.bsb.lock\n.merlin\n`,
    'README.md': `# A program from the ReScript playground

You need Node.js 20.19 or later.

\`\`\`sh
npm install
npm run dev
\`\`\`

Open the address that Vite prints. ${component ? 'The page shows the component.' : "The program's output is in the browser's console."}

To compile again whenever you save, run \`npm run watch\` in a second terminal. \`npm run build\` writes the finished files to \`dist\`.
`,
  };
}

function compilerConfig(
  major: number,
  {warnings, open, jsx, letUnwrap}: PlaygroundSettings,
  libraries: readonly string[],
  suffix: string,
): object {
  const flags = open.flatMap((name) => ['-open', name]);
  const classic = jsx === 'classic';
  return {
    name: 'rescript-playground',
    sources: [{dir: 'src', subdirs: true}],
    [major >= 12 ? 'dependencies' : 'bs-dependencies']: libraries,
    'package-specs': [{module: major >= 11 ? 'esmodule' : 'es6', 'in-source': true}],
    suffix,
    ...(major >= 10
      ? {jsx: {version: 4, ...(major < 12 && {mode: classic ? 'classic' : 'automatic'})}}
      : {reason: {'react-jsx': 3}}),
    ...(flags.length > 0 && {[major >= 12 ? 'compiler-flags' : 'bsc-flags']: flags}),
    ...(warnings !== '' && {warnings: {number: warnings}}),
    ...(letUnwrap && major >= 12 && {'experimental-features': {LetUnwrap: true}}),
  };
}

/**
 * The entry of a program with a component: a module App in the main file or in a file of its own, or the main file's
 * `make`.
 */
function mainOfComponent(js: string, suffix: string): string {
  const isFile = /^export \* as App /m.test(js);
  const isModule = isFile || /^(?:let|var|const) App = /m.test(js);
  const imported = isFile
    ? `* as App from './App${suffix}'`
    : `{${isModule ? 'App' : 'make'}} from './${MODULE_NAME}${suffix}'`;
  return `import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
${isFile ? `import './${MODULE_NAME}${suffix}';\n` : ''}import ${imported};

createRoot(document.getElementById('root')).render(createElement(${isModule ? 'App.make' : 'make'}));
`;
}
