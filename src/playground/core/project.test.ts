import {projectFiles, type ProjectSource} from './project';
import {settingsOf} from '../../compilers/core/playground-link/state';
import type {PlaygroundState} from '../../compilers/core/playground-link/link';

const packages = {
  react: '19.2.0',
  libraries: {
    'v12.0.0': {'@rescript/react': '0.14.2'},
    'v11.0.0': {'@rescript/core': '1.6.1', '@rescript/react': '0.13.1'},
    'v10.0.0': {'@rescript/react': '0.11.0'},
    'v8.0.0': {'reason-react': '0.9.1'},
  },
};

function filesOf(
  version: string,
  manual: string,
  state: Partial<PlaygroundState> = {},
  js?: string,
  more: ProjectSource['files'] = [],
) {
  const source: ProjectSource = {
    code: 'the code',
    files: more,
    settings: settingsOf(state, manual),
    release: {version, manual, syntaxes: ['res']},
    js,
  };
  const files = projectFiles(source, packages);
  const read = (path: string): Record<string, unknown> => JSON.parse(files[path] ?? '{}') as Record<string, unknown>;
  return {files, read};
}

test('a project has the release, its libraries, the commands, and the code', () => {
  const {files, read} = filesOf('v12.1.0', 'v12.0.0');
  expect(Object.keys(files)).toEqual([
    'package.json',
    'rescript.json',
    'vite.config.js',
    'index.html',
    'src/main.js',
    'src/Playground.res',
    '.gitignore',
    'README.md',
  ]);
  expect(read('package.json')).toMatchObject({
    scripts: {dev: 'rescript && vite', watch: 'rescript watch', build: 'rescript && vite build'},
    dependencies: {rescript: '12.1.0', '@rescript/react': '0.14.2', react: '19.2.0', 'react-dom': '19.2.0'},
  });
  expect(files['src/Playground.res']).toBe('the code');
  expect(files['src/main.js']).toBe("import './Playground.res.mjs';\n");
  expect(files['README.md']).toMatch(/npm install\nnpm run dev\n/);
});

test('the settings become the compiler’s configuration', () => {
  const {read} = filesOf('v12.2.0', 'v12.0.0', {open: ['Belt'], warnings: '+A-44', letUnwrap: true, jsx: 'preserve'});
  expect(read('rescript.json')).toMatchObject({
    dependencies: ['@rescript/react'],
    'compiler-flags': ['-open', 'Belt'],
    warnings: {number: '+A-44'},
    'experimental-features': {LetUnwrap: true},
    jsx: {version: 4},
  });
  expect(filesOf('v11.1.4', 'v11.0.0', {jsx: 'classic'}).read('rescript.json')).toMatchObject({
    'bs-dependencies': ['@rescript/core', '@rescript/react'],
    'bsc-flags': ['-open', 'RescriptCore'],
    jsx: {version: 4, mode: 'classic'},
  });
});

test('versions before v11 have bsconfig.json, and v8 the former packages and commands', () => {
  expect(filesOf('v10.1.4', 'v10.0.0').read('bsconfig.json')).toMatchObject({
    suffix: '.bs.js',
    'package-specs': [{module: 'es6', 'in-source': true}],
    jsx: {version: 4, mode: 'automatic'},
  });
  const {files, read} = filesOf('v8.4.2', 'v8.0.0', {syntax: 're'});
  expect(files['src/Playground.re']).toBe('the code');
  expect(read('bsconfig.json')).toMatchObject({'bs-dependencies': ['reason-react'], reason: {'react-jsx': 3}});
  expect(read('package.json')).toMatchObject({
    scripts: {dev: 'bsb -make-world && vite'},
    dependencies: {'bs-platform': '8.4.2', 'reason-react': '0.9.1'},
    overrides: {'reason-react': {react: '$react'}},
  });
});

test('the other files are beside the main one, and a file App with a component is rendered', () => {
  const more = [
    {name: 'App.res', code: 'the app'},
    {name: 'App.resi', code: 'its interface'},
  ];
  const {files} = filesOf('v12.2.0', 'v12.0.0', {}, 'export {\n}\nexport * as App from "./App.js";\n', more);
  expect(files).toMatchObject({
    'src/Playground.res': 'the code',
    'src/App.res': 'the app',
    'src/App.resi': 'its interface',
  });
  expect(files['src/main.js']).toMatch(
    /import '\.\/Playground\.res\.mjs';\nimport \* as App from '\.\/App\.res\.mjs'[^]*createElement\(App\.make\)/,
  );
});

test('a component is rendered: the module App, or the file’s own', () => {
  const main = (js: string): string => filesOf('v12.2.0', 'v12.0.0', {}, js).files['src/main.js'] ?? '';
  expect(main('let App = {\n  make: Playground$App\n};\n')).toMatch(/import \{App\}[^]*createElement\(App\.make\)/);
  expect(main('import * as R from "react";\n\nexport {\n  make,\n}\n')).toMatch(
    /import \{make\}[^]*createElement\(make\)/,
  );
});
