/** @jest-environment jsdom */
/** The Run button of a code block, with the messages a frame sends. */
import {screen, waitFor, within} from '@testing-library/dom';
import {press} from './interactive-block';
import {createOutput} from './output';
import {programOf, setProgram} from './program';
import {ENGLISH_LABELS} from '../core/block/labels';
import {renderCodeBlock} from '../core/block/render';
import {textHash} from '../core/page-types';

const draw = (js: string): HTMLButtonElement => {
  const panes = [
    {html: 'let total = 1 &lt; 2', tab: {value: 'res' as const, label: 'ReScript'}},
    {html: js, tab: {value: 'js' as const, label: 'JavaScript'}},
  ];
  const playground = {address: '/try?version=v12.0.0', pane: 'res' as const};
  document.body.innerHTML = `<figure class="code">${String(renderCodeBlock({id: 'a', panes, playground, runs: true}, ENGLISH_LABELS))}</figure>`;
  return screen.getByRole('button', {name: 'Run'});
};

beforeEach(() => {
  const files = {ok: true, text: () => Promise.resolve('{"std":[],"core":[],"react":[]}')};
  globalThis.fetch = jest.fn(() => Promise.resolve(files as Response));
});

/** Sends a message as the frame does. */
const say = (data: unknown): void => {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', {source, data}));
};

test('a block’s program is the JavaScript it shows', async () => {
  const button = draw('let total = true;\n\nexport {\n  total,\n}');
  expect(await programOf(button.closest('.code')!)).toEqual({
    js: 'let total = true;\n\nexport {\n  total,\n}',
    shown: {kind: 'values', names: ['total']},
    version: 'v12.0.0',
  });
});

test('a block that shows none, or one that shows nothing, runs the program beside the page; an edited block its own', async () => {
  const button = draw('let total = x => x;');
  const block = button.closest('.code')!;
  const js = 'console.value("1 < 2", true);';
  const programs = {[textHash('let total = 1 < 2')]: js};
  globalThis.fetch = jest.fn(() => Promise.resolve({ok: true, json: () => Promise.resolve(programs)} as Response));
  expect(await programOf(block)).toEqual({js, shown: {kind: 'console'}, version: 'v12.0.0'});
  setProgram(block, () => Promise.resolve('console.log(2);'));
  expect(await programOf(block)).toMatchObject({js: 'console.log(2);'});
  setProgram(block, undefined);
  expect(await programOf(block)).toMatchObject({js});
});

test('shows what the program prints, and closes', async () => {
  const button = draw('console.log(1);');
  await press(button, jest.fn());
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  const output = within(screen.getByRole('region', {name: 'Output'}));
  expect(output.getByText('Running…')).toBeVisible();
  say({kind: 'console', level: 'log', values: ['a', '1']});
  say({kind: 'error', message: 'Error: no'});
  say({kind: 'finished'});
  expect([...output.getByRole('log').children].map(({textContent}) => textContent)).toEqual(['a 1', 'Error: no']);
  expect(output.getByRole('status')).toHaveTextContent('');
  output.getByRole('button', {name: 'Close'}).click();
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('the next run starts with an empty console, in a frame of its own', async () => {
  const button = draw('console.log(1);');
  await press(button, jest.fn());
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  say({kind: 'console', level: 'log', values: ['first']});
  await press(button, jest.fn());
  await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(1));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('an import that no browser has is said', async () => {
  await press(draw('import * as Fs from "node:fs";\nconsole.log(Fs);'), jest.fn());
  await waitFor(() =>
    expect(screen.getByRole('log')).toHaveTextContent(
      'The program imports "node:fs", which is part of Node.js and not of browsers.',
    ),
  );
});

test('a program that prints nothing says so', async () => {
  await press(draw('if (false) {\n  console.log(1);\n}'), jest.fn());
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  say({kind: 'finished'});
  expect(screen.getByRole('status')).toHaveTextContent('The program ended without writing to the console.');
});

test('of huge output, both ends are shown', () => {
  const {element, add} = createOutput(() => undefined);
  for (let line = 1; line <= 250; line++) add({kind: 'console', level: 'log', values: [`line ${line}`]});
  const shown = [...element.querySelector('[role=log]')!.children].map(({textContent}) => textContent);
  expect(shown).toHaveLength(201);
  expect([shown[0], shown[99], shown[100], shown[101], shown[200]]).toEqual([
    'line 1',
    'line 100',
    '⋮',
    'line 151',
    'line 250',
  ]);
});
