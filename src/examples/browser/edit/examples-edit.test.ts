/** @jest-environment jsdom */
/** An example that is edited in place. Typing is in tests/e2e/examples.spec.ts; here, edits come from an earlier page view. */
import {EditorView} from '@codemirror/view';
import {screen, waitFor} from '@testing-library/dom';
import {editExample, kept} from './edit-example';
import {EngineError, shiftUp} from '../../../compilers/core/engine';
import {press} from '../interactive-block';
import {runExample} from '../run-example';
import {ENGLISH_LABELS} from '../../core/block/labels';
import {renderCodeBlock} from '../../core/block/render';
import {textHash} from '../../core/page-types';
import {compiled, fakeEngine, VERSIONS} from '../../../../tests/support/fake-engine';

const SOURCE = 'let total = price';
const PRELUDE = 'let price = 1\n';

const draw = (): HTMLElement => {
  const panes = [
    {html: SOURCE, tab: {value: 'res' as const, label: 'ReScript'}},
    {html: 'let total = 1;', tab: {value: 'js' as const, label: 'JavaScript'}},
  ];
  const playground = {address: '/try?version=v12.0.0', pane: 'res' as const, prelude: PRELUDE};
  document.body.innerHTML = `<figure class="code">${String(renderCodeBlock({id: 'a', panes, playground}, ENGLISH_LABELS))}</figure>`;
  return screen.getByRole('button', {name: 'Edit'});
};
const paneTexts = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('.code > pre')].map(({textContent}) => textContent ?? undefined);
const keepEdit = (code: string): void =>
  sessionStorage.setItem(`example:${window.location.pathname}:${textHash(SOURCE)}`, code);

/** All blocks of a page share one. */
const engine = fakeEngine();

beforeEach(() => {
  sessionStorage.clear();
  engine.asked.length = 0;
});
afterEach(() => screen.queryByRole('button', {name: 'Reset'})?.click());

test('without a compiler the block says why, and the link to the playground is still there', async () => {
  const button = draw();
  await editExample(button, () => Promise.reject(new EngineError('No compiler here.')));
  expect(screen.getByRole('status')).toHaveTextContent('No compiler here.');
  expect(screen.getByRole('link', {name: 'Playground'})).toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-pressed', 'true');
});

