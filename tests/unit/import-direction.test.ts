import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../..');
const {layers, default: config} = jest.requireActual<{
  readonly layers: Readonly<Record<string, readonly string[]>>;
  readonly default: {readonly forbidden: readonly {readonly comment: string}[]};
}>('../../.dependency-cruiser.mjs');
const folders = Object.keys(layers);

/** Cruises a site of these files, and returns the violations as `rule: from`. */
function violations(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  try {
    for (const [name, content] of Object.entries({'tsconfig.json': '{}', ...files})) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), content);
    }
    const {stdout, stderr} = spawnSync(
      process.execPath,
      [
        path.join(siteDir, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', path.join(siteDir, '.dependency-cruiser.mjs'), '--output-type', 'json', 'src'],
      ],
      {cwd: folder, encoding: 'utf8'},
    );
    if (!stdout.startsWith('{')) throw new Error(stderr);
    const {summary} = JSON.parse(stdout) as {
      summary: {violations: readonly {rule: {name: string}; from: string}[]};
    };
    return [...new Set(summary.violations.map(({rule, from}) => `${rule.name}: ${from}`))].sort();
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const leaf = (folder: string): string => `src/${folder}/leaf.ts`;
const importOf = (from: string, to: string): string =>
  `export {} from '${path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './')}';\n`;

test('every folder may import what is below it, and nothing else', () => {
  const pairs = folders.flatMap((from) => folders.filter((to) => to !== from).map((to) => [from, to] as const));
  const planted = pairs.map(([from, to]) => [`src/${from}/to-${to}.ts`, leaf(to)] as const);
  const files = Object.fromEntries([
    ...folders.map((folder) => [leaf(folder), 'export {};\n']),
    ...planted.map(([from, to]) => [from, importOf(from, to)]),
  ]) as Record<string, string>;
  const forbidden = pairs.filter(([from, to]) => !layers[from]?.includes(to));
  expect(forbidden.length).toBeGreaterThan(100);
  expect(violations(files)).toEqual(
    forbidden.map(([from, to]) => `${from}-imports-what-is-below-it: src/${from}/to-${to}.ts`).sort(),
  );
});

test('circles, features of each other, tests, Node, React and unknown folders', () => {
  expect(
    violations({
      'src/lib/a.ts': importOf('src/lib/a.ts', 'src/lib/b.ts'),
      'src/lib/b.ts': "export {} from './a';\nimport 'react';\nimport 'node:fs';\n",
      'src/features/one/index.ts': "import '../two/index';\n",
      'src/features/two/index.ts': "import 'node:path';\nimport '@theme-original/Footer';\n",
      'src/plugins/one/index.ts': "import 'node:path';\nimport '../../../tests/a';\n",
      'src/shelf/a.ts': "import '../lib/a';\n",
      'tests/a.ts': 'export {};\n',
    }),
  ).toEqual([
    'every-folder-is-known: src/shelf/a.ts',
    'features-do-not-know-each-other: src/features/one/index.ts',
    'lib-is-pure: src/lib/b.ts',
    'no-circles: src/lib/a.ts',
    'node-only-in-the-build: src/features/two/index.ts',
    'node-only-in-the-build: src/lib/b.ts',
    'only-the-theme-wraps: src/features/two/index.ts',
    'plugins-imports-what-is-below-it: src/plugins/one/index.ts',
  ]);
});

test('every rule says what to do', () => {
  for (const {comment} of config.forbidden) expect(comment).toMatch(/^\S.*\.$/);
});
