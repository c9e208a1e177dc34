/** The recordings of the front page. */
import {expect, open, readAll, test, type Page} from './fixtures';

const videosOf = (page: Page) => page.locator('[data-video] video');
const paused = (page: Page): Promise<readonly boolean[]> =>
  videosOf(page).evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).paused));

test('each video says what it shows, and phones get a recording of their own shape', async ({page, phone}) => {
  await open(page, '/');
  const names = await videosOf(page).evaluateAll((videos) => videos.map((video) => video.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(3);
  const poster = page.locator('[data-video] img').last();
  await poster.scrollIntoViewIfNeeded();
  await expect
    .poll(() => poster.evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toMatch(phone ? /interop-narrow\.avif$/ : /interop\.avif$/);
  const [picture, video] = [await poster.boundingBox(), await videosOf(page).last().boundingBox()];
  expect(video).toEqual(picture);
});

test('videos play while they’re in view, and can be paused', async ({page}) => {
  await open(page, '/');
  const first = videosOf(page).first();
  expect(await paused(page)).toEqual([true, true, true]);
  await first.scrollIntoViewIfNeeded();
  await first.evaluate((video) => video.scrollIntoView({block: 'center'}));
  await expect.poll(() => first.evaluate((video) => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  await first.focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await paused(page))[0]).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await paused(page))[0]).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => paused(page)).toEqual([true, true, true]);
});

test('with reduced motion, no video plays or loads until the reader starts it', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) loaded.push(request.url());
  });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  await readAll(page);
  expect(await paused(page)).toEqual([true, true, true]);
  expect(loaded).toEqual([]);
  await videosOf(page).first().focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await paused(page))[0]).toBe(false);
});

test('a video far from the window has no layout: its controls were a fifth of the page’s work', async ({page}) => {
  await open(page, '/');
  const videos = page.locator('[data-video] > video');
  const ways = await videos.evaluateAll((all) => all.map((video) => getComputedStyle(video).contentVisibility));
  expect(ways).toEqual(['auto', 'auto', 'auto']);
});
