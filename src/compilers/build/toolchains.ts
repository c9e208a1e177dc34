/**
 * The compilers, newest first: one record each, and nothing else names their packages or binaries. CONTRIBUTING.md,
 * "Add a compiler version", says how. Paths and flags were found by trying: see README.md.
 */
import type {ToolchainRecord} from './toolchain-record';

const RESCRIPT = ['res', 'resi'] as const;

const COMPILER_REPOSITORY = 'https://github.com/rescript-lang/rescript';

/** Prints the docs for compilers before v12, which came without a tool. */
const SHARED_DOC_TOOL: ToolchainRecord['docTool'] = {
  package: '@rescript/tools',
  path: ({platform, arch}) => `binaries/${arch === 'x64' ? platform : `${platform}${arch}`}/rescript-tools.exe`,
};

/** The editor's tool for versions that don't include one. It reads the output of compilers since v9.1. */
const SHARED_ANALYSIS: ToolchainRecord['analysis'] = {
  package: '@rescript/language-server',
  path: ({platform, arch}) =>
    `analysis_binaries/${arch === 'x64' || platform === 'win32' ? platform : `${platform}${arch}`}/rescript-editor-analysis.exe`,
};

/** What the versions since v11 have in common. */
const SINCE_V11 = {
  configFile: 'rescript.json',
  buildTool: 'rescript.exe',
  esmodule: 'esmodule',
  columns: 'utf16',
  languages: RESCRIPT,
  typescript: true,
  comments: {syntax: 'markdown', language: 'res'},
} as const satisfies Partial<ToolchainRecord>;

/** What the versions before v11 have in common. */
const BEFORE_V11 = {
  configFile: 'bsconfig.json',
  flags: [],
  esmodule: 'es6',
  opens: [],
  columns: 'bytes',
  docTool: SHARED_DOC_TOOL,
  signaturePrinter: 'v11.0.0',
  api: [
    {library: 'js', unit: 'Js', entry: 'js.ml'},
    {library: 'belt', unit: 'Belt', entry: 'belt.ml'},
    {library: 'dom', unit: 'Dom', entry: 'dom.ml'},
  ],
  repository: {url: COMPILER_REPOSITORY, tagPrefix: '', folder: 'jscomp'},
} as const satisfies Partial<ToolchainRecord>;

export const TOOLCHAINS: readonly ToolchainRecord[] = [
  {
    ...SINCE_V11,
    version: 'v12.0.0',
    package: 'rescript-v12',
    binaries: ({platform, arch}) => `@rescript/${platform}-${arch}/bin`,
    runtimePackage: '@rescript/runtime',
    analysis: {path: 'rescript-editor-analysis.exe'},
    flags: [],
    jsxFlags: {
      default: ['-bs-jsx', '4'],
      classic: ['-bs-jsx', '4', '-bs-jsx-mode', 'classic'],
      preserve: ['-bs-jsx', '4', '-bs-jsx-preserve'],
    },
    letUnwrapFlags: ['-enable-experimental', 'LetUnwrap'],
    libraries: [{name: '@rescript/react', package: 'rescript-react-v12', part: 'react'}],
    opens: [],
    jsx: ['classic', 'preserve'],
    docTool: {path: 'rescript-tools.exe'},
    api: [
      {library: 'stdlib', unit: 'Stdlib', entry: 'Stdlib.res'},
      {library: 'belt', unit: 'Belt', entry: 'Belt.res'},
      {library: 'dom', unit: 'Dom', entry: 'Dom.res'},
      {library: 'js', unit: 'Js', entry: 'Js.res'},
    ],
    repository: {url: COMPILER_REPOSITORY, tagPrefix: 'v', folder: 'packages/@rescript'},
  },
  {
    ...SINCE_V11,
    version: 'v11.0.0',
    package: 'rescript',
    binaries: ({platform, arch}) =>
      `rescript/${arch === 'x64' || platform === 'win32' ? platform : `${platform}${arch}`}`,
    flags: ['-uncurried'],
    jsxFlags: {
      default: ['-bs-jsx', '4'],
      classic: ['-bs-jsx', '4', '-bs-jsx-mode', 'classic'],
      '3': ['-bs-jsx', '3'],
    },
    libraries: [
      {
        name: '@rescript/core',
        package: '@rescript/core',
        part: 'core',
        api: {
          roots: [{library: 'core', unit: 'RescriptCore', entry: 'RescriptCore.res'}],
          units: /^(?:Core__|RescriptCore$)/,
          repository: {url: 'https://github.com/rescript-association/rescript-core', tagPrefix: '', folder: 'src'},
        },
      },
      {name: '@rescript/react', package: 'rescript-react-v11', part: 'react'},
    ],
    opens: ['RescriptCore'],
    jsx: ['classic', '3'],
    analysis: SHARED_ANALYSIS,
    docTool: SHARED_DOC_TOOL,
    api: [
      {library: 'js', unit: 'Js', entry: 'js.ml'},
      {library: 'belt', unit: 'Belt', entry: 'belt.res'},
      {library: 'dom', unit: 'Dom', entry: 'dom.res'},
    ],
    repository: {url: COMPILER_REPOSITORY, tagPrefix: 'v', folder: 'jscomp'},
  },
  {
    ...BEFORE_V11,
    version: 'v10.0.0',
    package: 'rescript-v10',
    binaries: ({platform, arch}) =>
      `rescript-v10/${platform === 'darwin' && arch === 'arm64' ? 'darwinarm64' : x64Only({platform, arch})}`,
    buildTool: 'rescript.exe',
    jsxFlags: {
      default: ['-bs-jsx', '4', '-bs-jsx-mode', 'automatic'],
      classic: ['-bs-jsx', '4', '-bs-jsx-mode', 'classic'],
      '3': ['-bs-jsx', '3'],
    },
    libraries: [{name: '@rescript/react', package: 'rescript-react-v10', part: 'react'}],
    languages: RESCRIPT,
    jsx: ['classic', '3'],
    typescript: true,
    analysis: SHARED_ANALYSIS,
    comments: {syntax: 'markdown', language: 'res'},
  },
  {
    ...BEFORE_V11,
    version: 'v9.0.0',
    package: 'rescript-v9',
    binaries: (machine) => `rescript-v9/${x64Only(machine)}`,
    buildTool: 'rescript.exe',
    jsxFlags: {default: ['-bs-jsx', '3']},
    libraries: [{name: '@rescript/react', package: 'rescript-react-v9', part: 'react'}],
    languages: RESCRIPT,
    jsx: [],
    typescript: false,
    analysis: SHARED_ANALYSIS,
    comments: {syntax: 'markdown', language: 'ml'},
  },
  {
    ...BEFORE_V11,
    version: 'v8.0.0',
    package: 'bs-platform',
    binaries: (machine) => `bs-platform/${x64Only(machine)}`,
    refmt: 'refmt.exe',
    jsxFlags: {default: ['-bs-jsx', '3']},
    libraries: [{name: 'reason-react', package: 'reason-react', part: 'react'}],
    languages: ['re', 'ml', 'res'],
    jsx: [],
    typescript: false,
    comments: {syntax: 'ocamldoc', language: 'ml'},
  },
];

/** Packages with x64 binaries for three systems only. */
function x64Only({platform, arch}: {readonly platform: string; readonly arch: string}): string {
  return ['win32', 'linux', 'darwin'].includes(platform) ? platform : `${platform}${arch}`;
}
