/** @jest-environment jsdom */
/** The dialog, with a back end whose responses the test controls. */
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {versionLines} from '../../../../src/config/versions';
import type {SearchHit, SearchRequest, SearchResponse} from '../../../../src/lib/search/protocol';
import SearchDialog from '../../../../src/features/search/dialog/SearchDialog';
import {found, hit} from './found';

const answer = jest.fn<
  Promise<{readonly results: readonly SearchResponse[]}>,
  [{readonly requests: readonly SearchRequest[]}]
>();

jest.mock('../../../../src/features/search/back-end', () => ({
  backEnd: {
    indexName: 'docs',
    credit: 'none',
    search: (...question: Parameters<typeof answer>) => answer(...question),
    warm: () => undefined,
  },
}));

jest.mock('../../../../src/client/navigate', () => ({navigate: (to: string) => visited.push(to)}));

const onClose = jest.fn();
const visited: string[] = [];

beforeAll(() => {
  // jsdom supports the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) => ({matches: false, media: query}) as MediaQueryList;
});

beforeEach(() => {
  localStorage.clear();
  answer.mockReset();
  onClose.mockReset();
  visited.length = 0;
});

async function open(query = ''): Promise<HTMLElement> {
  render(<SearchDialog version="v11.0.0" query={query} onClose={onClose} />);
  await act(() => Promise.resolve());
  return screen.getByRole('dialog', {name: 'Search'});
}

const type = (text: string): boolean => fireEvent.input(screen.getByRole('searchbox'), {target: {value: text}});

test('starts with the start screen', async () => expect((await open()).textContent).toContain('No recent searches'));

test('starts with the text typed ahead', async () => {
  answer.mockResolvedValue(found(hit('record')));
  await open('record');
  expect(await screen.findByRole('treeitem')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'record');
});

describe('Enter before the answer', () => {
  /** Types a query that is answered when the returned function is called. The list has the hits of an earlier one. */
  async function typeAhead(): Promise<() => Promise<void>> {
    let respond = (): void => undefined;
    const late = new Promise<void>((resolve) => (respond = resolve)).then(() => found(hit('tuple')));
    answer.mockImplementation(({requests}) =>
      requests[0]?.query === 'tuple' ? late : Promise.resolve(found(hit('t'), hit('type'))),
    );
    await open();
    type('t');
    await screen.findAllByRole('treeitem');
    type('tuple');
    return () =>
      act(async () => {
        respond();
        await new Promise((resolve) => setTimeout(resolve, 10));
      });
  }
  const press = (key: string): boolean => fireEvent.keyDown(screen.getByRole('searchbox'), {key});

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

  test('is taken back when the field is cleared, and opens no recent search', async () => {
    const recent = [
      {objectID: 'r', type: 'lvl1', url: '/recent', content: null, hierarchy: {lvl0: 'A', lvl1: 'Recent'}},
    ];
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify(recent));
    const respond = await typeAhead();
    press('Enter');
    fireEvent.click(screen.getByRole('button', {name: 'Clear the query'}));
    await respond();
    expect(visited).toEqual([]);
  });

  test('is taken back by another key', async () => {
    const respond = await typeAhead();
    press('Enter');
    press('Backspace');
    await respond();
    expect(visited).toEqual([]);
  });
});

test('requests the current version, 20 hits, and snippets of 10 words', async () => {
  answer.mockResolvedValue(found(hit('record')));
  await open();
  type('record');
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(answer.mock.calls[0]![0].requests[0]).toMatchObject({
    indexName: 'docs',
    query: 'record',
    hitsPerPage: 20,
    facetFilters: ['version:v11.0.0', 'lang:en'],
    highlightPreTag: '<mark>',
  });
  expect(answer.mock.calls[0]![0].requests[0]!.attributesToSnippet).toContain('content:10');
});

test('a hit shows its code as text, its section, its signature and the name it replaces', async () => {
  answer.mockResolvedValue(found(hit('record', {signature: "array<'a> => int", replaces: 'Js.Array2.length'})));
  await open();
  type('record');
  const option = await screen.findByRole('treeitem');
  expect(option.textContent).toContain('Page record array<int>');
  expect(option.querySelector('mark')?.textContent).toBe('record');
  expect(option.textContent).toContain("array<'a> => int");
  expect(option.textContent).toContain('replaces Js.Array2.length');
  expect(option.querySelector('.search-hit-section')?.textContent).toBe('Manual / Latest');
  expect(within(option).getByRole('link').getAttribute('href')).toBe('/docs/manual/latest/record#part');
});

