/** The exercises of ordinary pages: some pages' done from the keyboard, others with each commit, and one as a reader meets it. */
import fs from 'node:fs';
import path from 'node:path';
import {PUBLIC_BUNDLES} from '../../src/config/bundles';
import {readGoal} from '../../src/tutorial/core/goal';
import {violationsOf} from '../a11y/axe';
import {draw} from './draw';
import {expect, expectToFit, open, test, type Page} from './fixtures';

/** The addresses of the built pages with exercises. */
const PAGES = ['docs/manual/latest', 'docs/manual/next', 'docs/react/latest', 'docs/react/next'].flatMap((folder) =>
  fs
    .readdirSync(path.join('build', folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /<section class="?exercise\b/.test(fs.readFileSync(path.join('build', file), 'utf8')))
    .map((file) => `/${file.replace(/\.html$/, '')}`),
);

/** Pages of the manual, and of React, whose goals are clicks in a frame. Node reaches all goals (`npm run examples`). */
const done = ['/docs/react/', '/docs/manual/'].flatMap((folder) =>
  draw(
    PAGES.filter((page) => page.startsWith(folder)),
    2,
  ),
);

const PAGE = '/docs/manual/next/record';
const [FIRST, SECOND] = ['next-track', 'two-rooms'];

const exerciseOf = (page: Page, id: string) => page.locator(`section.exercise:has(> h3#${id})`);
const titleOf = (page: Page, id: string) => page.locator(`h3#${id}`);
const resultOf = (page: Page, id: string) => exerciseOf(page, id).locator('.workbench-result');
const editorOf = (page: Page, id: string) => exerciseOf(page, id).getByRole('textbox', {name: 'Your code'});
const buttonOf = (page: Page, id: string) => exerciseOf(page, id).locator('.exercise-bar button');

/** What the page shows of an exercise. */
const shownOf = (page: Page, id: string) =>
  exerciseOf(page, id).evaluate((exercise) => {
    const text = (selector: string): string => exercise.querySelector(selector)?.textContent ?? '';
    return {
      solution: text('details .code > pre'),
      goal: [text('.exercise-goal figcaption'), text('.exercise-goal pre')] as const,
    };
  });

async function startEditing(page: Page, id: string): Promise<void> {
  await buttonOf(page, id).focus();
  await page.keyboard.press('Enter');
  await expect(editorOf(page, id)).toBeFocused();
}

/** Runs the program, and does on its page what the goal asks for. */
async function check(page: Page, id: string, choose: string | undefined): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Enter');
  if (choose === undefined) return;
  const frame = exerciseOf(page, id).frameLocator('iframe[title="Your page"]');
  await frame
    .getByRole('button', {name: choose, exact: true})
    .or(frame.getByLabel(choose, {exact: true}))
    .first()
    .focus();
  await page.keyboard.press('Space');
}

test('there are pages with exercises', () => expect(PAGES).toContain(PAGE));

for (const address of done)
  test(`@wide every exercise of ${address}, from the keyboard alone`, async ({page}) => {
    await open(page, address);
    const ids = await page.locator('section.exercise > h3').evaluateAll((all) => all.map(({id}) => id));
    test.setTimeout(30_000 + ids.length * 20_000);
    for (const id of ids) {
      const {solution, goal} = await shownOf(page, id);
      await startEditing(page, id);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(solution);
      const read = readGoal(...goal);
      await check(page, id, read?.kind === 'page' ? read.choose : undefined);
      await expect(resultOf(page, id)).toHaveAttribute('data-state', 'reached');
      await expect(titleOf(page, id)).toContainText('done');
    }
  });

test('@wide a reader comes by a link, types, goes on to the next exercise, and finds both again', async ({page}) => {
  await open(page, `${PAGE}#${FIRST}`);
  await expect(titleOf(page, FIRST)).toBeInViewport();
  const button = buttonOf(page, FIRST);
  for (let stop = 0; stop < 8 && !(await button.evaluate((it) => it === document.activeElement)); stop++)
    await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editorOf(page, FIRST)).toBeFocused();
  // To the third line, whose end is the function's result.
  await page.keyboard.press('ControlOrMeta+Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'End', ...Array<string>('player'.length).fill('Backspace')])
    await page.keyboard.press(key);
  await page.keyboard.type('{...player, track: player.track');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(resultOf(page, FIRST)).toContainText('Not there yet. Your program prints:');
  await page.keyboard.type(' + 1');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(resultOf(page, FIRST)).toContainText("That's it");
  await page.keyboard.press('Escape');
  for (const _ of ['Check', 'Reset', 'Next exercise']) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Next exercise'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${SECOND}$`));
  await expect(titleOf(page, SECOND)).toBeInViewport();

  await startEditing(page, SECOND);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('// my own');
  await page.reload();
  await expect(titleOf(page, FIRST)).toHaveText('Move to the next track done');
  await expect(titleOf(page, SECOND)).toHaveText('Keep two rooms apart');
  await expect(buttonOf(page, SECOND)).toHaveText('Continue editing');
  await startEditing(page, SECOND);
  await expect(editorOf(page, SECOND)).toHaveText('// my own');
});

test('@wide after the last exercise of a page, none is offered', async ({page}) => {
  await open(page, PAGE);
  const id = (await page.locator('section.exercise > h3').last().getAttribute('id')) ?? '';
  const {solution} = await shownOf(page, id);
  await startEditing(page, id);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(solution);
  await check(page, id, undefined);
  await expect(resultOf(page, id)).toHaveText("That's it: you've reached the goal.");
});

test('@wide a page only loads its script until a reader comes to the code, and no types of the exercises', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.replace(/^.*\//, '')));
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => file.replace(/\..*$/, ''));
  expect(scripts).toEqual(['reading', 'prefetch']);
  await exerciseOf(page, FIRST).locator('.exercise-code .code > pre').click();
  await expect(editorOf(page, FIRST)).toBeFocused();
  expect(files.filter((file) => /\.(?:types|lines|versions|programs)\.json$/.test(file))).toEqual([]);
});

