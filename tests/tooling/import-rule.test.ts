/** Each rule of .dependency-cruiser.mjs, broken once in a scratch copy. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../..');
const {
  capabilities,
  kinds,
  COMPOSITION,
  default: config,
} = jest.requireActual<{
  readonly capabilities: Readonly<Record<string, {readonly uses: readonly string[]; readonly because: string}>>;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly COMPOSITION: readonly string[];
  readonly default: {readonly forbidden: readonly {readonly name: string; readonly comment: string}[]};
}>('../../.dependency-cruiser.mjs');
const names = Object.keys(capabilities);

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
      {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 27},
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

const importOf = (from: string, to: string): string =>
  `export {} from '${path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './')}';\n`;

test('a capability only uses those above it in the list', () => {
  for (const [index, [name, {uses, because}]] of Object.entries(capabilities).entries()) {
    expect({name, below: uses.filter((each) => names.indexOf(each) >= index)}).toEqual({name, below: []});
    expect(because).toMatch(/^\S.*\.$/);
  }
});

test('each capability may import those it lists, config and kit, and no other', () => {
  const leaf = (name: string): string => (name === 'config' ? 'src/config/leaf.ts' : `src/${name}/core/leaf.ts`);
  const others = [...names, 'config', 'kit', 'app'];
  const pairs = names.flatMap((from) => others.filter((to) => to !== from).map((to) => [from, to] as const));
  const files = Object.fromEntries([
    ...others.map((name) => [leaf(name), 'export {};\n']),
    ...pairs.map(([from, to]) => [`src/${from}/core/to-${to}.ts`, importOf(`src/${from}/core/x.ts`, leaf(to))]),
  ]) as Record<string, string>;
  const forbidden = pairs.filter(([from, to]) => !['config', 'kit', ...(capabilities[from]?.uses ?? [])].includes(to));
  expect(forbidden.length).toBeGreaterThan(300);
  expect(violations(files)).toEqual(
    forbidden.map(([from, to]) => `${from}-uses-what-it-lists: src/${from}/core/to-${to}.ts`).sort(),
  );
}, 60_000);

test('each kind of folder may import its own and those it lists', () => {
  const pairs = Object.keys(kinds).flatMap((from) => Object.keys(kinds).map((to) => [from, to] as const));
  const files = Object.fromEntries([
    ...Object.keys(kinds).map((kind) => [`src/fonts/${kind}/leaf.ts`, 'export {};\n']),
    ...pairs.map(([from, to]) => [
      `src/fonts/${from}/to-${to}.ts`,
      importOf(`src/fonts/${from}/x.ts`, `src/fonts/${to}/leaf.ts`),
    ]),
  ]) as Record<string, string>;
  const forbidden = pairs.filter(([from, to]) => !kinds[from]?.includes(to));
  expect(violations(files)).toEqual(
    forbidden.map(([from, to]) => `${from}-imports-${kinds[from]?.join('-')}: src/fonts/${from}/to-${to}.ts`).sort(),
  );
}, 60_000);

test('circles, composition, tests, Node, React and unknown folders', () => {
  expect(COMPOSITION).toEqual(['app', 'theme', 'pages']);
  expect(
    violations({
      'src/fonts/core/a.ts': importOf('src/fonts/core/a.ts', 'src/fonts/core/b.ts'),
      'src/fonts/core/b.ts': "export {} from './a';\nimport 'react';\nimport 'node:fs';\n",
      'src/fonts/core/a.test.ts': "import 'node:fs';\nimport '../../lists/core/a';\n",
      'src/lists/core/a.ts': 'export {};\n',
      'src/lists/ui/a.ts': "import 'node:path';\nimport '@theme-original/Footer';\n",
      'src/blog/build/a.ts': "import 'node:path';\nimport '../../../tests/a';\n",
      'src/kit/core/a.ts': "import '../../config/a';\n",
      'src/config/a.ts': 'export {};\n',
      'src/blog/shelf/a.ts': "import '../../config/a';\n",
      'src/shelf/core/a.ts': "import '../../config/a';\n",
      'tests/a.ts': 'export {};\n',
    }),
  ).toEqual([
    'blog-uses-what-it-lists: src/blog/build/a.ts',
    'core-is-pure: src/fonts/core/b.ts',
    'every-folder-is-known: src/blog/shelf/a.ts',
    'every-folder-is-known: src/shelf/core/a.ts',
    'no-circles: src/fonts/core/a.ts',
    'node-only-in-the-build: src/fonts/core/b.ts',
    'node-only-in-the-build: src/lists/ui/a.ts',
    'only-the-theme-wraps: src/lists/ui/a.ts',
    'shared-imports-nothing: src/kit/core/a.ts',
  ]);
}, 60_000);

test('every rule says what to do', () => {
  for (const {comment} of config.forbidden) expect(comment).toMatch(/^\S.*\.$/);
});