test('the error screen stays until a search succeeds', async () => {
  answer.mockRejectedValue(new Error('down'));
  await open();
  type('rec');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Unable to fetch resultsYou might want to check your network connection.');
  type('reco');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).not.toBeNull();
  answer.mockResolvedValue(found(hit('record')));
  type('record');
  await screen.findByRole('treeitem');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the error screen disappears when the field is cleared', async () => {
  answer.mockRejectedValue(new Error('down'));
  await open();
  type('rec');
  await screen.findByRole('alert');
  type('');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a hit whose address does not parse is logged and dropped', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer.mockResolvedValue(found(hit('record'), hit('tuple', {url: 'nowhere'})));
  await open();
  type('x');
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"nowhere"'));
  log.mockRestore();
});

test('at most five hits a group', async () => {
  answer.mockResolvedValue(found(...Array.from({length: 9}, (_, index) => hit(`p${index}`))));
  await open();
  type('p');
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(5));
});

test('no hits: the query, and a link to report it', async () => {
  answer.mockResolvedValue(found());
  const dialog = await open();
  type('qq');
  await waitFor(() => expect(dialog.textContent).toContain('No results for "qq"'));
  expect(dialog.textContent).toContain('Believe this query should return results?');
});

test('a plain click uses the router, closes the dialog, and is remembered', async () => {
  answer.mockResolvedValue(found(hit('record')));
  await open();
  type('record');
  fireEvent.click(within(await screen.findByRole('treeitem')).getByRole('link'));
  await waitFor(() => expect(visited).toEqual(['/docs/manual/latest/record#part']));
  expect(onClose).toHaveBeenCalled();
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs')).toContain('Page record');
});

test('Escape closes the dialog, but not during IME composition', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape', isComposing: true});
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape'});
  expect(onClose).toHaveBeenCalled();
});

test('an item of the API is one row: its full name, its type and the version', async () => {
  const map: Partial<SearchHit> = {
    type: 'lvl2',
    url: 'https://example.org/docs/manual/latest/api/core/array#map',
    hierarchy: {lvl0: 'Core', lvl1: 'Array', lvl2: 'map', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _snippetResult: {
      hierarchy: {
        lvl1: {value: 'Array', matchLevel: 'none'},
        lvl2: {value: '<mark>map</mark>', matchLevel: 'full'},
      },
    },
    signature: "(array<'a>, 'a => 'b) => array<'b>",
  };
  answer.mockResolvedValue(found(hit('array', {...map, type: 'lvl1'}), hit('map', map)));
  await open();
  type('map');
  const [, row] = await screen.findAllByRole('treeitem');
  expect(row?.querySelector('.search-hit-api')?.textContent).toBe(
    `Array.map(array<'a>, 'a => 'b) => array<'b>${versionLines.api.latest.name}`,
  );
  expect(row?.querySelector('mark')?.textContent).toBe('map');
  expect(row?.querySelector('.search-hit-section')?.textContent).toBe('Manual / Latest / API / Core');
});

test('before anything is typed the dialog offers pages, and again when the field is emptied', async () => {
  answer.mockResolvedValue(found(hit('record')));
  await open();
  expect(screen.getByRole('navigation', {name: 'Good places to start'})).toBeTruthy();
  expect(screen.getByRole('link', {name: /Overview/}).getAttribute('href')).toBe('/docs/manual/latest/overview');
  type('record');
  await screen.findByRole('treeitem');
  expect(screen.queryByRole('navigation')).toBeNull();
  type('');
  expect(await screen.findByRole('navigation')).toBeTruthy();
});

test('the hits are a tree with the name of their group, so that they may contain links', async () => {
  answer.mockResolvedValue(found(hit('record')));
  await open();
  type('record');
  const row = await screen.findByRole('treeitem');
  expect(within(row).getByRole('link')).toBeTruthy();
  const tree = screen.getByRole('tree', {name: 'Language Manual'});
  expect(screen.getByRole('searchbox').getAttribute('aria-controls')).toBe(tree.id);
});
