/** @jest-environment jsdom */
/** The dialog, with a back end whose answers the test controls. */
import {fireEvent, screen, waitFor, within} from '@testing-library/dom';
import type {Answer, Question} from '../../../../src/lib/search/protocol';
import {openDialog} from '../../../../src/features/search/dialog/open-dialog';
import {found, hit} from './found';

const answer = jest.fn<Promise<Answer>, [Question]>();

jest.mock('../../../../src/features/search/back-end', () => ({
  backEnd: {indexName: 'docs', search: (question: Question) => answer(question)},
}));

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const visited: string[] = [];
const field = (): HTMLInputElement => screen.getByRole('combobox', {name: 'Search'});
const dialog = (): HTMLElement => screen.getByRole('dialog', {name: 'Search'});
const rows = (): Promise<readonly HTMLElement[]> => screen.findAllByRole('option');
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

beforeAll(() => {
  // jsdom supports the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.matchMedia = (query) => ({matches: false, media: query}) as MediaQueryList;
  // What the browser would open.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    visited.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  });
});

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  answer.mockReset();
  answer.mockResolvedValue(found());
  visited.length = 0;
});

const open = (query = ''): void => openDialog({version: 'v11.0.0', query});
const type = (text: string): boolean => fireEvent.input(field(), {target: {value: text}});
const press = (key: string, more: KeyboardEventInit = {}): boolean => fireEvent.keyDown(field(), {key, ...more});

/** Arrives as one text: beforeinput has all of it, the field as much as fits. */
function insert(text: string, inputType: 'insertFromPaste' | 'insertFromDrop'): void {
  fireEvent(field(), new InputEvent('beforeinput', {inputType, data: text}));
  type(text.replace(/\n/g, ' ').slice(0, 64));
}

