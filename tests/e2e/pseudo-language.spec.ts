/**
 * The interface in a pseudo-language (tests/fixtures/pseudo-site): all of its texts are in brackets, and longer by two
 * fifths. A text without brackets can't be translated, and one that doesn't fit on a small phone won't fit in some
 * language.
 */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createNativeCompilers} from '../../src/compilers/build/native-compilers';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {languages} from '../../src/config/languages';
import {logos} from '../../src/landing/core/logos';
import {createEndpoint} from '../../src/playground/build/endpoint';
import {servePlain} from '../../scripts/serve';
import {buildSmallSite} from '../server/small-site';
import {expect, open, test, type Page} from './fixtures';
import {editor} from './playground-page';

const WIDTH = 320;

let server: ReturnType<typeof servePlain>, site: string;

test.use({viewport: {width: WIDTH, height: 700}});

// One worker, because it builds the small site.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const compilers = createNativeCompilers(compilerServiceOf(path.resolve('.')));
  server = servePlain(buildSmallSite('pseudo-site', {}), 0, createEndpoint(compilers));
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => void server?.close());

// The small site lacks most pages its links lead to, and fetching those ahead logs a 404.
test.afterEach(({errors}) => void errors.splice(0, Infinity, ...errors.filter((text) => !/status of 404/.test(text))));

/** Texts that are the same in every language. */
const NAMES = new Set([
  ...logos.map(({name}) => name),
  ...languages.map(({name}) => name),
  ...[
    'ReScript',
    `© ${new Date().getFullYear()} The ReScript Project`,
    'JavaScript',
    'GitHub',
    'X',
    'Bluesky',
    'Algolia',
  ],
  ...['npm', 'yarn', 'pnpm', 'bun', 'deno', 'HTML', '.zip', 'CommonJS', 'Belt'],
]);

/** Names of versions with marks and ranges, keys, and numbers of warnings. */
const IS_NAME = /^(?:[\s·✓✗–,.:()|]|v\d+(?:\.\d+)*|(?:Ctrl|⌘|Alt|Shift|⇧)\+(?:\p{L}|Enter)|\+a(?:-\d+)+)+$/u;

/** The texts of the interface without brackets. @param content selects what isn't the interface */
async function plainTexts(page: Page, content: string): Promise<readonly string[]> {
  const texts = await page.evaluate((excluded) => {
    const isContent = (element: Element | null): boolean => element?.closest(excluded) != null;
    const plain = (text: string): string[] => {
      let rest = text;
      for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/g, '')];
      return rest.split('\0').map((part) => part.trim());
    };
    const parts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode())
      if (!isContent(nodes.currentNode.parentElement)) parts.push(nodes.currentNode.nodeValue ?? '');
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        isContent(element) ? [] : (element.getAttribute(name) ?? ''),
      ),
    );
    return [parts.join('\0'), ...attributes].flatMap(plain);
  }, `script, style, noscript, pre, code, kbd, [lang=en], .cm-editor, ${content}`);
  const isName = (text: string): boolean => NAMES.has(text.replace(/^: /, '')) || IS_NAME.test(text);
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text) && !isName(text));
}

/** Texts that are cut off, that leave their button, or that leave the window. What a reader can scroll to isn't among them. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const end = document.documentElement.clientWidth;
    /** Why a line of text isn't seen completely. */
    const problem = (line: DOMRect, parent: Element): string | undefined => {
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const {overflowX, overflowY} = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const isWider = line.left < box.left - 1 || line.right > box.right + 1;
        const isHigher = line.top < box.top - 2 || line.bottom > box.bottom + 2;
        // A text for screen readers, or what is one line on a phone: the path to a page, and the first problem.
        if (box.width <= 1 || at.matches('.visually-hidden, .crumbs li, [data-kind] > button')) return undefined;
        if (isWider && /hidden|clip/.test(overflowX)) return `cut off by ${at.tagName} ${at.className}`;
        if (isHigher && /hidden|clip/.test(overflowY)) return `cut off below by ${at.tagName} ${at.className}`;
        if ((isWider || isHigher) && at.matches('button, summary, .button, [role=tab]')) return 'leaves its button';
        if (/auto|scroll/.test(overflowX)) return undefined;
      }
      return line.left < -1 || line.right > end + 1 ? 'leaves the window' : undefined;
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (nodes.nextNode()) {
      const {currentNode: node} = nodes;
      const parent = node.parentElement;
      const isShown = parent?.checkVisibility({opacityProperty: true, visibilityProperty: true}) ?? false;
      if (!isShown || !parent || !node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const why = line.width === 0 ? undefined : problem(line, parent);
        if (why !== undefined) found.add(`"${node.nodeValue}" ${why}`);
      }
    }
    return [...found];
  });

/** Checks what the page shows now. @param content selects what isn't the interface */
async function check(page: Page, content = '#no-content'): Promise<void> {
  const found = {
    plain: await plainTexts(page, content),
    cut: await cutTexts(page),
    width: await page.evaluate(() => document.documentElement.scrollWidth),
  };
  expect.soft(found).toEqual({plain: [], cut: [], width: WIDTH});
}

/** Opens each menu that a button on the page opens, and checks it. */
async function checkMenus(page: Page, content?: string): Promise<void> {
  const buttons = page.locator('button[popovertarget]:not([popovertargetaction=hide]):visible');
  for (const button of await buttons.all()) {
    await button.click();
    await expect(page.locator(':popover-open')).toBeVisible();
    await check(page, content);
    await page.keyboard.press('Escape');
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
}

/** What the front page's example renders is the example's, not the interface's. */
const RENDERED = '.rendered';

for (const [address, content] of [
  ['/', RENDERED],
  ['/docs/manual/next/introduction', undefined],
  ['/syntax-lookup', undefined],
  ['/syntax-lookup/pipe', 'main'],
  ['/packages', '[data-item]'],
  ['/offline', undefined],
  ['/404.html', undefined],
] as const) {
  test(`${address} and its menus`, {tag: '@phone'}, async ({page}) => {
    await open(page, site + address);
    await check(page, content);
    await checkMenus(page, content);
  });
}

test('search: before a query, with hits and without', {tag: '@phone'}, async ({page}) => {
  const hits = '.search-dialog [role=option]';
  await open(page, `${site}/`);
  await page.keyboard.press('/');
  const field = page.locator('.search-dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await check(page, RENDERED);
  await field.fill('record');
  await expect(page.locator(hits).first()).toBeVisible();
  await check(page, `${hits}, ${RENDERED}`);
  await field.fill('qqzzqqzzqq');
  await expect(page.locator('.search-none')).toBeVisible();
  await check(page, `.search-none strong, ${RENDERED}`);
  await open(page, `${site}/search?q=record`);
  await expect(page.locator('main li a').first()).toBeVisible();
  await check(page, 'main li');
});

test('the playground: its menus, tabs and problems', {tag: '@phone'}, async ({page}) => {
  await open(page, `${site}/try`);
  await expect(page.getByRole('combobox').first()).toBeEnabled();
  await checkMenus(page);
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('let unused = {\n  let x = 1\n  "a" + 1\n}\n');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await check(page);
  }
});
