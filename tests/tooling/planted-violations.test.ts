/** A file against each rule of .dependency-cruiser.mjs, and against each environment of tsconfig.*.json, in a scratch copy. */
import {spawn} from 'node:child_process';
import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder, writeFiles} from '../support/temporary';

const siteDir = path.resolve(__dirname, '../..');
const {
  capabilities,
  kinds,
  default: {forbidden},
} = jest.requireActual<{
  readonly capabilities: Readonly<Record<string, {readonly uses: readonly string[]}>>;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly default: {readonly forbidden: readonly {readonly name: string}[]};
}>('../../.dependency-cruiser.mjs');
const names = Object.keys(capabilities);

const site = temporaryFolder();

const plant = (file: string, code: string): void => writeFiles(site, {[file]: code});

/** What a program of an installed package prints in the scratch copy. */
async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(siteDir, 'node_modules', program), ...args], {cwd: site});
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  return output;
}

beforeAll(() => {
  for (const copied of ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.node.json', 'types'])
    cpSync(path.join(siteDir, copied), path.join(site, copied), {recursive: true});
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(site, 'node_modules'));
});

test('a capability only uses those above it in the list', () => {
  for (const [index, [name, {uses}]] of Object.entries(capabilities).entries())
    expect({name, below: uses.filter((each) => names.indexOf(each) >= index)}).toEqual({name, below: []});
});

test('breaking an import rule is reported, each with its name', async () => {
  const broken: readonly (readonly [rule: string, file: string, code: string])[] = [
    ...names.map(
      (name) =>
        [`${name}-uses-what-it-lists`, `src/${name}/core/uses-app.ts`, "import '../../app/core/leaf';\n"] as const,
    ),
    ...Object.entries(kinds).map(([kind, allowed]) => {
      const other = Object.keys(kinds).find((each) => !allowed.includes(each));
      return [
        `${kind}-imports-${allowed.join('-')}`,
        `src/fonts/${kind}/other.ts`,
        `import '../${other}/leaf';\n`,
      ] as const;
    }),
    ['shared-imports-nothing', 'src/kit/core/uses-config.ts', "import '../../config/leaf';\n"],
    ['every-folder-is-known', 'src/blog/shelf/a.ts', "import '../../config/leaf';\n"],
    ['every-folder-is-known', 'src/shelf/core/a.ts', "import '../../config/leaf';\n"],
    ['no-circles', 'src/fonts/core/circle.ts', "import './circle';\n"],
    ['core-is-pure', 'src/fonts/core/uses-react.ts', "import 'react';\n"],
    ['node-only-in-the-build', 'src/fonts/ui/uses-node.ts', "import 'node:path';\n"],
    ['only-the-theme-wraps', 'src/fonts/ui/wraps.ts', "import '@theme-original/Footer';\n"],
  ];
  for (const [, file, code] of broken) plant(file, code);
  for (const folder of ['app/core', 'config', ...Object.keys(kinds).map((kind) => `fonts/${kind}`)])
    plant(`src/${folder}/leaf.ts`, 'export {};\n');
  plant('src/fonts/core/a.test.ts', "import 'node:path';\nimport '../../app/core/leaf';\n");
  const {summary} = JSON.parse(
    await outputOf('dependency-cruiser/bin/dependency-cruise.mjs', [
      ...['--config', path.join(siteDir, '.dependency-cruiser.mjs'), '--output-type', 'json', 'src'],
    ]),
  ) as {summary: {violations: readonly {rule: {name: string}; from: string}[]}};
  expect(summary.violations.map(({rule, from}) => `${rule.name}: ${from}`).sort()).toEqual(
    broken.map(([rule, file]) => `${rule}: ${file}`).sort(),
  );
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({name}) => name)));
}, 60_000);

test('Node doesn’t compile in the browser’s code, nor the DOM in the build’s', async () => {
  const code = 'export const folder = process.cwd();\nexport const title = document.title;\n';
  const environments = {
    browser: {line: 1, folders: ['fonts/browser', 'fonts/core', 'fonts/ui', 'pages', 'theme']},
    node: {line: 2, folders: ['config', 'fonts/build', 'fonts/core']},
  };
  for (const {folders} of Object.values(environments))
    for (const folder of folders) plant(`src/${folder}/touches.ts`, code);
  plant('scripts/touches.ts', code);
  // A file of src/config is the browser's, too, when its code imports it.
  plant('src/fonts/browser/imports-config.ts', "export {folder} from '../../config/touches';\n");
  const failing = async (configuration: string): Promise<readonly string[]> => {
    const output = await outputOf('typescript/bin/tsc', [
      ...['--project', configuration, '--pretty', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null'],
    ]);
    return [...output.matchAll(/^(\S+)\((\d+),/gm)].map(([, file, line]) => `${file}:${line}`).sort();
  };
  const [browser, node] = await Promise.all([failing('tsconfig.browser.json'), failing('tsconfig.node.json')]);
  const expected = ({line, folders}: (typeof environments)['browser']): readonly string[] =>
    folders.map((folder) => `src/${folder}/touches.ts:${line}`);
  expect(browser).toEqual(['src/config/touches.ts:1', ...expected(environments.browser)]);
  expect(node).toEqual(['scripts/touches.ts:2', ...expected(environments.node)]);
}, 60_000);