test('the field is a combobox that controls a list of options, with the first one chosen', async () => {
  answer.mockResolvedValue(found(hit('record'), hit('tuple', {area: 'Blog'})));
  open();
  expect(document.activeElement).toBe(field());
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  type('r');
  const [first, second] = await rows();
  const list = screen.getByRole('listbox', {name: 'Results'});
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', first!.id);
  expect(within(list).getByRole('group', {name: 'Language Manual'})).toContainElement(first!);
  press('ArrowDown');
  expect([first, second].map((row) => row!.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  expect(field()).toHaveAttribute('aria-activedescendant', second!.id);
  press('ArrowDown');
  expect(first).toHaveAttribute('aria-selected', 'true');
  press('ArrowUp');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Results: 2');
});

test('starts with the text typed ahead', async () => {
  answer.mockResolvedValue(found(hit('record')));
  open('record');
  await rows();
  expect(field().value).toBe('record');
  expect(answer).toHaveBeenLastCalledWith({
    query: 'record',
    version: 'v11.0.0',
    languages: ['en'],
    count: 20,
    words: 10,
  });
});

test('a narrow window asks for snippets of five words', async () => {
  window.matchMedia = (query) => ({matches: query === '(max-width: 768px)', media: query}) as MediaQueryList;
  open('record');
  await settled();
  expect(answer.mock.lastCall?.[0].words).toBe(5);
  window.matchMedia = (query) => ({matches: false, media: query}) as MediaQueryList;
});

test('before anything is typed, it says what it takes, with examples, recent searches and pages', async () => {
  open();
  expect(dialog()).toHaveTextContent('No recent searches');
  expect(screen.getByRole('navigation', {name: 'Good places to start'})).toBeTruthy();
  expect(screen.getByRole('link', {name: /Overview/})).toHaveAttribute('href', '/docs/manual/latest/overview');
  answer.mockResolvedValue(found(hit('pipe')));
  fireEvent.click(screen.getByRole('button', {name: '->'}));
  await rows();
  expect(field().value).toBe('->');
  expect(screen.queryByRole('navigation')).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Clear the query'}));
  expect(await screen.findByRole('navigation')).toBeTruthy();
  press('ArrowDown');
  expect(document.activeElement).toBe(within(screen.getByRole('navigation')).getAllByRole('link')[0]);
});

test('a row has its marks, its text, and its section, and markup is shown as text', async () => {
  answer.mockResolvedValue(
    found(
      hit('record', {
        titles: [['Types'], ['', 'array', '<int>']],
        text: ['An ', 'array', ' <img src=x>'],
        replaces: 'Js.<b>',
      }),
      hit('api/core/array#map', {
        url: '/docs/manual/latest/api/core/array#map',
        area: 'Core',
        titles: [['Array'], ['', 'map', '']],
        signature: ["(array<'a>, 'a => 'b) => array<'b>"],
      }),
    ),
  );
  open('array');
  const [page, item] = await rows();
  expect(page).toHaveAttribute('href', '/docs/manual/latest/record#part');
  expect(page!.querySelector('.search-hit-title')).toHaveTextContent('array<int>');
  expect(page!.querySelector('.search-hit-text')).toHaveTextContent('An array <img src=x>');
  expect(page!.querySelector('.search-hit-place')).toHaveTextContent('Manual / LatestTypes');
  expect(page).toHaveTextContent('replaces Js.<b>');
  expect(page!.querySelectorAll('mark')).toHaveLength(2);
  expect(page!.querySelector('img, b')).toBeNull();
  expect(item!.querySelector('.search-hit-title')).toHaveTextContent('Array.map');
  expect(item!.querySelector('.search-hit-signature')).toHaveTextContent("(array<'a>, 'a => 'b) => array<'b>");
  expect(item!.querySelector('.search-hit-section')).toHaveTextContent('Manual / Latest / API / Core');
});

test('a hit without a usable address is logged and dropped', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer.mockResolvedValue(found(hit('record'), hit('tuple', {url: 'nowhere'})));
  open('x');
  expect(await rows()).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"nowhere"'));
  log.mockRestore();
});

test('at most five hits of an area', async () => {
  answer.mockResolvedValue(found(...Array.from({length: 9}, (_, index) => hit(`p${index}`))));
  open('p');
  expect(await rows()).toHaveLength(5);
  expect(screen.getByRole('link', {name: 'See all results (9)'})).toHaveAttribute('href', '/search?q=p');
});

test('no hits: the query, three suggestions, and a link to report it', async () => {
  answer.mockResolvedValue({...found(), suggestions: ['Record']});
  open('recrd<b>');
  await waitFor(() => expect(dialog()).toHaveTextContent('No results for "recrd<b>"'));
  expect(dialog()).toHaveTextContent('Believe this query should return results?');
  expect(screen.getByRole('link', {name: 'Let us know.'}).getAttribute('href')).toContain('recrd%3Cb%3E');
  const suggested = within(dialog())
    .getAllByRole('button')
    .filter((button) => button.dataset.ask !== undefined);
  expect(suggested.length).toBeLessThanOrEqual(3);
  answer.mockResolvedValue(found(hit('record')));
  fireEvent.click(suggested[0]!);
  await rows();
  expect(field().value).toBe('Record');
});

test('an error stays until a search succeeds or the field is cleared', async () => {
  open();
  answer.mockRejectedValue(new Error('offline'));
  type('rec');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to fetch results You might want to check your network connection.',
  );
  type('');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  type('reco');
  await screen.findByRole('alert');
  answer.mockResolvedValue(found(hit('record')));
  type('record');
  await rows();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a search is loading, and stalled after 300 ms', () => {
  jest.useFakeTimers();
  answer.mockReturnValue(new Promise(() => undefined));
  open();
  expect(dialog().dataset.status).toBe('idle');
  type('r');
  expect(dialog().dataset.status).toBe('loading');
  jest.advanceTimersByTime(299);
  expect(dialog().dataset.status).toBe('loading');
  jest.advanceTimersByTime(1);
  expect(dialog().dataset.status).toBe('stalled');
  jest.useRealTimers();
});

describe('Enter before the answer', () => {
  /** Types a query that is answered when the returned function is called. The list has the hits of an earlier one. */
  async function typeAhead(): Promise<() => Promise<void>> {
    let respond = (): void => undefined;
    const late = new Promise<void>((resolve) => (respond = resolve)).then(() => found(hit('tuple')));
    answer.mockImplementation(({query}) => (query === 'tuple' ? late : Promise.resolve(found(hit('t'), hit('type')))));
    open();
    type('t');
    await rows();
    type('tuple');
    return async () => {
      respond();
      await settled();
    };
  }

  test('waits for it', async () => {
    const respond = await typeAhead();
    press('Enter');
    expect(visited).toEqual([]);
    await respond();
    expect(visited).toEqual(['/docs/manual/latest/tuple#part']);
  });

  test('opens a hit that was chosen with the arrow keys', async () => {
    const respond = await typeAhead();
    press('ArrowDown');
    press('Enter');
    expect(visited).toEqual(['/docs/manual/latest/type#part']);
    await respond();
    expect(visited).toHaveLength(1);
  });

  test.each(['a key', 'clearing the field'])('is taken back by %s', async (what) => {
    const respond = await typeAhead();
    press('Enter');
    if (what === 'a key') press('Shift');
    else fireEvent.click(screen.getByRole('button', {name: 'Clear the query'}));
    await respond();
    expect(visited).toEqual([]);
  });
});

