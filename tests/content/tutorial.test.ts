/** The exercises of pages and of the tutorial. `npm run examples` and the build run each one; here are the mistakes they find. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {examplePages} from '../../src/app/build/example-pages';
import {scanFences} from '../../src/examples/core/fence/scan';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {collectPages, readPage, type Page} from '../../src/examples/build/collect';
import {exerciseBlocks} from '../../src/tutorial/core/exercise';
import {checkExercises, type ExercisesReport} from '../../src/tutorial/build/check';

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);

const collected = collectPages(siteDir, examplePages, service.toolchains);
const isStep = ({path: page}: Page): boolean => /\/learn-[^/]+$/.test(page);
const sourceOf = (page: string): Promise<string> => readFile(path.join(siteDir, page), 'utf8');

test('each step is one exercise, in each version and translation', async () => {
  const steps = (await collected).filter(isStep);
  // Of v11, ten and their translations.
  expect(steps.length).toBeGreaterThanOrEqual(20);
  for (const {path: page} of steps)
    expect({page, steps: exerciseBlocks(await sourceOf(page)).map(({isStep}) => isStep)}).toEqual({
      page,
      steps: [true],
    });
});

test('a page has the same exercises in every version that has some: links and what readers have done use their ids', async () => {
  const ids = async (page: string): Promise<readonly (string | undefined)[]> =>
    exerciseBlocks(await sourceOf(page)).map(({id}) => id);
  const pages = (await collected).map((page) => page.path).filter((page) => /^docs\//.test(page));
  for (const page of pages) {
    const older = page.replace('docs/', 'versioned_docs/version-v11.0.0/');
    if (!existsSync(path.join(siteDir, older))) continue;
    const [newIds, oldIds] = [await ids(page), await ids(older)];
    if (newIds.length > 0 && oldIds.length > 0) expect({page, ids: oldIds}).toEqual({page, ids: newIds});
  }
});

test('a page has at most three exercises, which take at most a fifth of its source', async () => {
  const pages = (await collected).filter((page) => !isStep(page));
  const shares = await Promise.all(
    pages.map(async ({path: page}) => {
      const source = await sourceOf(page);
      const lines = source.split('\n');
      const blocks = exerciseBlocks(source);
      const length = blocks.reduce((sum, {from, to}) => sum + lines.slice(from - 1, to).join('\n').length, 0);
      return {page, exercises: blocks.length, percent: Math.ceil((100 * length) / source.length)};
    }),
  );
  expect(shares.some(({exercises}) => exercises > 0)).toBe(true);
  expect(shares.filter(({exercises, percent}) => exercises > 3 || percent > 20)).toEqual([]);
});

/** What is said about a page with another text. */
async function changed(page: string, change: (source: string) => string): Promise<ExercisesReport['problems']> {
  const source = await sourceOf(page);
  const text = change(source);
  expect(text).not.toBe(source);
  const read = readPage(page, scanFences(text), examplePages, service.toolchains);
  return (await checkExercises(service, [read], () => Promise.resolve(text))).problems;
}

/** Released pages keep their names. */
const STEP = 'versioned_docs/version-v11.0.0/learn-records.mdx';
const PAGE = 'versioned_docs/version-v11.0.0/record.mdx';

test('a goal that the solution misses is a problem with its line and what was printed', async () => {
  expect(await changed(STEP, (source) => source.replace('Bell tower: 40 minutes', 'Bell tower: 41 minutes'))).toEqual([
    expect.objectContaining({
      line: expect.any(Number) as number,
      message: 'the solution does not reach the goal',
      detail: 'It says:\nFish market: 25 minutes\nBell tower: 40 minutes',
    }),
  ]);
});

test('all exercises of a page are looked at, and each problem has the line of its own', async () => {
  const problems = await changed(PAGE, (source) =>
    source.replace(/^Garden: 7$/m, 'Garden: 8').replace(/^Demo, a single$/m, 'Demo'),
  );
  const lines = (await sourceOf(PAGE)).split('\n');
  expect(problems.map(({line}) => lines.slice(line, line + 2))).toEqual([
    ['Kitchen: 4', 'Garden: 7'],
    ['Last Train, from Depots (2022)', 'Night Bus, from Depots'],
  ]);
});

test('a program that ends its process is the only one with a problem', async () => {
  const problems = await changed(PAGE, (source) =>
    source.replace(/(?<=name=two-rooms-solution\n)/, '%%raw("process.exit(3)")\n'),
  );
  expect(problems.map(({detail}) => detail)).toEqual(['It throws: the process ended with 3']);
});

test.each([
  [STEP, 'start', 'solution'],
  [PAGE, 'two-rooms-start', 'two-rooms-solution'],
])('starting code that has reached the goal is a problem: %s', async (page, start, solution) => {
  const problems = await changed(page, (source) => {
    const [, solved = ''] = new RegExp(`\`\`\`res name=${solution}\\n([^]*?)\`\`\``).exec(source) ?? [];
    return source.replace(
      new RegExp(`(\`\`\`res name=${start}\\n)[^]*?\`\`\``),
      `$1${solved.replaceAll('$', '$$$$')}\`\`\``,
    );
  });
  expect(problems.map(({message}) => message)).toEqual(['the starting code has reached the goal already']);
});
