import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {TOOLCHAINS} from '../../src/compilers/build/toolchains';
import {versionLines} from '../../src/config/versions';
import {logos} from '../../src/landing/core/logos';
import {copied, expect, expectToFit, open, readAll, test} from './fixtures';

/**
 * What the landing page may load without videos if it's read to its end, in bytes, with text as gzip. At 200 KB a
 * second, a phone needs 1.75 seconds for it.
 */
const BUDGET = 350_000;

test('the sections are in order, below a single headline', async ({page}) => {
  await open(page, '/');
  await expect(page).toHaveTitle('The ReScript Programming Language');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Fast, Simple, Fully Typed JavaScript from the Future',
  );
  const sections = page.locator('main [data-section]');
  expect(await sections.evaluateAll((all) => all.map((section) => (section as HTMLElement).dataset.section))).toEqual([
    'intro',
    'playground-hero',
    'quick-install',
    'main-usp',
    'other-selling-points',
    'trusted-by',
    'curated-resources',
  ]);
  await expect(page.getByRole('link', {name: 'Get started'})).toHaveAttribute(
    'href',
    '/docs/manual/latest/installation',
  );
  await expect(page.getByRole('link', {name: 'Learn more about build performance'})).toHaveAttribute(
    'href',
    '/docs/manual/latest/build-performance',
  );
  const forum = page.getByRole('link', {name: 'Join our Forum'});
  await expect(forum).toHaveAttribute('href', 'https://forum.rescript-lang.org');
  await expect(forum).toHaveAttribute('target', '_blank');
});

test('the first screen has both ways in, side by side, the playground, and the current version', async ({
  page,
  phone,
}) => {
  await open(page, '/');
  const start = await page.getByRole('link', {name: 'Get started'}).boundingBox();
  const learn = await page.getByRole('link', {name: 'Learn it in an hour'}).boundingBox();
  const edit = await page.getByRole('link', {name: 'Edit this example in Playground'}).boundingBox();
  const latest = TOOLCHAINS.find(({version}) => version === versionLines.default.latest.compiler);
  const {version} = JSON.parse(readFileSync(`node_modules/${latest?.package}/package.json`, 'utf8')) as {
    version: string;
  };
  const release = await page.getByText(`Current version: ${version}`).boundingBox();
  const {height} = page.viewportSize()!;
  for (const box of [start, learn, edit, release]) expect(box!.y + box!.height).toBeLessThan(height);
  const middle = (box: typeof start): number => box!.y + box!.height / 2;
  expect(Math.abs(middle(learn) - middle(start))).toBeLessThan(4);
  if (phone) return;
  expect(Math.abs(middle(release) - middle(start))).toBeLessThan(4);
});

test('the whole code and the button that removes a case are in the first screen', {tag: '@wide'}, async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/');
  for (const part of [
    page.getByRole('region', {name: 'BookButton.res', exact: true}),
    page.getByRole('button', {name: 'Remove | Free'}),
  ]) {
    const box = (await part.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(900);
  }
});

test('nothing overflows the window, down to 320 px', async ({page}) => {
  await open(page, '/');
  await expectToFit(page);
  await page.setViewportSize({width: 320, height: 700});
  await expectToFit(page);
});

test('source and JavaScript are side by side if there is room', async ({page, phone}) => {
  await open(page, '/');
  const source = page.getByRole('region', {name: 'BookButton.res', exact: true});
  const output = page.getByRole('region', {name: 'BookButton.res.mjs'});
  const [left, right] = [await source.boundingBox(), await output.boundingBox()];
  if (phone) expect(right!.y).toBeGreaterThan(left!.y + left!.height);
  else expect(right!.x).toBeGreaterThanOrEqual(left!.x + left!.width);
  await expect(source.locator('.k').first()).toHaveText('type');
  await expect(output).toContainText('function BookButton(props)');
  const code = readFileSync('src/landing/core/examples/BookButton.res', 'utf8');
  await expect(source).toHaveText(code.trimEnd(), {useInnerText: false});
});

