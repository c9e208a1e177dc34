/** The pages about messages of the build tool: their files are built, and the output is what they show. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {versionLines} from '../../src/config/versions';
import {createExplainer} from '../../src/errors/core/explain';
import {scanFences} from '../../src/examples/core/fence/scan';
import {readErrorPages} from '../../src/errors/build/read';
import {inProject} from '../support/project';

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);

type TitledFence = {readonly title: string; readonly code: string};

async function titledFences(slug: string): Promise<readonly TitledFence[]> {
  const fences = scanFences(await readFile(path.join(siteDir, 'errors', `${slug}.mdx`), 'utf8'));
  return fences.flatMap(({meta, code}) => {
    const title = /title="([^"]*)"/.exec(meta)?.[1];
    return title === undefined ? [] : [{title, code}];
  });
}

/** Builds files in a project. @returns the output, in which the project's folder is `/projects/shop` */
function build(files: readonly TitledFence[]): Promise<string> {
  const toolchain = service.toolchain(versionLines.default.next.compiler);
  return inProject(toolchain, Object.fromEntries(files.map(({title, code}) => [title, code])), async (folder) => {
    const {stdout, stderr} = await service.run(toolchain.buildTool ?? '', ['build'], folder);
    return `${stdout}\n${stderr}`.replaceAll(path.dirname(folder), '/projects');
  });
}

/** Without the arrows of a cycle, which can start at any of its files. */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^ → /, '').trimEnd())
    .filter((line) => line !== '');

test('each page shows what the build tool prints, and that message leads to it', async () => {
  const names = (await readdir(path.join(siteDir, 'errors'))).map((name) => path.basename(name, '.mdx'));
  const explainer = createExplainer(await readErrorPages(siteDir));
  const checked: string[] = [];
  for (const slug of names) {
    const fences = await titledFences(slug);
    const shown = fences.find(({title}) => title === 'Output');
    if (shown) {
      const printed = await build(fences.filter((fence) => fence !== shown));
      expect(lines(printed)).toEqual(expect.arrayContaining([...lines(shown.code)]));
      expect(explainer.explain(printed)?.slug).toBe(slug);
      checked.push(slug);
    }
  }
  expect(checked.sort()).toEqual([
    'dependency-cycle',
    'duplicate-module',
    'package-name-mismatch',
    'package-not-found',
  ]);
});
