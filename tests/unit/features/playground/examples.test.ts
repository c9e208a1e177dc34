/** @jest-environment jsdom */
import '../../../../src/features/playground/examples/start-examples';
import {fillPlaygroundLink} from '../../../../src/features/playground/examples/fill-link';
import {waitFor} from '@testing-library/dom';
import {ENGLISH_LABELS} from '../../../../src/lib/code-block/labels';
import {renderCodeBlock, type PlaygroundLink} from '../../../../src/lib/code-block/render';
import {readPlaygroundQuery} from '../../../../src/lib/playground-link/link';

function draw(link: PlaygroundLink): HTMLAnchorElement {
  const panes = [
    {html: 'let re = <span class="n">1</span>;', tab: {value: 're' as const, label: 'Reason'}},
    {html: 'let ml = 1', tab: {value: 'ml' as const, label: 'ML'}},
  ];
  document.body.innerHTML = `<figure class="code">${String(renderCodeBlock({id: 'a', panes, playground: link}, ENGLISH_LABELS))}</figure>`;
  return document.querySelector('a')!;
}

const stateOf = (link: HTMLAnchorElement) => readPlaygroundQuery(new URL(link.href).search);
const address = '/base/try?version=v8.0.0&ext=ml';

test.each(['pointerover', 'focusin'])('%s gives a link the code of its source pane', async (intent) => {
  const link = draw({address, pane: 'ml'});
  link.dispatchEvent(new Event(intent, {bubbles: true, cancelable: true}));
  await waitFor(() => expect(link.search).toContain('code='));
  expect(new URL(link.href).pathname).toBe('/base/try');
  expect(stateOf(link)).toEqual({code: 'let ml = 1\n', version: 'v8.0.0', syntax: 'ml'});
});

test('a hidden prelude is included; a complete source replaces the pane’s', () => {
  const withPrelude = draw({address, pane: 'ml', prelude: 'type t = int\n"<\n'});
  fillPlaygroundLink(withPrelude);
  expect(stateOf(withPrelude).code).toBe('type t = int\n"<\nlet ml = 1\n');
  const withSource = draw({address, pane: 'ml', source: 'module M = {}\n'});
  fillPlaygroundLink(withSource);
  expect(stateOf(withSource).code).toBe('module M = {}\n');
});

test('a link is filled once', () => {
  const link = draw({address, pane: 'ml'});
  fillPlaygroundLink(link);
  const {href} = link;
  fillPlaygroundLink(link);
  expect(link.href).toBe(href);
});
