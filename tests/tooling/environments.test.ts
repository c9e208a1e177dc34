import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../..');
const BROWSER = ['one/browser', 'one/ui', 'pages', 'theme'];
const NODE = ['config', 'one/build'];
const BOTH = ['one/core'];

/** What a file touches, and its code. */
const PLANTED = {
  document: 'export const title = document.title;\n',
  process: 'export const folder = process.cwd();\n',
  fs: "import {readFileSync} from 'node:fs';\nexport const text = readFileSync('a', 'utf8');\n",
} as const;

const site = mkdtempSync(path.join(tmpdir(), 'environments-'));
afterAll(() => rmSync(site, {recursive: true, force: true}));

/** A file of `src/config` is the browser's, too, when its code imports it. */
const IMPORTING = 'src/one/browser/imports-config.ts';

const file = (folder: string, touched: string): string => `${folder}/touches-${touched}.ts`;

beforeAll(() => {
  for (const copied of ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.node.json', 'types'])
    cpSync(path.join(siteDir, copied), path.join(site, copied), {recursive: true});
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(site, 'node_modules'));
  for (const folder of [...[...BROWSER, ...NODE, ...BOTH].map((name) => `src/${name}`), 'scripts'])
    for (const [touched, code] of Object.entries(PLANTED)) {
      mkdirSync(path.join(site, folder), {recursive: true});
      writeFileSync(path.join(site, file(folder, touched)), code);
    }
  writeFileSync(path.join(site, IMPORTING), "export {folder} from '../../config/touches-process';\n");
});

/** The planted files that don't compile with a configuration, and nothing else may go wrong. */
async function failing(configuration: string): Promise<readonly string[]> {
  const compiler = spawn(
    process.execPath,
    [
      path.join(siteDir, 'node_modules/typescript/bin/tsc'),
      ...['--project', configuration, '--pretty', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null'],
    ],
    {cwd: site},
  );
  let output = '';
  for await (const chunk of compiler.stdout) output += String(chunk);
  return output
    .split('\n')
    .filter((line) => /^\S/.test(line))
    .map((line) => line.replace(/\(.*/, ''))
    .sort();
}

test('Node doesn’t compile in the browser’s code, nor the DOM in the build’s', async () => {
  const [browser, node] = await Promise.all([failing('tsconfig.browser.json'), failing('tsconfig.node.json')]);
  expect(browser).toEqual(
    [...BROWSER, ...BOTH]
      .flatMap((name) => [file(`src/${name}`, 'process'), file(`src/${name}`, 'fs')])
      .concat(file('src/config', 'process'))
      .sort(),
  );
  expect(node).toEqual(
    [...NODE, ...BOTH]
      .map((name) => file(`src/${name}`, 'document'))
      .concat(file('scripts', 'document'))
      .sort(),
  );
});
