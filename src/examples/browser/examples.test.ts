/** @jest-environment jsdom */
import './start-examples';
import {fillPlaygroundLink} from './interactive-block';
import {waitFor} from '@testing-library/dom';
import {ENGLISH_LABELS} from '../core/block/labels';
import {renderCodeBlock, type PlaygroundLink} from '../core/block/render';
import {readPlaygroundQuery} from '../../compilers/core/playground-link/link';

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

test('a hidden prelude is included', () => {
  const withPrelude = draw({address, pane: 'ml', prelude: 'type t = int\n"<\n'});
  fillPlaygroundLink(withPrelude);
  expect(stateOf(withPrelude).code).toBe('type t = int\n"<\nlet ml = 1\n');
});

test('an example with several files opens with all of them', () => {
  const drawFiles = (html: string): HTMLAnchorElement => {
    const playground = {address: '/try?version=v12.0.0', pane: 'res' as const, source: 'module Shop = {}\n'};
    const block = {id: 'a', panes: [{html, tab: {value: 'res' as const, label: 'ReScript'}}], playground};
    document.body.innerHTML = `<figure class="code">${String(renderCodeBlock(block, ENGLISH_LABELS))}</figure>`;
    const link = document.querySelector('a')!;
    fillPlaygroundLink(link);
    return link;
  };
  const shop = '<span class="c">// Shop.res</span>\nlet a = 1\n\n';
  expect(stateOf(drawFiles(`${shop}// Main.res\nlet b = Shop.a`))).toMatchObject({
    code: 'let b = Shop.a\n',
    files: [{name: 'Shop.res', code: 'let a = 1\n'}],
  });
  expect(stateOf(drawFiles(`// Shop.resi\nlet a: int\n${shop}`))).toMatchObject({
    code: '',
    files: [
      {name: 'Shop.resi', code: 'let a: int\n'},
      {name: 'Shop.res', code: 'let a = 1\n'},
    ],
  });
  const edited = drawFiles('module Shop = {let a = 1}');
  expect(stateOf(edited)).toEqual({code: 'module Shop = {let a = 1}\n', version: 'v12.0.0'});
});

test('a link is filled once', () => {
  const link = draw({address, pane: 'ml'});
  fillPlaygroundLink(link);
  const {href} = link;
  fillPlaygroundLink(link);
  expect(link.href).toBe(href);
});

test.each([
  ['click', {ctrlKey: true}],
  ['click', {metaKey: true}],
  ['click', {shiftKey: true}],
  ['auxclick', {button: 1}],
] as const)('a %s with %o opens the block in another tab, with its code', async (type, init) => {
  const link = draw({address, pane: 'ml'});
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const event = new MouseEvent(type, {...init, bubbles: true, cancelable: true});
  link.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  const [url, target] = opened.mock.calls[0]!;
  expect(readPlaygroundQuery(new URL(String(url)).search).code).toBe('let ml = 1\n');
  expect(target).toBe('_blank');
  opened.mockRestore();
});

test('other buttons, and links with their code, are left to the browser', () => {
  const link = draw({address, pane: 'ml'});
  const menu = new MouseEvent('auxclick', {button: 2, bubbles: true, cancelable: true});
  link.dispatchEvent(menu);
  fillPlaygroundLink(link);
  const click = new MouseEvent('click', {ctrlKey: true, bubbles: true, cancelable: true});
  link.dispatchEvent(click);
  expect([menu.defaultPrevented, click.defaultPrevented]).toEqual([false, false]);
});
