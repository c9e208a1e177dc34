/** What the script can't derive: configuration and code that names folders by parts. Each edit says so if it no longer applies. */
import fs from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;

export function configure({warn}) {
  const edit = (file, ...pairs) => {
    if (!fs.existsSync(file)) return warn(`${file} isn't there to be edited`);
    let text = fs.readFileSync(file, 'utf8');
    for (const [from, to] of pairs) {
      const found = typeof from === 'string' ? text.includes(from) : from.test(text);
      if (!found) {
        if (!text.includes(typeof to === 'string' ? to : '\0'))
          warn(`${file}: ${String(from).slice(0, 80)} isn't there`);
        continue;
      }
      text = typeof from === 'string' ? text.replaceAll(from, () => to) : text.replace(from, to);
    }
    fs.writeFileSync(file, text);
  };
  const overlay = (name, to = name) => {
    fs.mkdirSync(path.dirname(to), {recursive: true});
    fs.copyFileSync(path.join(here, 'files', name), to);
  };

  overlay('dependency-cruiser.mjs', '.dependency-cruiser.mjs');
  overlay('import-rule.txt', 'tests/tooling/import-rule.test.ts');
  fs.rmSync('tests/tooling/import-direction.test.ts', {force: true});

  // -------------------------------------------------------------- types, tests, linters
  edit('tsconfig.browser.json', [
    /"include": \[[^]*?\]/,
    `"include": ["src/*/core", "src/*/browser", "src/*/ui", "src/pages", "src/theme", "src/*/build/**/generated.d.ts", "types/browser"],\n  "exclude": ["**/*.test.ts", "**/*.test.tsx"]`,
  ]);
  edit(
    'tsconfig.node.json',
    [/"include": \[[^]*?\]/, `"include": ["*.ts", "scripts", "src/config", "src/*/core", "src/*/build"]`],
    [
      /"exclude": \[[^]*?\]/,
      `"exclude": ["**/*.test.ts", "**/*.test.tsx", "scripts/bench*", "scripts/make-videos.ts", "scripts/videos"]`,
    ],
  );
  edit(
    'tsconfig.tests.json',
    ['"src/**/*.d.ts"', '"src/**/*.test.ts", "src/**/*.test.tsx", "src/**/*.d.ts"'],
    [/("src\/\*\*\/\*\.test\.ts", "src\/\*\*\/\*\.test\.tsx", )+/, '"src/**/*.test.ts", "src/**/*.test.tsx", '],
  );
  edit(
    'jest.config.cjs',
    ['<rootDir>/tests/unit/setup.ts', '<rootDir>/tests/support/setup.ts'],
    ['<rootDir>/tests/unit/generated/', '<rootDir>/tests/support/generated/'],
    ["'/tests/unit/scripts/new\\\\.test\\\\.ts$'", "'/tests/tooling/new\\\\.test\\\\.ts$'"],
    [
      "'/tests/unit/plugins/languages/(?:coverage|status)\\\\.test\\\\.ts$'",
      "'/src/languages/build/(?:coverage|status)\\\\.test\\\\.ts$'",
    ],
    ["'/tests/unit/plugins/examples/plugin\\\\.test\\\\.ts$'", "'/src/examples/build/plugin\\\\.test\\\\.ts$'"],
    [
      "roots: ['<rootDir>/tests/unit', '<rootDir>/tests/content']",
      "roots: ['<rootDir>/src', '<rootDir>/tests/content', '<rootDir>/tests/tooling']",
    ],
    [
      "{...unit, displayName: 'code', testPathIgnorePatterns",
      "{...unit, displayName: 'code', testRegex: '\\\\.test\\\\.tsx?$', testPathIgnorePatterns",
    ],
  );
  edit('knip.json', [
    /"entry": \[[^]*?\]/,
    `"entry": ${JSON.stringify(
      [
        'docusaurus.config.ts',
        'sidebars*.ts',
        'scripts/*.ts',
        'src/app/browser/{reading,single-page}.ts',
        'src/search/browser/*.ts',
        'src/tutorial/browser/start-tutorial.ts',
        'src/examples/browser/start-examples.ts',
        'src/reading-pages/browser/early-input.ts',
        'src/offline/browser/service-worker.ts',
        'src/tutorial/build/run-step.mjs',
        'src/compilers/build/runner.cjs',
        'src/{pages,theme}/**/*.{ts,tsx}',
        'src/*/build/**/index.ts',
        'src/reading-pages/ui/{PlainLink,no-client-modules}.{ts,tsx}',
        'src/reading-pages/build/slim-theme/*.ts',
        'src/*/build/**/*-loader.cjs',
        'src/search/build/search-box/drop-algolia-client.cjs',
        'src/**/*{worker,main}*.ts',
        'src/*/ui/**/*{Page,Root}.tsx',
        'src/**/*.test.{ts,tsx}',
        'tests/**/*.{test,spec}.{ts,tsx}',
        'tests/fixtures/*/docusaurus.config.ts',
        'tests/support/generated/*.ts',
      ],
      null,
      4,
    )}`,
  ]);
  edit(
    'eslint.config.mjs',
    [/ignores: \[('src\/[^\]]*\/html\.ts'(?:, 'src\/[^\]']*')*)\]/, "ignores: [$1, '**/*.test.{ts,tsx}']"],
    ["{files: ['scripts/**', 'tests/**'], rules", "{files: ['scripts/**', 'tests/**', '**/*.test.{ts,tsx}'], rules"],
    ["    files: ['tests/**'],", "    files: ['tests/**', '**/*.test.{ts,tsx}'],"],
  );
  edit('cspell.json', [
    '"ignorePaths": ["node_modules", "build"]',
    '"ignorePaths": ["node_modules", "build", "**/*.test.tsx"]',
  ]);

  // -------------------------------------------------------------- code that names folders by parts
  edit(
    'src/reading-pages/build/index.ts',
    ["path.join(siteDir, 'src/features', feature)", "path.join(siteDir, 'src', feature, 'ui')"],
    ["path.join(__dirname, 'client', 'no-client-modules.ts')", "path.join(__dirname, '../ui/no-client-modules.ts')"],
    ["path.join(__dirname, 'client', 'PlainLink.tsx')", "path.join(__dirname, '../ui/PlainLink.tsx')"],
  );
  edit(
    'src/reading-pages/README.md',
    ['`client/PlainLink.tsx`', '`ui/PlainLink.tsx`'],
    ['- `template.ts` is', '- `build/template.ts` is'],
    ['- `read.ts` and `islands.ts`', '- `build/read.ts` and `build/islands.ts`'],
  );
  edit(
    'src/reading-pages/core/page-styles.ts',
    [/const features = '[^']*';\n/, ''],
    ['`${features}/api/api.css`', "'./src/api/ui/api.css'"],
    ['`${features}/landing/${name}.module.css`', '`./src/landing/ui/${name}.module.css`'],
    ['`${features}/search/search-page.css`', "'./src/search/ui/search-page.css'"],
    ['`${features}/syntax-lookup/lookup.css`', "'./src/lookup/ui/lookup.css'"],
    ['`${features}/packages/packages.css`', "'./src/packages/ui/packages.css'"],
  );
  edit(
    'src/examples/build/bundler-cache.ts',
    [
      /\/\*\* Everything besides the page that can affect a block\. \*\/\nconst SOURCES = [^;]*;/,
      '/** Everything besides the page that can affect a block: what runs in the build. */\nconst SOURCE = /^(?:config|[^/]+\\/(?:core|build))\\/.*(?<!\\.test)\\.(?:ts|cjs)$/;',
    ],
    [
      /  const files = SOURCES\.flatMap\([^]*?\n  \}\);/,
      `  const folder = path.join(siteDir, 'src');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => SOURCE.test(file.replaceAll(path.sep, '/')))
    .map((file) => path.join(folder, file));`,
    ],
  );
  edit(
    'src/search/build/search-box/index.ts',
    ['[\\\\/]src[\\\\/]features[\\\\/]search[\\\\/].*', '[\\\\/]src[\\\\/]search[\\\\/]browser[\\\\/].*'],
    ["path.join(__dirname, 'client', 'translate.ts')", "path.join(__dirname, '../../browser/translate.ts')"],
    ["'./docsearch/open-docsearch'", "'../ui/docsearch/open-docsearch'"],
  );
  edit(
    'src/search/build/search-box/README.md',
    ['`client/translate.ts`', '`src/search/browser/translate.ts`'],
    ['`docsearch/open-docsearch.tsx`', '`ui/docsearch/open-docsearch.tsx`'],
  );
  edit(
    'src/search/build/search-box/search-box.test.ts',
    ["'./docsearch/open-docsearch'", "'../ui/docsearch/open-docsearch'"],
    ['/site/src/features/search/texts.ts', '/site/src/search/browser/texts.ts'],
    ['/site/src/features/search/SearchPage.tsx', '/site/src/search/ui/SearchPage.tsx'],
    ['/site/src/features/playground/run.ts', '/site/src/playground/ui/run.ts'],
    ['/site/src/features/search/dialog/dialog.lazy.css', '/site/src/search/browser/dialog/dialog.lazy.css'],
  );
  edit('src/languages/build/strings.ts', [
    'filter((file) => /\\.tsx?$/.test(file))',
    'filter((file) => /(?<!\\.test)\\.tsx?$/.test(file))',
  ]);
  edit('tests/tooling/attributes.test.ts', [
    'filter((file) => /\\.tsx?$/.test(file))',
    'filter((file) => /(?<!\\.test)\\.tsx?$/.test(file))',
  ]);
  edit('tests/content/upgrading.test.ts', [
    'filter((file) => /\\.tsx?$/.test(file))',
    'filter((file) => /(?<!\\.test)\\.tsx?$/.test(file))',
  ]);
  edit('tests/fixtures/search-site/docusaurus.config.ts', [
    /const KEPT = .*;/,
    'const KEPT = /\\/(?:slim-theme|page-index|plain-host|fonts|search-box|errors|playground)\\/|\\/reading-pages\\/build\\/index/;',
  ]);
  edit(
    'tests/fixtures/pseudo-site/docusaurus.config.ts',
    ["path.join(root, 'src/plugins', name, 'index.ts')", "path.join(root, 'src', name, 'index.ts')"],
    ["plugin('docs', {", "plugin('manual/build/docs', {"],
    [
      "['landing-examples', 'packages', 'search-index']",
      "['landing/build', 'packages/build', 'search/build/search-index']",
    ],
  );
  edit('src/app/build/reading-scripts.test.ts', [
    /  const starts = fs[^]*?;\n/,
    `  const starts = fs
    .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\\/start-(?:search|tutorial|examples)\\.ts$/.test(file))
    .map((file) => \`./src/\${file}\`);
`,
  ]);
  edit(
    'tests/tooling/environments.test.ts',
    [/const BROWSER = .*;/, "const BROWSER = ['one/browser', 'one/ui', 'pages', 'theme'];"],
    [/const NODE = .*;/, "const NODE = ['config', 'one/build'];"],
    [/const BOTH = .*;/, "const BOTH = ['one/core'];"],
    [/const IMPORTING = '[^']*';/, "const IMPORTING = 'src/one/browser/imports-config.ts';"],
    ["from '../config/touches-process'", "from '../../config/touches-process'"],
  );

  const SCRIPTS = ['file in src/client', 'file in a folder browser/'];
  for (const file of [
    'src/hosting/core/inline-scripts.ts',
    'src/hosting/core/inline-scripts.test.ts',
    'tests/hosts/fixtures.ts',
  ])
    edit(file, SCRIPTS);
  edit('tests/build/hosts.test.ts', SCRIPTS, ['file of src/client', 'file of a folder browser/']);
  edit('src/kit/core/attributes.ts', [
    "the browser's scripts (src/client)",
    "the browser's scripts (in folders called `browser`)",
  ]);
  for (const name of ['module-resolution', 'value-restriction', 'variant-output'])
    edit(`src/manual/core/diagrams/${name}.ts`, ['`tests/unit`', 'A test']);
  edit('tests/e2e/landing.spec.ts', ['edit/master/src/data/logos.ts', 'edit/master/src/landing/core/logos.ts']);
  edit(
    'scripts/list-external-links.ts',
    [
      /\/\*\* Folders besides the pages[^]*?\];\n/,
      '/** Files besides the pages that contain URLs shown on pages. */\nconst SHOWN = /^src\\/(?!.*(?:\\/build\\/|\\.test\\.tsx?$))/;\n',
    ],
    [
      "...SOURCES.flatMap((folder) => filesIn(folder, ['.ts', '.tsx']).map((file) => read(file, linksOfSource))),",
      "...filesIn('src', ['.ts', '.tsx']).flatMap((file) => (SHOWN.test(file) ? [read(file, linksOfSource)] : [])),",
    ],
  );
  edit(
    'UPGRADING.md',
    ['| `src/theme`, `src/components`, `src/features` |', '| `src/theme`, the folders `ui` |'],
    ['| `src/client/theme-switch.ts` |', '| `src/reading-pages/browser/theme-switch.ts` |'],
    [/\| `src\/client`, `src\/search\/\w+` \|/, '| the folders `browser` |'],
  );

  // -------------------------------------------------------------- documentation
  const contributing = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  const layout = fs.readFileSync(path.join(here, 'files/layout.md'), 'utf8');
  fs.writeFileSync(
    'CONTRIBUTING.md',
    contributing.replace(/## Layout\n[^]*?(?=## House rules)/, () => `${layout.trim()}\n\n`),
  );
  edit('CONTRIBUTING.md', [
    'its behavior is a folder of `src/client`',
    'its behavior is in `browser/`, and `src/app/browser/behaviors.ts` starts it',
  ]);
}
