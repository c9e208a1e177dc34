/**
 * Who may import whom in `src` (CONTRIBUTING.md, Layout). `npm run lint:code` checks it.
 */

/**
 * Each capability with those it may use, besides itself, `config` and `kit`, and the reason. It can only use the ones
 * above it in this list, which rules out cycles.
 */
export const capabilities = {
  fonts: {uses: [], because: 'It reads characters, not code.'},
  lists: {uses: [], because: 'A list on a page doesn’t know what is in it.'},
  'reading-pages': {uses: [], because: 'It is the page around everything else.'},
  rescript: {uses: [], because: 'The language as text needs no compiler.'},
  compilers: {uses: ['rescript'], because: 'They are given sources, and their messages and types are text.'},
  sandbox: {
    uses: ['rescript', 'compilers'],
    because: 'It runs what they write, with the runtime of their version, after reading its JavaScript.',
  },
  editor: {uses: ['rescript', 'compilers'], because: 'It colors, completes and compiles while a reader types.'},
  examples: {
    uses: ['rescript', 'compilers', 'sandbox', 'editor'],
    because: 'A fence is parsed, compiled and shown, and a reader can run and edit it.',
  },
  hosting: {
    uses: ['rescript', 'compilers', 'reading-pages'],
    because: 'Former addresses are made from names, and headers allow the bundles’ host and prerendering.',
  },
  languages: {
    uses: ['rescript', 'examples', 'hosting'],
    because: 'A translation keeps its source’s examples, and its built pages are corrected.',
  },
  blog: {uses: ['languages'], because: 'Posts are translated.'},
  manual: {
    uses: ['lists', 'rescript', 'compilers', 'hosting', 'languages'],
    because: 'Pages know their successors and their sources, and list what a compiler’s schema and help say.',
  },
  errors: {
    uses: ['rescript', 'compilers', 'examples', 'manual'],
    because: 'Pages are found by messages that examples print, and listed by their front matter.',
  },
  api: {
    uses: ['rescript', 'compilers', 'examples', 'lists', 'manual'],
    because: 'The reference is a docs instance, extracted by the compilers, with examples and a list of names.',
  },
  lookup: {
    uses: ['rescript', 'examples', 'languages', 'lists', 'reading-pages', 'manual', 'api'],
    because: 'Entries have examples and links to the manual and the API.',
  },
  search: {
    uses: ['reading-pages', 'errors', 'api'],
    because: 'It finds names and types of the API, and the page about a pasted message.',
  },
  playground: {
    uses: ['rescript', 'compilers', 'sandbox', 'editor', 'examples', 'hosting', 'reading-pages', 'errors', 'api'],
    because: 'It is the editor, the compilers and the sandbox on one page, with the API’s names and explained errors.',
  },
  tutorial: {
    uses: ['compilers', 'sandbox', 'editor', 'examples', 'reading-pages'],
    because: 'An exercise is an example that a reader edits until it runs as it should.',
  },
  landing: {uses: ['rescript', 'compilers', 'examples'], because: 'The front page shows compiled examples.'},
  packages: {uses: ['lists', 'reading-pages'], because: 'It is a page with a list.'},
  copies: {
    uses: ['rescript', 'compilers', 'examples', 'reading-pages'],
    because: 'Code in a copy is what the page shows of it.',
  },
  offline: {
    uses: ['compilers', 'hosting', 'reading-pages'],
    because: 'It stores pages, redirects and the compilers’ bundles.',
  },
};

/** What each folder of a capability may import, of any capability it may use. */
export const kinds = {
  core: ['core'],
  build: ['core', 'build'],
  browser: ['core', 'browser'],
  ui: ['core', 'browser', 'ui'],
};

const NOT_TESTS = String.raw`\.test\.tsx?$`;
/** What a built page starts and shows is in folders ui: its applications, and the components' styles. */
const STARTS_UI = String.raw`^src/app/browser/(?:applications|styles)\.ts$`;
const OF_THE_REPOSITORY = '^(?:src|scripts|tests)/|^[^/]+\\.[jt]s$';

const between = Object.entries(capabilities).map(([name, {uses, because}]) => {
  const allowed = [name, 'config', 'kit', ...uses];
  return {
    name: `${name}-uses-what-it-lists`,
    comment: `src/${name} may only import ${allowed.map((each) => `src/${each}`).join(', ')}. ${because}`,
    severity: 'error',
    from: {path: `^src/${name}/`, pathNot: NOT_TESTS},
    to: {path: OF_THE_REPOSITORY, pathNot: `^src/(?:${allowed.join('|')})/`},
  };
});

const inside = Object.entries(kinds).map(([kind, allowed]) => ({
  name: `${kind}-imports-${allowed.join('-')}`,
  comment: `A file in ${kind}/ may only import config and files in ${allowed.map((each) => `${each}/`).join(', ')}.`,
  severity: 'error',
  from: {path: `^src/[^/]+/${kind}/`, pathNot: `${NOT_TESTS}|${STARTS_UI}`},
  to: {path: '^src/', pathNot: `^src/(?:config/|[^/]+/(?:${allowed.join('|')})/)`},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...between,
    ...inside,
    {
      name: 'shared-imports-nothing',
      comment: 'src/config has facts and src/kit small parts without a subject: neither imports anything of this site.',
      severity: 'error',
      from: {path: '^src/(config|kit)/', pathNot: NOT_TESTS},
      to: {path: OF_THE_REPOSITORY, pathNot: '^src/$1/'},
    },
    {
      name: 'every-folder-is-known',
      comment:
        'Say in .dependency-cruiser.mjs what the new capability may use. Its folders are core, build, browser, ui.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(?:(?:config|css|pages|theme)/|(?:app|kit|${Object.keys(capabilities).join('|')})/(?:core|build|browser|ui)/)`,
      },
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
      name: 'core-is-pure',
      comment: 'No React, no Docusaurus and no Node in core/.',
      severity: 'error',
      from: {path: '^src/[^/]+/core/', pathNot: NOT_TESTS},
      to: {path: '^(?:react(?:-dom)?|@docusaurus|@theme)(?:/|$)|node_modules/(?:react|react-dom|@docusaurus)/'},
    },
    {
      name: 'node-only-in-the-build',
      comment: 'Only build/ and scripts run in Node.',
      severity: 'error',
      from: {path: '^src/(?:[^/]+/(?:core|browser|ui)|theme|pages)/', pathNot: NOT_TESTS},
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