test.each([
  ['Chromium and Firefox', {isComposing: true}],
  ['Safari', {keyCode: 229}],
])('Enter that ends a composition chooses nothing, and the arrow keys are the composition’s: %s', async (_, how) => {
  answer.mockResolvedValue(found(hit('record'), hit('tuple')));
  open('r');
  const [first] = await rows();
  press('ArrowDown', how);
  press('Enter', how);
  expect(visited).toEqual([]);
  expect(first).toHaveAttribute('aria-selected', 'true');
  press('Enter');
  expect(visited).toEqual(['/docs/manual/latest/record#part']);
});

test('a chosen hit is remembered and closes the dialog; in a new tab it stays open', async () => {
  answer.mockResolvedValue(found(hit('record')));
  open('record');
  const [row] = await rows();
  fireEvent.click(row!, {ctrlKey: true});
  await settled();
  expect(dialog()).toBeTruthy();
  fireEvent.click(row!);
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem(RECENT)).toContain('Page record array<int>');
  open();
  expect(screen.getByRole('link', {name: /Page record/})).toBeTruthy();
});

test('recent searches become favorites or are removed', () => {
  const list = Array.from({length: 7}, (_, id) => ({url: `/p${id}`, hierarchy: {lvl0: 'Manual', lvl1: `Page ${id}`}}));
  localStorage.setItem(RECENT, JSON.stringify(list));
  open();
  const stored = (title: string): readonly (string | null)[] => {
    const heading = screen.queryByRole('heading', {name: title});
    return heading
      ? within(heading.parentElement!)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href'))
      : [];
  };
  expect(stored('Recent')).toHaveLength(7);
  fireEvent.click(screen.getAllByRole('button', {name: 'Save this search'})[0]!);
  expect(stored('Favorite')).toEqual(['/p0']);
  expect(stored('Recent')).toEqual(['/p1', '/p2', '/p3', '/p4']);
  fireEvent.click(screen.getAllByRole('button', {name: 'Remove this search from history'})[0]!);
  expect(stored('Recent')).toEqual(['/p2', '/p3', '/p4', '/p5']);
  fireEvent.click(screen.getByRole('button', {name: 'Remove this search from favorites'}));
  expect(stored('Favorite')).toEqual([]);
});

describe('a message of the compiler', () => {
  const long = "  We've found a bug for you!\n  /home/ada/shop/src/Checkout.res:1:1\n\n  The value x can't be found";

  test.each(['insertFromPaste', 'insertFromDrop'] as const)('is recognized as a whole by %s', async (how) => {
    open();
    insert(long, how);
    await waitFor(() =>
      expect(answer).toHaveBeenLastCalledWith(expect.objectContaining({query: "The value … can't be found"})),
    );
    await settled();
    expect(dialog().querySelector('.search-message')).toBeVisible();
    expect(field().value).toBe(long.replace(/\n/g, ' ').slice(0, 64));
  });

  test('is recognized if it’s typed or filled in, of any length, and stays as it is', async () => {
    open();
    type("The value x can't be found");
    await waitFor(() => expect(answer.mock.lastCall?.[0].query).toBe("The value … can't be found"));
    expect(field().value).toBe("The value x can't be found");
    type('Array.map');
    await waitFor(() => expect(answer.mock.lastCall?.[0].query).toBe('Array.map'));
    await settled();
    expect(dialog().querySelector('.search-message')).not.toBeVisible();
    type(long);
    await waitFor(() => expect(answer.mock.lastCall?.[0].query).toBe("The value … can't be found"));
    expect(field().value).toHaveLength(64);
  });

  test('other text that is pasted is searched', async () => {
    open();
    insert('Array.map', 'insertFromPaste');
    await waitFor(() => expect(answer.mock.lastCall?.[0].query).toBe('Array.map'));
  });
});