test('@wide without a compiler the exercise says so, and its solution remains', async ({page, errors}) => {
  await page.context().route('**/playground-api/**', (route) => route.fulfill({status: 404, body: 'Not found'}));
  await page.context().route(`${PUBLIC_BUNDLES}/**`, (route) => route.abort());
  // The next version's compiler may not be published yet, and then there's no editor either.
  await open(page, '/docs/manual/latest/record');
  await startEditing(page, FIRST);
  await expect(resultOf(page, FIRST)).toContainText(
    /compiler couldn't be loaded\. .*The goal and the solution are there/,
  );
  await exerciseOf(page, FIRST).getByText('Solution', {exact: true}).click();
  await expect(exerciseOf(page, FIRST).locator('details .code').last()).toBeVisible();
  errors.length = 0; // the server's answers, which the browser logs
});

test('@wide the contents of the page only name the exercises as a whole', async ({page}) => {
  await open(page, PAGE);
  const contents = page.locator('.page-contents a');
  await expect(contents.filter({hasText: 'Exercises'})).toHaveCount(1);
  await expect(contents.filter({hasText: 'Keep two rooms apart'})).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an exercise is complete, without a button that does nothing', async ({page}) => {
    await page.goto(`${PAGE}#${SECOND}`);
    await expect(exerciseOf(page, SECOND).locator('.exercise-code .code')).toContainText('let garden = kitchen');
    await expect(buttonOf(page, SECOND)).toBeHidden();
    await exerciseOf(page, SECOND).getByText('Hint', {exact: true}).click();
    await expect(exerciseOf(page, SECOND).getByText('only adds a name')).toBeVisible();
  });
});

test('@wide on paper, an exercise that is being edited has its starting code', async ({page}) => {
  await open(page, PAGE);
  await startEditing(page, FIRST);
  await page.emulateMedia({media: 'print'});
  await expect(exerciseOf(page, FIRST).locator('.workbench')).toBeHidden();
  await expect(exerciseOf(page, FIRST).locator('.exercise-code > .code')).toBeVisible();
  await expect(buttonOf(page, FIRST)).toBeHidden();
});

/** Lets a page load the style sheets of the Arabic site, which the bundler has mirrored. */
async function mirror(page: Page): Promise<void> {
  const folder = 'build/ar/assets/css';
  const names = fs.readdirSync(folder);
  await page.route(/\/assets\/css\//, async (route) => {
    const [, sheet = ''] = /\/([\w-]+)\.\w+\.css$/.exec(route.request().url()) ?? [];
    await route.fulfill({path: path.join(folder, names.find((name) => name.startsWith(`${sheet}.`)) ?? '')});
  });
}

for (const direction of ['ltr', 'rtl'])
  test(`@wide nothing is wider than a small window: ${direction}`, async ({page}) => {
    await page.setViewportSize({width: 375, height: 700});
    if (direction === 'rtl') await mirror(page);
    await open(page, PAGE);
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    await startEditing(page, FIRST);
    await expect(editorOf(page, FIRST)).toHaveCSS('direction', 'ltr');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(resultOf(page, FIRST)).toContainText('Not there yet');
    for (const width of [375, 320]) {
      await page.setViewportSize({width, height: 700});
      for (const part of await exerciseOf(page, FIRST).locator('.workbench, .exercise-goal, details').all()) {
        const box = await part.boundingBox();
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      }
      await expectToFit(page);
    }
  });

const MEDIA = {
  light: {colorScheme: 'light'},
  dark: {colorScheme: 'dark'},
  'forced colors': {colorScheme: 'dark', forcedColors: 'active'},
} as const;
for (const name of draw(['light', 'dark', 'forced colors'], 1))
  test(`an exercise has no violation before, while editing, and when done: ${name}`, async ({page}) => {
    await page.emulateMedia({...MEDIA[name], reducedMotion: 'reduce'});
    await open(page, PAGE);
    for (const details of await page.locator('.exercise details').all()) await details.locator('summary').click();
    expect(await violationsOf(page, '.exercise')).toEqual([]);
    const {solution} = await shownOf(page, FIRST);
    await startEditing(page, FIRST);
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(resultOf(page, FIRST)).toContainText("It doesn't compile yet");
    expect(await violationsOf(page, '.exercise')).toEqual([]);
    await editorOf(page, FIRST).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(solution);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(titleOf(page, FIRST)).toContainText('done');
    expect(await violationsOf(page, '.exercise')).toEqual([]);
  });
