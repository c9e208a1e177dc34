/** @jest-environment jsdom */
import {parsePage, patch} from './swap';

const page = (html: string): Element => parsePage(`<div id="page">${html}</div>`).querySelector('#page')!;
const SIDEBAR = '<nav id="sidebar"><a href="/a" aria-current="page">A</a><a href="/b">B</a></nav>';

function shown(html: string): Element {
  const root = page(html);
  document.body.replaceChildren(root);
  return root;
}

test('what both have stays, with other attributes and texts', () => {
  const root = shown(`${SIDEBAR}<p>one <b>two</b></p>`);
  const links = [...root.querySelectorAll('a')];
  const next = SIDEBAR.replace(' aria-current="page"', '').replace('"/b"', '"/b" aria-current="page"');
  patch(root, page(`${next}<p>one <b>three</b></p>`));
  expect(links.every((link) => root.contains(link))).toBe(true);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(root.querySelector('p')?.outerHTML).toBe('<p>one <b>three</b></p>');
});

test.each([
  ['the text of a page', '<main><p>a</p></main>', '<main><p>b</p></main>', 'main'],
  ['another number of children', '<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li></ul>', 'ul'],
  ['another id', '<nav id="a">x</nav>', '<nav id="b">y</nav>', 'nav'],
])('%s is another element', (_what, now, next, selector) => {
  const root = shown(now);
  const old = root.querySelector(selector)!;
  patch(root, page(next));
  expect(root.innerHTML).toBe(next);
  expect(old.isConnected).toBe(false);
});

test('elements without a difference are not touched', () => {
  const root = shown(`${SIDEBAR}<main>a</main>`);
  const sidebar = root.querySelector('nav');
  patch(root, page(`${SIDEBAR}<main>b</main>`));
  expect(root.querySelector('nav')).toBe(sidebar);
  expect(root.querySelector('main')?.textContent).toBe('b');
});
