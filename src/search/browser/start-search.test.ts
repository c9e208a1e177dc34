/** @jest-environment jsdom */
/** When the dialog loads, opens and closes. */
import {startKeys} from '../../reading-pages/browser/keys';
import {onRouteUpdate} from './start-search';

const openDialog = jest.fn();
const warm = jest.fn();

jest.mock('./dialog/open-dialog', () => ({
  openDialog: (...options: unknown[]): unknown => openDialog(...options),
  warm: (...options: unknown[]): unknown => warm(...options),
}));

startKeys();

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const link = (): HTMLAnchorElement => document.querySelector('a')!;

beforeEach(() => {
  document.body.innerHTML = '<a href="/search" data-search data-version="v11.0.0"><span>Search</span></a><p>text</p>';
  openDialog.mockReset();
  warm.mockReset();
});

test.each(['pointerover', 'focusin'])('%s on the link preloads the current version', async (type) => {
  document.querySelector('p')!.dispatchEvent(new Event(type, {bubbles: true}));
  await settled();
  expect(warm).not.toHaveBeenCalled();
  document.querySelector('span')!.dispatchEvent(new Event(type, {bubbles: true}));
  await settled();
  expect(warm).toHaveBeenCalledWith('v11.0.0');
});

test('a plain click opens the dialog instead of the page', async () => {
  const click = new MouseEvent('click', {bubbles: true, cancelable: true});
  document.querySelector('span')!.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await settled();
  expect(openDialog).toHaveBeenCalledWith({version: 'v11.0.0', query: ''});
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
  'a click with %s is left to the browser',
  async (key) => {
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, [key]: true});
    link().addEventListener('click', (event) => event.preventDefault(), {once: true});
    document.querySelector('span')!.dispatchEvent(click);
    await settled();
    expect(openDialog).not.toHaveBeenCalled();
  },
);

test('a key opens it once, with the text typed while it loads', async () => {
  for (const key of ['/', 'm', 'a', 'p'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  await settled();
  expect(openDialog.mock.calls).toEqual([[{version: 'v11.0.0', query: 'map'}]]);
});

test('Escape while it loads cancels opening it', async () => {
  for (const key of ['/', 'Escape'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  await settled();
  expect(openDialog).not.toHaveBeenCalled();
});

test('a navigation closes an open dialog, but not one opened while the page is loading', async () => {
  const closed = jest.fn();
  const addDialog = (): void => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.className = 'search-dialog';
    dialog.addEventListener('cancel', () => (closed(), dialog.remove()));
  };
  addDialog();
  onRouteUpdate();
  await settled();
  expect(closed).toHaveBeenCalledTimes(1);
  onRouteUpdate();
  addDialog();
  await settled();
  expect(closed).toHaveBeenCalledTimes(1);
});