test('a command is copied, and its badge shows for two seconds', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const command of ['npm install rescript', 'npx create-rescript-app']) {
    const button = page.getByRole('button', {name: `Copy ${command}`});
    await button.focus();
    await page.keyboard.press('Enter');
    const badge = page.getByText('Copied!');
    await expect(badge).toBeVisible();
    await expect(button).toBeDisabled();
    await copied(page).toBe(command);
    await page.clock.runFor(1999);
    await expect(badge).toBeVisible();
    await page.clock.runFor(1);
    await expect(badge).toHaveCount(0);
    await expect(button).toBeEnabled();
  }
});

test('a failed copy shows no confirmation', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await open(page, '/');
  const button = page.getByRole('button', {name: 'Copy npm install rescript'});
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'failed');
  await expect(button).toBeEnabled();
  await expect(page.getByText('Copied!')).toHaveCount(0);
});

test('the community’s pictures follow the chosen theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page, '/community/overview');
  const picture = page.locator('[data-carousel] img').first();
  await picture.scrollIntoViewIfNeeded();
  const background = async () => {
    const {x, y} = (await picture.boundingBox())!;
    return (await page.screenshot({clip: {x: x + 20, y: y + 20, width: 1, height: 1}})).toString('base64');
  };
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const light = await background();
  await page.getByRole('button', {name: 'Switch between light and dark'}).click();
  await expect.poll(background).not.toBe(light);
  await page.getByRole('button', {name: 'Switch between light and dark'}).click();
  await expect.poll(background).toBe(light);
});

test("the community's pictures turn by picture, dot and key, and go round", async ({page}) => {
  await open(page, '/');
  const carousel = page.getByRole('radiogroup', {name: 'Pictures of the community'});
  const dot = (position: number) => carousel.getByRole('radio', {name: `Picture ${position} of 3`});
  await carousel.scrollIntoViewIfNeeded();
  await expect(dot(1)).toBeChecked();
  for (const next of [2, 3, 1]) {
    await carousel.locator('input:checked + label').click();
    await expect(dot(next)).toBeChecked();
    await expect(carousel.locator('label:visible')).toHaveCount(1);
  }
  await dot(3).click();
  await expect(dot(3)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(dot(1)).toBeChecked();
});

test('every company is named and linked, and readers can add one', async ({page}) => {
  await open(page, '/');
  const wall = page.locator('[data-section="trusted-by"]');
  const links = wall.getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(logos.map(({name}) => name));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    logos.map(({url}) => url),
  );
  const add = wall.getByRole('link', {name: 'Add Your Logo'});
  await expect(add).toHaveAttribute(
    'href',
    'https://github.com/rescript-lang/rescript-lang.org/edit/master/src/landing/core/logos.ts',
  );
});

test('the resources are four guides and two templates', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('region', {name: 'Guides and Docs'}).getByRole('link')).toHaveCount(4);
  const templates = page.getByRole('region', {name: 'Templates'}).getByRole('link');
  await expect(templates).toHaveText(['ReScript & NextJS', 'ReScript & ViteJS']);
  for (const template of await templates.all()) await expect(template).toHaveAttribute('target', '_blank');
});

test('the whole page, without videos and prefetches, stays within its budget', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript(() =>
    Object.defineProperty(window, 'IntersectionObserver', {
      value: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    }),
  );
  const sizes: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    sizes.push(
      response
        .body()
        .then(
          (body) =>
            [
              response.url(),
              /\.(?:woff2|avif|webp|png|jpe?g)$/.test(response.url()) ? body.length : gzipSync(body).length,
            ] as const,
        ),
    );
  });
  await open(page, '/');
  await readAll(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, [, size]) => sum + size, 0);
  expect(bytes).toBeLessThan(BUDGET);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page is complete: code, a working carousel, videos with controls', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('region', {name: 'BookButton.res.mjs'})).toContainText('function BookButton(props)');
    await page.locator('[data-carousel] label:visible').click();
    await expect(page.getByRole('radio', {name: 'Picture 2 of 3'})).toBeChecked();
    await expect(page.locator('[data-video] video[controls]')).toHaveCount(3);
  });
});
