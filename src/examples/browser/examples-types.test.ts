/** @jest-environment jsdom */
/** Types at the keyboard. What needs a layout, pointing and tapping, is in tests/e2e/examples.spec.ts. */
import {fireEvent, screen, waitFor} from '@testing-library/dom';
import {prepareBlock} from './interactive-block';
import './start-examples';
import {packTypes} from '../core/page-types';

const SOURCE = 'let total = Array.length(songs)';
const page = packTypes('/docs/manual/latest/api/', [
  {
    source: SOURCE,
    names: [
      {start: 4, end: 9, type: 'int'},
      {start: 18, end: 24, type: 'array<song> => int', docs: 'The `length` of [it](x).', api: 'core/array#length'},
    ],
  },
]);

const draw = (address = '/try?version=v12.0.0'): HTMLElement => {
  document.body.className = 'docs-main';
  document.body.innerHTML = `<figure class="code"><a class="try" href="${address}"></a><pre tabindex="0"><code>let <b>total</b> = Array.length(songs)</code></pre></figure>`;
  return document.querySelector('pre')!;
};
const fetched: string[] = [];
let visits = 0;

beforeEach(() => {
  fetched.length = 0;
  globalThis.fetch = jest.fn((address) => {
    fetched.push(address as string);
    return Promise.resolve({ok: true, json: () => Promise.resolve(page)} as Response);
  });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.showPopover = function show() {
    this.dataset.open = '';
  };
  HTMLElement.prototype.hidePopover = function hide() {
    delete this.dataset.open;
  };
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Object.defineProperty(globalThis, 'CSS', {value: {}, configurable: true});
});

test('the first block with types says so, once in a reader’s life and until a type is shown', async () => {
  localStorage.clear();
  window.history.replaceState({}, '', '/docs/manual/latest/first');
  const first = draw();
  prepareBlock(first);
  expect(await screen.findByText('Point at a name, or tap it, to see its type')).toBeInTheDocument();
  fireEvent.keyDown(first, {key: 'Enter'});
  expect(document.querySelector('.type-hint')).toBeNull();
  const second = draw();
  prepareBlock(second);
  await waitFor(() => expect(second).toHaveAttribute('aria-description'));
  expect(document.querySelector('.type-hint')).toBeNull();
});

test('the reference of older versions asks for no types, because the build makes none', () => {
  for (const [address, expected] of [
    ['/docs/manual/v10.0.0/api/belt/array', []],
    ['/docs/manual/next/api/stdlib/array', ['/docs/manual/next/api/stdlib/array.types.json']],
    ['/docs/manual/v10.0.0/record', ['/docs/manual/v10.0.0/record.types.json']],
  ] as const) {
    fetched.length = 0;
    window.history.replaceState({}, '', address);
    prepareBlock(draw());
    expect(fetched).toEqual(expected);
  }
});

test('the names of the block the reader is in are underlined', async () => {
  const highlights = new Map<string, Set<Range>>();
  Object.defineProperty(globalThis, 'CSS', {value: {highlights}, configurable: true});
  Object.defineProperty(globalThis, 'Highlight', {value: Set, configurable: true});
  window.history.replaceState({}, '', '/docs/manual/latest/underlined');
  const pre = draw();
  prepareBlock(pre);
  await waitFor(() => expect(highlights.has('example-names')).toBe(true));
  const underlined = (): readonly string[] => [...(highlights.get('example-names') ?? [])].map(String);
  expect(underlined()).toEqual([]);
  pre.focus();
  expect(underlined()).toEqual(['total', 'length']);
  pre.blur();
  expect(underlined()).toEqual([]);
});

describe('what the reader does before the types are there counts', () => {
  // jsdom's pointer events have no place.
  const point = (type: string, target: Element): boolean => fireEvent(target, new MouseEvent(type, {bubbles: true}));
  /** The card once they are there. */
  const cardAfter = async (act: (name: Element, pre: HTMLElement) => void): Promise<HTMLElement> => {
    window.history.replaceState({}, '', `/docs/manual/latest/early-${++visits}`);
    const pre = draw();
    const name = pre.querySelector('b')!;
    document.caretPositionFromPoint = () => ({offsetNode: name.firstChild, offset: 2}) as unknown as CaretPosition;
    Range.prototype.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
    const answer = globalThis.fetch;
    const asked = new Promise<() => void>((resolve) => {
      globalThis.fetch = (address) => new Promise((arrive) => resolve(() => arrive(answer(address))));
    });
    point('pointerover', name);
    act(name, pre);
    (await asked)();
    await waitFor(() => expect(pre).toHaveAttribute('aria-description'));
    return document.querySelector<HTMLElement>('.type-card')!;
  };

  test.each<[string, Parameters<typeof cardAfter>[0]]>([
    ['a pointer that rests', () => undefined],
    ['a pointer that has moved', (name) => point('pointermove', name)],
    ['a tap', (name) => fireEvent.click(name)],
    ['Enter', (_, pre) => fireEvent.keyDown(pre, {key: 'Enter'})],
  ])('%s', async (_, act) => {
    const card = await cardAfter(act);
    await waitFor(() => expect(card).toHaveAttribute('data-open'));
    expect(card).toHaveTextContent('int');
  });

  test('a tap that another one has followed doesn’t', async () => {
    const card = await cardAfter((name) => {
      fireEvent.click(name);
      fireEvent.click(document.body);
      point('pointerover', document.body);
    });
    expect(card).not.toHaveAttribute('data-open');
  });
});

test('nothing is fetched for code without types: other versions, errors', async () => {
  prepareBlock(draw('/try?version=v8.0.0&ext=re'));
  const broken = draw();
  broken.insertAdjacentHTML('afterend', '<pre class="msg error"></pre>');
  prepareBlock(broken);
  await Promise.resolve();
  expect(fetched).toEqual([]);
});
