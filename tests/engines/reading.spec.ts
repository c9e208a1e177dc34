/** What readers do on the pages they read, in the engines that aren't Chromium. */
import {expect, test} from './fixtures';
import {versionLines} from '../../src/config/versions';

const record = '/docs/manual/latest/record';

test('a page is there with its fonts and its highlighted code', async ({reader}) => {
  await reader.open(record);
  await reader.isOn('Record');
  await reader.expects(
    () =>
      reader.ask(() =>
        document.fonts.ready.then((fonts) =>
          ['Geist', 'Geist Mono'].map((name) =>
            [...fonts].some(({family, status}) => family.replaceAll('"', '') === name && status === 'loaded'),
          ),
        ),
      ),
    [true, true],
  );
  const colors = await reader.ask(() => [
    ...new Set([...document.querySelectorAll('.code code span')].map((span) => getComputedStyle(span).color)),
  ]);
  expect(colors.length).toBeGreaterThanOrEqual(4);
});

test('a reader switches to JavaScript, and every page after that shows it', async ({reader}) => {
  const panes = () =>
    reader.ask(() =>
      [...document.querySelectorAll('.code:has(.tabs) pre:not(.msg) > code')].map((pane) => pane.checkVisibility()),
    );
  await reader.open(record);
  expect((await panes()).slice(0, 2)).toEqual([true, false]);
  await reader.click({css: '.code .tabs label', text: 'JavaScript'});
  await reader.expects(async () => (await panes()).slice(0, 2), [false, true]);
  await reader.click({css: 'a[rel=next]'});
  await reader.isOn('Object');
  await reader.expects(async () => (await panes()).slice(0, 2), [false, true]);
});

test('a reader opens the same page of another version', async ({reader}) => {
  await reader.open(record);
  await reader.click({css: '.version-picker summary'});
  await reader.click({css: '.version-picker a', text: versionLines.default.next.label});
  await reader.sees({css: '.version-banner-next'});
  expect(await reader.path()).toMatch(/^\/docs\/manual\/next\/record\/?$/);
  await reader.click({css: '.docs-bar a', text: 'API'});
  await reader.expects(() => reader.path().then((path) => path.replace(/\/$/, '')), '/docs/manual/next/api');
});

test('on a narrow window, the contents open over the page and close by a link, Escape and their button', async ({
  reader,
}) => {
  await reader.window.resize(375, 812);
  await reader.open(record);
  const contents = {css: 'button', text: 'Contents'};
  const sidebar = {css: '#docs-sidebar'};
  await reader.seesNo(sidebar);
  await reader.click(contents);
  await reader.sees(sidebar);
  await reader.window.press('Escape');
  await reader.seesNo(sidebar);
  await reader.click(contents);
  await reader.click({css: '#docs-sidebar button', text: 'Close contents'});
  await reader.seesNo(sidebar);
  await reader.click(contents);
  await reader.click({css: '#docs-sidebar a', text: 'Tuple'});
  await reader.isOn('Tuple');
  await reader.seesNo(sidebar);
});

test('a reader searches by typing and opens a hit by the keyboard', async ({reader}) => {
  await reader.open('/docs/manual/latest/introduction');
  await reader.window.type('/');
  await reader.sees({css: '.search-dialog input'});
  await reader.window.type('pattern matching');
  await reader.expects(
    () =>
      reader.ask(() =>
        /pattern matching/i.test(document.querySelector('.search-dialog [role=option]')?.textContent ?? ''),
      ),
    true,
  );
  await reader.window.press('Enter');
  await reader.expects(() => reader.text('h1').then((title) => /^pattern matching/i.test(title ?? '')), true);
});

test('the theme stays on the next page', async ({reader}) => {
  const theme = () => reader.ask(() => document.documentElement.dataset.theme);
  const background = () => reader.ask(() => getComputedStyle(document.documentElement).backgroundColor);
  await reader.open(record);
  const before = {theme: await theme(), background: await background()};
  await reader.click({css: 'button', text: 'Switch between light and dark'});
  const other = before.theme === 'dark' ? 'light' : 'dark';
  await reader.expects(theme, other);
  expect(await background()).not.toBe(before.background);
  await reader.click({css: 'a[rel=prev]'});
  await reader.isOn('Tuple');
  expect(await theme()).toBe(other);
});

test('what is copied can be pasted', async ({reader}) => {
  await reader.open('/docs/manual/latest/installation');
  const command = await reader.ask(() => {
    const pane = [...document.querySelectorAll('.code:has(> .copy) pre')].find((element) => element.checkVisibility());
    return pane?.textContent?.split('\n')[0] ?? '';
  });
  expect(command).not.toBe('');
  await reader.click({css: '.code > .copy'});
  await reader.sees({css: '[role=status], .copy', text: 'Copied to clipboard'});
  await reader.window.type('/');
  await reader.sees({css: '.search-dialog input'});
  await reader.window.pressWithControl('v');
  await reader.expects(
    () => reader.ask(() => document.querySelector<HTMLInputElement>('.search-dialog input')?.value ?? ''),
    command,
  );
});

test('back and forward show the page as it was left', async ({reader}) => {
  const top = () => reader.ask(() => Math.round(scrollY));
  const isKept = () => reader.ask(() => document.querySelector('main')?.classList.contains('was-open'));
  await reader.open(record);
  await reader.click({css: 'h2#optional-record-fields'});
  await reader.isIdle();
  await reader.ask(() => document.querySelector('main')?.classList.add('was-open'));
  await reader.click({css: '#docs-sidebar a', text: 'Object'});
  await reader.isOn('Object');
  expect(await isKept()).toBe(false);
  await reader.isIdle();
  await reader.window.back();
  await reader.isOn('Record');
  await reader.expects(isKept, true);
  expect(await top()).toBeGreaterThan(500);
  await reader.window.forward();
  await reader.isOn('Object');
});

test('the pages that come next are prefetched', async ({reader}) => {
  await reader.open(record);
  const ahead = () =>
    reader.ask(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name).pathname)
        .filter((path) => path.startsWith('/docs/')),
    );
  await expect(async () => {
    // A page gets longer while its sections are rendered for the first time, and WebKit doesn't keep the place.
    await reader.ask(() => document.querySelector('a[rel=next]')?.scrollIntoView({behavior: 'instant'}));
    const paths = await ahead();
    expect(paths.length).toBeGreaterThanOrEqual(2);
    expect(paths.length).toBeLessThanOrEqual(6);
    expect(new Set(paths).size).toBe(paths.length);
  }).toPass();
});
