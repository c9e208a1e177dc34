import {expect, open, test} from './fixtures';

const manual = '/docs/manual/latest/introduction';

test('the header links to all sections of the site', {tag: '@wide'}, async ({page}) => {
  await open(page, '/docs/manual/next/introduction');
  const main = page.getByRole('navigation', {name: 'Main'});
  await expect(main.getByRole('link')).toHaveText(['Docs', 'Playground', 'Blog', 'Community']);
  await expect(main.getByRole('link', {name: 'Docs'})).toHaveAttribute('href', '/docs/manual/next/introduction');
  await expect(main.getByRole('link', {name: 'Docs'})).toHaveAttribute('aria-current', 'true');
  await expect(main.getByRole('link', {name: 'Playground'})).toHaveAttribute('href', '/try');
  await expect(main.getByRole('link', {name: 'Community'})).toHaveAttribute('href', '/community/overview');
  const social = page.locator('header .top-tools > .wide-only a');
  await expect(social).toHaveCount(4);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('docs routes have the second bar, which keeps the version', async ({page}) => {
  await open(page, '/docs/manual/v10.0.0/introduction');
  const bar = page.getByRole('navigation', {name: 'Docs', exact: true});
  await expect(bar.getByRole('link')).toHaveText([
    'Language Manual',
    'API',
    'Syntax Lookup',
    'React',
    'Errors',
    'Packages',
  ]);
  await expect(bar.getByRole('link', {name: 'Language Manual'})).toHaveAttribute(
    'href',
    '/docs/manual/v10.0.0/introduction',
  );
  await expect(bar.getByRole('link', {name: 'API'})).toHaveAttribute('href', '/docs/manual/v10.0.0/api');
  await expect(bar.getByRole('link', {name: 'React'})).toHaveAttribute('href', '/docs/react/latest/introduction');
  await open(page, '/syntax-lookup');
  await expect(bar.getByRole('link', {name: 'Language Manual'})).toHaveAttribute(
    'href',
    '/docs/manual/v10.0.0/introduction',
  );
  await expect(bar.getByRole('link', {name: 'Syntax Lookup'})).toHaveAttribute('aria-current', 'true');
  for (const name of ['Errors', 'Packages']) {
    await bar.getByRole('link', {name}).click();
    await expect(bar.getByRole('link', {name})).toHaveAttribute('aria-current', 'true');
  }
  await open(page, '/community/overview');
  await expect(bar).toHaveCount(0);
});

test('the bars hide when scrolling down past 80 px and reappear when scrolling up', async ({page}) => {
  await open(page, manual);
  const html = page.locator('html');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
  await scrollTo(80);
  await expect(html).not.toHaveAttribute('data-bars-hidden');
  await scrollTo(300);
  await expect(html).toHaveAttribute('data-bars-hidden');
  await scrollTo(285);
  await expect(html).toHaveAttribute('data-bars-hidden');
  await scrollTo(275);
  await expect(html).not.toHaveAttribute('data-bars-hidden');
});

test('the mobile menu opens with one tap and closes on a route or hash change', {tag: '@phone'}, async ({page}) => {
  await open(page, manual);
  const menu = page.locator('#mobile-menu');
  const toggle = page.getByRole('button', {name: 'Menu', exact: true});
  await toggle.tap();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText([
    'Playground',
    'Errors',
    'Packages',
    'Blog',
    'Community',
    'X',
    'Bluesky',
    'GitHub',
    'Forum',
    'English',
    'Français',
    'العربية',
  ]);
  // Where /community leads.
  await expect(menu.getByRole('link', {name: 'Community'})).toHaveAttribute('href', '/community/overview');
  const box = await menu.boundingBox();
  expect(box).toMatchObject({x: 0, y: 0, width: 375, height: 812});
  await page.evaluate(() => (window.location.hash = '#somewhere'));
  await expect(menu).toBeHidden();
  await toggle.tap();
  await menu.getByRole('link', {name: 'Blog'}).tap();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(menu).toBeHidden();
});

test('the menu opens and closes with the keyboard', {tag: '@phone'}, async ({page}) => {
  await open(page, manual);
  await page.getByRole('button', {name: 'Menu', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#mobile-menu')).toBeHidden();
});

test('the chosen theme is remembered and applied before the first paint', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, manual);
  await page.getByRole('button', {name: 'Switch between light and dark'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/blog', {waitUntil: 'commit'});
  await page.waitForSelector('body');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page follows the system’s theme, until a theme is chosen', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, manual);
  const theme = (name: string) => expect(page.locator('html')).toHaveAttribute('data-theme', name);
  await page.emulateMedia({colorScheme: 'dark'});
  await theme('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await theme('light');
  await page.getByRole('button', {name: 'Switch between light and dark'}).click();
  await theme('dark');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await theme('dark');
});

test('the footer has the current year, and a key shows the shortcuts', async ({page}) => {
  await open(page, '/community/overview');
  await expect(page.locator('footer.site-footer')).toContainText(`© ${new Date().getFullYear()} The ReScript Project`);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeHidden();
});

test('the first Tab focuses the skip link', async ({page}) => {
  await open(page, manual);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to main content');
});
