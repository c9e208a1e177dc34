/** The dialog with a back end whose answers the test gives. */
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import type {SearchHit, SearchRequest, SearchResponse} from '../../../../src/lib/search/protocol';
import SearchDialog from '../../../../src/features/search/dialog/SearchDialog';
import {setRouter} from '../../../../src/client/navigate';

const answer = jest.fn<Promise<{readonly results: readonly SearchResponse[]}>, [{readonly requests: readonly SearchRequest[]}]>();

jest.mock('../../../../src/features/search/back-end', () => ({
  backEnd: {indexName: 'docs', credit: 'none', search: (...question: Parameters<typeof answer>) => answer(...question), warm: () => undefined},
}));

const hit = (id: string, change: Partial<SearchHit> = {}): SearchHit => ({
  objectID: id,
  url: `https://example.org/docs/manual/latest/${id}#part`,
  url_without_anchor: `https://example.org/docs/manual/latest/${id}`,
  anchor: 'part',
  type: 'lvl1',
  hierarchy: {lvl0: 'Language Manual', lvl1: `Page ${id}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: null,
  version: ['v11.0.0'],
  lang: 'en',
  _snippetResult: {hierarchy: {lvl1: {value: `Page <mark>${id}</mark> array<int>`, matchLevel: 'full'}}},
  _highlightResult: {hierarchy: {}},
  ...change,
});

const found = (...hits: SearchHit[]) => ({
  results: [{index: 'docs', query: '', params: '', hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, exhaustiveNbHits: true, processingTimeMS: 1}],
});

const onClose = jest.fn();
const visited: string[] = [];

beforeAll(() => {
  // jsdom knows the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.scrollTo = () => undefined;
  window.matchMedia = (query) => ({matches: false, media: query}) as MediaQueryList;
  setRouter((to) => visited.push(to));
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

test('begins with the start screen', async () => expect((await open()).textContent).toContain('No recent searches'));

test('begins with what was typed ahead', async () => {
  answer.mockResolvedValue(found(hit('record')));
  await open('record');
  expect(await screen.findByRole('option')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'record');
});

test('asks for the version being read, 20 hits, snippets of 10 words', async () => {
  answer.mockResolvedValue(found(hit('record')));
  await open();
  type('record');
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(answer.mock.calls[0]![0].requests[0]).toMatchObject({indexName: 'docs', query: 'record', hitsPerPage: 20, facetFilters: ['version:v11.0.0'], highlightPreTag: '<mark>'});
  expect(answer.mock.calls[0]![0].requests[0]!.attributesToSnippet).toContain('content:10');
});

test('a hit shows its code as text, its section, its signature and what it replaces', async () => {
  answer.mockResolvedValue(found(hit('record', {signature: "array<'a> => int", replaces: 'Js.Array2.length'})));
  await open();
  type('record');
  const option = await screen.findByRole('option');
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
  await screen.findByRole('option');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the error screen goes when the field is emptied', async () => {
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
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"nowhere"'));
  log.mockRestore();
});

test('at most five hits a group', async () => {
  answer.mockResolvedValue(found(...Array.from({length: 9}, (_, index) => hit(`p${index}`))));
  await open();
  type('p');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
});

test('no hits: the query, and where to tell', async () => {
  answer.mockResolvedValue(found());
  const dialog = await open();
  type('qq');
  await waitFor(() => expect(dialog.textContent).toContain('No results for "qq"'));
  expect(dialog.textContent).toContain('Believe this query should return results?');
});

test('a plain click goes through the router, closes, and is remembered', async () => {
  answer.mockResolvedValue(found(hit('record')));
  await open();
  type('record');
  fireEvent.click(within(await screen.findByRole('option')).getByRole('link'));
  await waitFor(() => expect(visited).toEqual(['/docs/manual/latest/record#part']));
  expect(onClose).toHaveBeenCalled();
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs')).toContain('Page record');
});

test('Escape closes, but not while a word is composed', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape', isComposing: true});
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape'});
  expect(onClose).toHaveBeenCalled();
});
