/** The dialog in a test, with a back end whose answers the test controls and mocks `back-end` with. */
import {fireEvent, screen} from '@testing-library/dom';
import type {Answer, Question} from '../../src/search/core/protocol';
import {openDialog} from '../../src/search/browser/dialog/open-dialog';
import {found} from './found';

export const answer = jest.fn<Promise<Answer>, [Question]>();

export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
export const visited: string[] = [];
export const field = (): HTMLInputElement => screen.getByRole('combobox', {name: 'Search'});
export const dialog = (): HTMLElement => screen.getByRole('dialog', {name: 'Search'});
export const rows = (): Promise<readonly HTMLElement[]> => screen.findAllByRole('option');
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

beforeAll(() => {
  // jsdom supports the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.matchMedia = (query) => ({matches: false, media: query}) as MediaQueryList;
  // What the browser would open.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    visited.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  });
});

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  answer.mockReset();
  answer.mockResolvedValue(found());
  visited.length = 0;
});

export const open = (query = ''): void => openDialog({version: 'v11.0.0', query});
export const type = (text: string): boolean => fireEvent.input(field(), {target: {value: text}});
export const press = (key: string, more: KeyboardEventInit = {}): boolean => fireEvent.keyDown(field(), {key, ...more});
