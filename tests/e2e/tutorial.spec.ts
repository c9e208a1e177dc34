/** The tutorial as readers take it, and what is said about a program. The rest of a step is as in exercises.spec.ts. */
import {allVersions, versionLines} from '../../src/config/versions';
import {expect as plainExpect, expectToFit, hold, open, test, type Page} from './fixtures';

/** Patient: the first source of a version waits until its libraries are compiled. */
const expect = plainExpect.configure({timeout: 20_000});

const STEPS = [
  'learn-values',
  'learn-records',
  'learn-functions',
  'learn-arrays',
  'learn-variants',
  'learn-options',
  'learn-modules',
  'learn-json',
  'learn-react-component',
  'learn-react-state',
] as const;

const editor = (page: Page) => page.getByRole('textbox', {name: 'Your code'});
const result = (page: Page) => page.locator('.workbench-result');
const startButton = (page: Page) => page.locator('.exercise-bar button');
const doneSteps = (page: Page) =>
  page.locator('.tutorial-steps a[data-done]').evaluateAll((all) => all.map((link) => link.getAttribute('data-step')));

async function startEditing(page: Page): Promise<void> {
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
}

/** The solution as the page shows it, which the build has run. */
const solutionOf = (page: Page): Promise<string> =>
  page.locator('.tutorial-help .code').evaluate((block) => block.querySelector(':scope > pre')?.textContent ?? '');

/** Types a program key by key. The editor indents, and closes brackets; what it has closed too early goes away. */
async function type(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const lines = code.trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    await page.keyboard.type(line.trim());
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Delete');
    if (index < lines.length - 1) await page.keyboard.press('Enter');
  }
}

/** Out of the editor and on, as the line below it says. */
async function leaveEditor(page: Page, stops: number): Promise<void> {
  await page.keyboard.press('Escape');
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab');
}

/** The steps that are typed key by key, which takes seconds. The others' programs are put in at once. */
const TYPED = 3;

test('@wide @all ten steps, from start to end, from the keyboard alone', async ({page}) => {
  test.setTimeout(240_000);
  await open(page, `/docs/manual/latest/${STEPS[0]}`);
  for (const [index, step] of STEPS.entries()) {
    await expect(page).toHaveURL(new RegExp(`/docs/manual/latest/${step}/?$`));
    await startEditing(page);
    if (index < TYPED) await type(page, await solutionOf(page));
    else {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(await solutionOf(page));
    }
    await page.keyboard.press('ControlOrMeta+Enter');
    if (step === 'learn-react-state') {
      const frame = page.frameLocator('iframe[title="Your page"]');
      await expect(frame.getByText('Total: 0 min')).toBeVisible();
      await expect(result(page)).toContainText('Not there yet');
      await leaveEditor(page, 4); // Check, Reset, the first checkbox, the second
      await page.keyboard.press('Space');
      await expect(frame.getByText('Total: 40 min')).toBeVisible();
    }
    await expect(result(page)).toHaveAttribute('data-state', 'reached');
    await expect.poll(() => doneSteps(page)).toEqual(STEPS.slice(0, index + 1));
    if (step === 'learn-react-state') break;
    await leaveEditor(page, 3); // Check, Reset, Next step
    await expect(page.getByRole('link', {name: 'Next step'})).toBeFocused();
    await page.keyboard.press('Enter');
  }
  // The progress stays, and belongs to this version of the compiler.
  await open(page, `/docs/manual/latest/${STEPS[0]}`);
  await expect.poll(() => doneSteps(page)).toHaveLength(10);
  await expect(startButton(page)).toHaveText('Continue editing');
  const {latest} = versionLines.default;
  const other = allVersions(versionLines.default).find(({compiler}) => compiler !== latest.compiler)!;
  await open(page, `/docs/manual/${other.path}/${STEPS[0]}`);
  await expect(startButton(page)).toHaveText('Start editing');
  expect(await doneSteps(page)).toEqual([]);
});

test('@wide what goes wrong is said: a program that misses the goal, one that does not compile, one without an end', async ({
  page,
}) => {
  await open(page, '/docs/manual/next/learn-values');
  await startEditing(page);
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(result(page)).toContainText('Not there yet. Your program prints:');
  await expect(result(page).locator('pre')).toHaveText('Fish market');

  await editor(page).click();
  await type(page, 'let name = "Fish market"\nConsole.log(name ++ 25)');
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(result(page)).toContainText("It doesn't compile yet");
  await expect(result(page).locator('pre')).toContainText('string');
  await page.getByRole('button', {name: 'Line 2'}).click();
  await expect(editor(page)).toBeFocused();

  await type(page, 'let turns = ref(0)\nwhile true {\nturns := turns.contents + 1\n}');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result(page)).toContainText('Your program was stopped');

  await page.getByRole('button', {name: 'Reset'}).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result(page).locator('pre')).toHaveText('Fish market');
  expect(await doneSteps(page)).toEqual([]);
});

test('@wide a button pressed before its script is there opens the editor once it is', async ({page}) => {
  const {release} = await hold(page, /\/exercises\.[^/]+\.js$/);
  // The page isn't loaded as long as that script isn't.
  await page.goto(`/docs/manual/latest/${STEPS[0]}`, {waitUntil: 'domcontentloaded'});
  await startButton(page).click();
  release();
  await expect(editor(page)).toBeFocused();
});

test('@wide front page and installation lead to the tutorial', async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Learn it in an hour'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Values and types');
  await open(page, '/docs/manual/latest/installation');
  await page.locator('article').getByRole('link', {name: 'Learn ReScript in an hour'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Values and types');
  await expect(page.getByText('Learn ReScript in an hour, step 1 of 10')).toBeVisible();
  const steps = page.getByRole('navigation', {name: 'Steps of the tutorial'});
  await expect(steps.getByRole('link')).toHaveCount(10);
  await expect(steps.locator('a[aria-current=step]')).toHaveText('1. Values and types');
});

test('@wide text and code stand side by side; on narrow screens nothing is wider than the window', async ({page}) => {
  const left = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().x);
  await open(page, '/docs/manual/latest/learn-react-state');
  expect(await left('.exercise-code')).toBeGreaterThan((await left('.tutorial-text')) + 200);
  await startEditing(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.frameLocator('iframe[title="Your page"]').getByText('Total: 0 min')).toBeVisible();
  for (const width of [375, 320]) {
    await page.setViewportSize({width, height: 700});
    expect(await left('.exercise-code')).toBe(await left('.tutorial-text'));
    await expectToFit(page);
  }
});
