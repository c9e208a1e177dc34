/** @jest-environment jsdom */
/** What the dialog shows. */
import {fireEvent, screen, waitFor, within} from '@testing-library/dom';
import i18n from '@generated/i18n';
import type {Question} from '../core/protocol';
import {answer, dialog, field, open, press, rows, settled, type} from '../../../tests/support/dialog-steps';
import {found, hit} from '../../../tests/support/found';

jest.mock('./back-end', () => ({
  backEnd: {indexName: 'docs', search: (question: Question) => answer(question)},
}));

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

test('a translated page asks for its language and English', async () => {
  jest.replaceProperty(i18n, 'currentLocale', 'fr');
  open('record');
  await settled();
  expect(answer.mock.lastCall?.[0].languages).toEqual(['fr', 'en']);
  jest.restoreAllMocks();
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
