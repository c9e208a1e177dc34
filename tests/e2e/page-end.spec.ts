/** The end of a page, the lists of its headings, and what a blog's list offers. */
import {execFileSync} from 'node:child_process';
import {expect, open, test, type Page} from './fixtures';
import {versionLines} from '../../src/config/versions';

const source = (page: Page) => page.locator('.page-source');

test('the source of a released page is its version’s', async ({page}) => {
  await open(page, '/docs/manual/latest/record');
  const edit = source(page).getByRole('link', {name: 'Edit this page'});
  await expect(edit).toHaveAttribute(
    'href',
    `https://github.com/rescript-lang/rescript-lang.org/edit/master/versioned_docs/version-${versionLines.default.latest.id}/record.mdx`,
  );
  await expect(edit).toHaveAttribute('target', '_blank');
});

test('a page ends with its source, a form for problems, and the day of its last change', async ({page}) => {
  await open(page, '/docs/manual/next/record');
  await expect(source(page).getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://github.com/rescript-lang/rescript-lang.org/edit/master/docs/record.mdx',
  );
  const report = source(page).getByRole('link', {name: 'Report a problem'});
  const {origin, pathname, searchParams} = new URL((await report.getAttribute('href'))!);
  expect(origin + pathname).toBe('https://github.com/rescript-lang/rescript-lang.org/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    template: 'report-a-problem.yml',
    title: 'Page: Record',
    page: 'https://rescript-lang.org/docs/manual/next/record',
    version: versionLines.default.next.id,
  });
  const day = execFileSync('git', ['log', '-1', '--format=%cI', 'docs/record.mdx'], {encoding: 'utf8'});
  await expect(source(page).locator('time')).toHaveAttribute(
    'datetime',
    new Date(day.trim()).toISOString().slice(0, 10),
  );
  await expect(source(page)).toContainText('Last updated ');
});

test('pages made from packages, entries of the lookup and posts can be reported too', async ({page}) => {
  for (const path of [
    '/docs/manual/next/api/stdlib/array',
    '/syntax-lookup/as-decorator',
    '/blog/the-safety-gate',
    '/community/overview',
  ]) {
    await open(page, path);
    const href = await source(page).getByRole('link', {name: 'Report a problem'}).getAttribute('href');
    expect(new URL(href!).searchParams.get('page')).toBe(`https://rescript-lang.org${path}`);
  }
  await open(page, '/blog/the-safety-gate');
  await expect(source(page).getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', /\/blog\/.*\.mdx$/);
});

for (const path of ['/docs/manual/latest/record', '/blog/the-safety-gate'])
  test(
    `${path}: the headings are beside the text, and the one being read is marked`,
    {tag: '@wide'},
    async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await open(page, path);
      const contents = page.getByRole('navigation', {name: 'On this page'});
      const headings = await page.locator('article h2[id]').evaluateAll((all) => all.map(({id}) => `#${id}`));
      const links = contents.getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(headings);
      const [list, text] = [await contents.boundingBox(), await page.locator('article').boundingBox()];
      expect(list!.x).toBeGreaterThan(text!.x + text!.width);
      await page.mouse.move(text!.x + 100, 500);
      await page.locator('article h2[id]').nth(2).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 700);
      const marked = contents.locator('[aria-current]');
      await expect(marked).toHaveCount(1);
      const top = await page
        .locator(`article ${(await marked.getAttribute('href'))!}`)
        .evaluate((heading) => heading.getBoundingClientRect().top);
      expect(top).toBeLessThan(200);
      expect((await contents.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    },
  );

test('each post of the list is led to by its title', async ({page}) => {
  await open(page, '/blog');
  const posts = await page.locator('article').count();
  await expect(page.locator('article > header').first()).toHaveText(/\d{4} · .*min read · Documentation team$/);
  await expect(page.locator('article footer').getByRole('link', {name: /^Read “.+”$/})).toHaveCount(posts);
});

test('the blog’s list leads to all posts, the tags and the feed', async ({page}) => {
  await open(page, '/blog');
  const ways = page.locator('.blog-ways');
  await expect(ways.getByRole('link')).toHaveText(['All posts', 'Tags', 'RSS feed']);
  const feed = await page.request.get((await ways.getByRole('link', {name: 'RSS feed'}).getAttribute('href'))!);
  expect(await feed.text()).toContain('<rss ');
});
