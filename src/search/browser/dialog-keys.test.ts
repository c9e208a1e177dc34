/** @jest-environment jsdom */
/** What the dialog does with keys, clicks and texts. */
import {fireEvent, screen, waitFor, within} from '@testing-library/dom';
import type {Answer, Question} from '../core/protocol';
import {
  RECENT,
  answer,
  dialog,
  field,
  open,
  press,
  rows,
  settled,
  type,
  visited,
} from '../../../tests/support/dialog-steps';
import {found, hit} from '../../../tests/support/found';

jest.mock('./back-end', () => ({
  backEnd: {indexName: 'docs', search: (question: Question) => answer(question)},
}));

/** Arrives as one text: beforeinput has all of it, the field as much as fits. */
function insert(text: string, inputType: 'insertFromPaste' | 'insertFromDrop'): void {
  fireEvent(field(), new InputEvent('beforeinput', {inputType, data: text}));
  type(text.replace(/\n/g, ' ').slice(0, 64));
}

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

test('an answer to earlier text isn’t shown', async () => {
  const answers = new Map<string, (answer: Answer) => void>();
  answer.mockImplementation(({query}) => new Promise((resolve) => void answers.set(query, resolve)));
  open();
  type('r');
  await settled();
  type('rec');
  answers.get('r')?.(found(hit('reason')));
  await settled();
  expect(screen.queryAllByRole('option')).toEqual([]);
  answers.get('rec')?.(found(hit('record'), hit('recursion')));
  expect(await rows()).toHaveLength(2);
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

test('closing it removes it at once, so that the next key isn’t for its field', () => {
  open();
  expect(field()).toHaveFocus();
  dialog().dispatchEvent(new Event('cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body).toHaveFocus();
});