test('a press opens the editor, without anything having been pointed at before', async () => {
  const button = draw();
  await press(button, jest.fn());
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

test('an edit goes along with its hidden setup, and into what Run, Copy and the playground take', async () => {
  keepEdit('let total = price + 1');
  const button = draw();
  await editExample(button, () => Promise.resolve({engine, versions: VERSIONS}));
  expect(screen.getByRole('textbox', {name: 'Code'})).toHaveTextContent('let total = price + 1');
  expect(screen.getByText('Hidden setup')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(engine.asked).toHaveLength(1));
  expect(engine.asked[0]).toMatchObject({code: `${PRELUDE}let total = price + 1`, settings: {version: 'v12.2.0'}});
  engine.asked[0]!.answer(compiled('let total = 2;\n'));
  await waitFor(() => expect(paneTexts()).toEqual(expect.arrayContaining(['let total = price + 1', 'let total = 2;'])));
  expect(screen.getByRole('button', {name: 'Run'})).toBeInTheDocument();
  screen.getByRole('button', {name: 'Reset'}).click();
  expect(paneTexts()).toEqual([SOURCE, 'let total = 1;']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', {name: 'Run'})).toBeNull();
  expect(kept(SOURCE)).toBeUndefined();
  expect(document.activeElement).toBe(button);
});

test('code that does not compile is compiled as the editor opens, which has its message then', async () => {
  const button = draw();
  document.querySelector('pre > code')!.innerHTML = 'let total = <mark>price</mark>';
  await editExample(button, () => Promise.resolve({engine, versions: VERSIONS}));
  await waitFor(() => expect(engine.asked).toHaveLength(1));
  expect(engine.asked[0]).toMatchObject({code: `${PRELUDE}${SOURCE}`});
});

test('a problem is counted from the first line that is shown, and the block does not run', async () => {
  keepEdit('let total = cost');
  await editExample(draw(), () => Promise.resolve({engine, versions: VERSIONS}));
  await waitFor(() => expect(engine.asked).toHaveLength(1));
  const place = {row: 2, column: 12, endRow: 2, endColumn: 16};
  engine.asked[0]!.answer({problems: [{kind: 'error', message: 'Not found', ...place}], types: [], milliseconds: 1});
  expect(await screen.findByRole('button', {name: '1:13 Not found'})).toBeInTheDocument();
  expect(document.querySelector('.code')).toHaveAttribute('data-broken');
});

test('a repair runs at once, though the last answer was about the broken code', async () => {
  // What the program runs with isn't part of this.
  globalThis.fetch = () => Promise.reject(new Error('offline'));
  keepEdit('let total = cost');
  await editExample(draw(), () => Promise.resolve({engine, versions: VERSIONS}));
  await waitFor(() => expect(engine.asked).toHaveLength(1));
  engine.asked[0]!.answer({problems: [], types: [], milliseconds: 1});
  await waitFor(() => expect(document.querySelector('.code')).toHaveAttribute('data-broken'));
  const code = EditorView.findFromDOM(screen.getByRole('textbox', {name: 'Code'}))!;
  code.dispatch({changes: {from: 0, to: code.state.doc.length, insert: 'Console.log(price)'}});
  void runExample(screen.getByRole('button', {name: 'Run'}));
  await waitFor(() => expect(engine.asked).toHaveLength(2));
  engine.asked[1]!.answer(compiled('console.log(1);\n'));
  expect(await screen.findByRole('log')).toBeInTheDocument();
});

test('an answer is shown while newer code is compiled, and Run waits for the newer', async () => {
  keepEdit('let total = cost');
  await editExample(draw(), () => Promise.resolve({engine, versions: VERSIONS}));
  await waitFor(() => expect(engine.asked).toHaveLength(1));
  const code = EditorView.findFromDOM(screen.getByRole('textbox', {name: 'Code'}))!;
  code.dispatch({changes: {from: 0, to: code.state.doc.length, insert: 'Console.log(price)'}});
  void runExample(screen.getByRole('button', {name: 'Run'}));
  await waitFor(() => expect(engine.asked).toHaveLength(2));
  engine.asked[0]!.answer(compiled('let old;\n'));
  await waitFor(() => expect(paneTexts()).toEqual(expect.arrayContaining(['let old;'])));
  expect(screen.queryByRole('log')).toBeNull();
  engine.asked[1]!.answer(compiled('console.log(1);\n'));
  await waitFor(() => expect(paneTexts()).toEqual(expect.arrayContaining(['console.log(1);'])));
  expect(await screen.findByRole('log')).toBeInTheDocument();
});

test('an edit that the browser doesn’t store is said to end with the page', async () => {
  keepEdit('let total = cost');
  await editExample(draw(), () => Promise.resolve({engine, versions: VERSIONS}));
  const code = EditorView.findFromDOM(screen.getByRole('textbox', {name: 'Code'}))!;
  const edit = () => code.dispatch({changes: {from: 0, insert: ' '}});
  edit();
  expect(document.querySelector('.unkept')).toBeEmptyDOMElement();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  edit();
  expect(document.querySelector('.unkept')).toHaveTextContent('gone when you leave this page');
  full.mockRestore();
});

test('what is in the hidden part moves to the start', () => {
  expect(shiftUp({row: 1, column: 4, endRow: 1, endColumn: 9}, 3)).toEqual({
    row: 1,
    column: 0,
    endRow: 1,
    endColumn: 0,
  });
  expect(shiftUp({row: 2, column: 4, endRow: 5, endColumn: 9}, 3)).toEqual({
    row: 1,
    column: 4,
    endRow: 2,
    endColumn: 9,
  });
});
