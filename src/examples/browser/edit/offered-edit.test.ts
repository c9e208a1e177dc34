/** @jest-environment jsdom */
/** A block that offers an edit. Scrolling, hiding and the live region's timing are in tests/e2e/landing-demo.spec.ts. */
import {fireEvent, screen, waitFor} from '@testing-library/dom';
import '../start-examples';
import {OFFERED_EDIT, type PageEdits} from '../../core/block/offered-edit';
import {textHash} from '../../core/page-types';

const SOURCE = 'type t = A | B';
const edits: PageEdits = {
  [textHash(SOURCE)]: {
    broken: {source: 'type t = <mark>A</mark>', message: 'B does not belong to type t'},
    explained: '/errors/constructor',
    fixed: {source: 'type t = A', output: 'var short;'},
  },
};
const asked: string[] = [];
let answers = true;

const draw = (): HTMLElement => {
  document.body.innerHTML = `<figure class="code"><pre tabindex="0" aria-label="A.res"><code>${SOURCE}</code></pre>
    <button class="edit" type="button" ${OFFERED_EDIT}="| B">Remove <code>| B</code></button>
    <div class="rendered"><input type="radio" name="t" value="A"><label>A</label><input type="radio" name="t" value="B(1)" checked><label>B</label></div>
    <pre tabindex="0" aria-label="A.mjs"><code>var long;</code></pre></figure>`;
  return screen.getByRole('button', {name: 'Remove | B'});
};
const paneTexts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.code > pre')].map(({textContent}) => textContent);
const inputs = (): readonly HTMLInputElement[] => [...document.querySelectorAll('input')];

beforeEach(() => {
  window.history.replaceState({}, '', '/');
  window.matchMedia = () => ({matches: true}) as MediaQueryList;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = jest.fn((address) => {
    asked.push(address as string);
    return Promise.resolve({ok: answers, json: () => Promise.resolve(edits)} as Response);
  });
});

test('if the edits can’t be loaded, the button says so, and the next press tries again', async () => {
  answers = false;
  const button = draw();
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('data-state', 'failed'));
  expect(paneTexts()).toEqual([SOURCE, 'var long;']);
  answers = true;
  fireEvent.click(button);
  expect(await screen.findByText('B does not belong to type t')).toBeInTheDocument();
  expect(button).not.toHaveAttribute('data-state');
  expect(new Set(asked)).toEqual(new Set(['/index.edits.json']));
});

test('the edit shows the message and its page, the fix the JavaScript, and the button takes both back', async () => {
  const button = draw();
  const [pane] = document.querySelectorAll('pre');
  fireEvent.click(button);
  expect(await screen.findByText('B does not belong to type t')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', {name: 'What does this mean?'})).toHaveAttribute('href', '/errors/constructor');
  expect(document.querySelector('.code')).toHaveAttribute('data-offered', 'broken');
  expect(document.querySelector('mark')).toHaveTextContent('A');
  expect(screen.getByText(/nothing to render/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('B does not belong to type t'));

  fireEvent.click(screen.getByRole('button', {name: 'Remove its branches too'}));
  expect(paneTexts()).toEqual(['type t = A', 'var short;']);
  expect(document.querySelector('.offered')).toBeNull();
  expect(document.activeElement).toHaveAttribute('aria-label', 'A.mjs');
  expect(inputs().map(({hidden, checked}) => [hidden, checked])).toEqual([
    [false, true],
    [true, false],
  ]);

  fireEvent.click(screen.getByRole('button', {name: 'Put | B back'}));
  await waitFor(() => expect(paneTexts()).toEqual([SOURCE, 'var long;']));
  expect(document.querySelector('pre')).toBe(pane);
  expect(inputs().map(({hidden}) => hidden)).toEqual([false, false]);
  expect(screen.getByRole('button', {name: 'Remove | B'})).toBe(button);
});

test('a broken edit can be taken back without the fix', async () => {
  const button = draw();
  fireEvent.click(button);
  await screen.findByText('B does not belong to type t');
  fireEvent.click(button);
  await waitFor(() => expect(paneTexts()).toEqual([SOURCE, 'var long;']));
  expect(screen.queryByText(/nothing to render/)).toBeNull();
});
