/** @jest-environment jsdom */
/** The line of versions below an example, once a reader comes near it. */
import {screen} from '@testing-library/dom';
import {prepareBlock} from './interactive-block';
import {partsOfLine} from '../core/block/other-versions';
import {textHash} from '../core/page-types';

const LINE = 'Compiles in v9 ✗ v10 ✓ v11 ✓ v12 ✓ · different output in v10, v12';
const known = {v9: {message: 'Syntax error!'}, v10: {js: 'var a = 1;\n'}};

test('versions with something to see are parts of their own; the text stays the same', () => {
  const parts = partsOfLine(LINE, known);
  expect(parts.map(({text}) => text).join('')).toBe(LINE);
  expect(parts.filter(({version}) => version !== undefined)).toEqual([
    {text: 'v9 ✗', version: 'v9'},
    {text: 'v10', version: 'v10'},
  ]);
});

test('versions in brief open the line of all versions, and close it with what it shows', async () => {
  const versions = {[textHash('let b = 1')]: known};
  globalThis.fetch = jest.fn(() => Promise.resolve({ok: true, json: () => Promise.resolve(versions)} as Response));
  window.history.replaceState({}, '', '/docs/manual/latest/brief');
  document.body.className = 'docs-main';
  document.body.innerHTML = `<figure class="code"><div class="tabs"><input type="radio" value="res"></div><pre>let b = 1</pre><p class="works" title="${LINE}">v10–v12</p></figure>`;
  prepareBlock(document.querySelector('pre')!);
  const opener = await screen.findByRole('button', {name: LINE});
  expect(opener).toHaveTextContent('v10–v12');
  opener.click();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  screen.getByRole('button', {name: 'What the v9 compiler says'}).click();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region')).toHaveTextContent('Syntax error!');
  opener.click();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button', {name: 'What the v9 compiler says'})).toBeNull();
});

test('a tap on the versions before they are there counts', async () => {
  window.history.replaceState({}, '', '/docs/manual/latest/early');
  document.body.innerHTML = `<figure class="code"><div class="tabs"><input type="radio" value="res"></div><pre>let b = 1</pre><p class="works" title="${LINE}">v10–v12</p></figure>`;
  document.elementFromPoint = () => document.querySelector('.works > button');
  const line = document.querySelector('.works')!;
  prepareBlock(line, (element) => (element === line ? new MouseEvent('click') : undefined));
  expect(await screen.findByRole('button', {name: LINE})).toHaveAttribute('aria-expanded', 'true');
});
