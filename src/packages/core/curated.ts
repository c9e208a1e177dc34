/**
 * Packages for ReScript projects, as listed on /packages. To add one, add it here: its name on npm, who maintains it,
 * what it is for in your own words, and where its source is. Everything else comes from the registry: `npm run
 * packages:refresh`.
 */
import type {CuratedPackage, PackageKind} from './package';

const add =
  (kind: PackageKind) =>
  (name: string, repository: string, keywords: string, purpose: string, replacedBy?: string): CuratedPackage => ({
    name,
    kind,
    purpose,
    repository: `https://github.com/${repository}`,
    keywords: keywords.split(' '),
    ...(replacedBy !== undefined && {replacedBy}),
  });
const official = add('official');
const community = add('community');

export const curatedPackages: readonly CuratedPackage[] = [
  official(
    'rescript',
    'rescript-lang/rescript',
    'compiler build tool formatter',
    'The compiler, the build tool, and the formatter. Every project has it.',
  ),
  official(
    '@rescript/react',
    'rescript-lang/rescript-react',
    'react jsx hooks ui',
    'Typed bindings to React: components, hooks, and the DOM.',
  ),
  official(
    '@rescript/core',
    'rescript-association/rescript-core',
    'standard library stdlib array option',
    "The standard library of v11. Since v12, it's part of the compiler, and you don't need a package.",
  ),
  official(
    '@rescript/webapi',
    'rescript-lang/experimental-rescript-webapi',
    'dom fetch browser bindings',
    'Types and functions for browser APIs, from the DOM to fetch. Still experimental.',
  ),
  official(
    '@rescript/tools',
    'rescript-lang/rescript-vscode',
    'documentation doc extract json',
    'Extracts the types and comments of your modules as JSON, for generating documentation.',
  ),
  official(
    'bs-platform',
    'rescript-lang/rescript',
    'compiler bucklescript reason v8',
    'The compiler under its former name, up to v9. Needed for Reason syntax.',
    'rescript',
  ),

  community(
    'rescript-relay',
    'zth/rescript-relay',
    'graphql relay react data',
    'Relay for React: queries next to the components that need them, with types from the GraphQL schema.',
  ),
  community(
    'rescript-embed-lang',
    'zth/rescript-embed-lang',
    'ppx generate sql graphql',
    'Keeps another language, such as SQL, inside ReScript files and generates typed code for it.',
  ),
  community(
    'rescript-bun',
    'zth/rescript-bun',
    'runtime server bindings',
    'Bindings to the Bun runtime: server, files, tests.',
  ),
  community(
    'rescript-nodejs',
    'TheSpyder/rescript-nodejs',
    'node server files bindings',
    'The modules of Node.js: files, streams, processes, network.',
  ),
  community(
    'rescript-webapi',
    'TheSpyder/rescript-webapi',
    'dom browser bindings',
    'The DOM and other browser APIs, for projects before v12.',
  ),
  community(
    'sury',
    'DZakh/sury',
    'schema validation json parse decode',
    'Describe data with schemas, then parse, validate, and serialize it. Formerly called rescript-schema.',
  ),
  community(
    'rescript-envsafe',
    'DZakh/rescript-envsafe',
    'environment variables config server',
    'Reads environment variables and stops at startup if one is missing or invalid.',
  ),
  community(
    '@glennsl/rescript-json-combinators',
    'glennsl/rescript-json-combinators',
    'json decode encode',
    'Small, composable functions that decode and encode JSON.',
  ),
  community(
    '@glennsl/rescript-fetch',
    'glennsl/rescript-fetch',
    'http request browser bindings',
    'Zero-cost bindings to the Fetch API of browsers and servers.',
  ),
  community('@glennsl/rescript-jest', 'glennsl/rescript-jest', 'test testing bindings', 'Write tests for Jest.'),
  community('rescript-mocha', 'TheSpyder/rescript-mocha', 'test testing bindings', 'Write tests for Mocha.'),
  community('rescript-vitest', 'cometkim/rescript-vitest', 'test testing vite bindings', 'Write tests for Vitest.'),
  community(
    'rescript-test',
    'bloodyowl/rescript-test',
    'test testing runner',
    'A small test runner with an optional DOM.',
  ),
  community(
    '@jihchi/vite-plugin-rescript',
    'jihchi/vite-plugin-rescript',
    'vite bundler plugin build',
    'Builds ReScript files from Vite and shows compiler errors in the browser.',
  ),
  community(
    '@greenlabs/ppx-spice',
    'green-labs/ppx_spice',
    'ppx json decode encode generate',
    'Generates JSON decoders and encoders from an attribute on a type.',
  ),
  community(
    'rescript-jzon',
    'nkrkv/jzon',
    'json decode encode codec',
    'Describe once how a type looks in JSON, for both decoding and encoding.',
  ),
  community('rescript-axios', 'DCKT/rescript-axios', 'http request bindings', 'The HTTP client Axios.'),
  community(
    '@dck/rescript-date-fns',
    'DCKT/rescript-date-fns',
    'date time format bindings',
    'The functions of date-fns: compare, shift, and format dates.',
  ),
  community(
    '@fattafatta/rescript-jotai',
    'Fattafatta/rescript-jotai',
    'react state atoms bindings',
    'React state in small atoms, with Jotai.',
  ),
  community(
    '@rescript-mui/material',
    'cca-io/rescript-mui',
    'react ui components material bindings',
    'The components of Material UI.',
  ),
  community(
    'rescript-react-native',
    'rescript-react-native/rescript-react-native',
    'react mobile ios android bindings',
    'Typed components and functions of React Native.',
  ),
  community(
    'rescript-apollo-client',
    'jeddeloh/rescript-apollo-client',
    'graphql react data bindings',
    'Apollo Client for React: queries and mutations of a GraphQL service.',
  ),
  community(
    '@reasonml-community/graphql-ppx',
    'reasonml-community/graphql-ppx',
    'ppx graphql generate',
    'Turns GraphQL operations in your code into typed modules.',
  ),
  community(
    '@rescript-labs/decco',
    'rescript-labs/decco',
    'ppx json decode encode generate',
    'Generates functions that decode and encode your types as JSON, for v11.',
  ),
  community(
    'rescript-future',
    'bloodyowl/rescript-future',
    'async promise cancel',
    'Asynchronous values that can be canceled before they resolve.',
  ),
  community(
    'rescript-classnames',
    'MinimaHQ/rescript-classnames',
    'css class react',
    'Combines class names, with optional conditions.',
  ),
  community(
    'rescript-logger',
    'shakacode/rescript-logger',
    'log ppx console',
    'Log messages with levels; removed from production builds.',
  ),
];
