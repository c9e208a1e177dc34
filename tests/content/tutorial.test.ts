/** The tutorial's goals, checked as the build checks them: every solution is run in Node. */
import path from 'node:path';
import {examplePages} from '../../src/app/build/example-pages';
import {scanFences} from '../../src/examples/core/fence/scan';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {collectPages, readPage, type Page} from '../../src/examples/build/collect';
import {checkTutorial} from '../../src/tutorial/build/check';

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);

const TRANSLATED = 'i18n/fr/docusaurus-plugin-content-docs/version-v11.0.0';
const FOLDERS = ['docs', 'versioned_docs/version-v11.0.0', TRANSLATED];

/** The records step with another text. */
async function changed(change: (source: string) => string): Promise<Page> {
  const {readFile} = await import('node:fs/promises');
  const page = 'docs/learn-records.mdx';
  const source = await readFile(path.join(siteDir, page), 'utf8');
  expect(change(source)).not.toBe(source);
  return readPage(page, scanFences(change(source)), examplePages, service.toolchains);
}

test('ten steps in each version and translation reach their goal, and none has reached it before', async () => {
  const pages = (await collectPages(siteDir, examplePages, service.toolchains)).filter(({path: page}) =>
    FOLDERS.some((folder) => page.startsWith(`${folder}/learn-`)),
  );
  expect(await checkTutorial(service, pages)).toEqual({steps: 30, problems: []});
});

test('a goal that the solution misses is a problem with its line and what was printed', async () => {
  const page = await changed((source) => source.replace('Bell tower: 40 minutes', 'Bell tower: 41 minutes'));
  const {problems} = await checkTutorial(service, [page]);
  expect(problems).toEqual([
    expect.objectContaining({
      line: expect.any(Number) as number,
      message: 'the solution does not reach the goal',
      detail: 'It says:\nFish market: 25 minutes\nBell tower: 40 minutes',
    }),
  ]);
});

test('starting code that has reached the goal is a problem', async () => {
  const page = await changed((source) => {
    const [, solution = ''] = /```res name=solution\n([^]*?)```/.exec(source) ?? [];
    return source.replace(/(```res name=start\n)[^]*?```/, `$1${solution.replaceAll('$', '$$$$')}\`\`\``);
  });
  const {problems} = await checkTutorial(service, [page]);
  expect(problems.map(({message}) => message)).toEqual(['the starting code has reached the goal already']);
});

test('a step without a solution or without a goal is a problem', async () => {
  const pages = [
    await changed((source) => source.replace('name=solution', '')),
    await changed((source) => source.replace('title="Console"', 'title="Terminal"')),
  ];
  const {problems} = await checkTutorial(service, pages);
  expect(problems.map(({message}) => message)).toEqual([
    'the tutorial step has no example named solution',
    'the tutorial step has 0 goals',
  ]);
});
