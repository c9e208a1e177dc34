/** @jest-environment jsdom */
import {filterList, startListFilter} from '@site/src/lists/browser/list-filter';

const LIST = `
  <div><input type="search" data-filter="list" data-count="{count} of {total}"><p role="status"></p></div>
  <div id="list">
    <section data-item><h3 id="sources">sources</h3><dl>
      <div data-item><dt id="sources.dir">sources.dir</dt><dd>Name of the directory</dd></div>
      <div data-item><dt id="sources.type">sources.type</dt><dd>Only for development</dd></div>
    </dl></section>
    <section data-item><h3 id="suffix">suffix</h3><p>Ending of files</p></section>
  </div>`;

const shown = (): string[] =>
  [...document.querySelectorAll('[data-item]:not([hidden]) > :is(h3, dt)')].map(({id}) => id);
const input = (): HTMLInputElement => document.querySelector('input')!;
const type = (text: string): void => {
  input().value = text;
  input().dispatchEvent(new Event('input', {bubbles: true}));
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  startListFilter();
});
beforeEach(() => {
  document.body.innerHTML = LIST;
  history.replaceState(null, '', '/keys?tab=js');
});

test('items with all words stay visible, and so do the sections around them', () => {
  type('DIRECTORY name');
  expect(shown()).toEqual(['sources', 'sources.dir']);
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 of 4');
  type('suffix');
  expect(shown()).toEqual(['suffix']);
  type(' ');
  expect(shown()).toHaveLength(4);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

test('shows when nothing was found', () => {
  expect(filterList(document.getElementById('list')!, 'xyz')).toEqual({shown: 0, total: 4});
});

test('the URL keeps the words, and a link to a hidden item removes them', () => {
  type('suffix');
  expect(location.search).toBe('?tab=js&q=suffix');
  document.body.innerHTML = LIST;
  startListFilter();
  expect([input().value, shown()]).toEqual(['suffix', ['suffix']]);
  document.body.innerHTML = LIST;
  history.replaceState(null, '', '/keys?q=suffix#sources.dir');
  startListFilter();
  expect(shown()).toHaveLength(4);
  expect(location.search).toBe('');
});

test('ignores other fields', () => {
  const other = document.createElement('input');
  document.body.append(other);
  other.dispatchEvent(new Event('input', {bubbles: true}));
  expect(shown()).toHaveLength(4);
});

test('a hash without a target doesn’t change the list', () => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  type('suffix');
  location.hash = '#100%';
  window.dispatchEvent(new Event('hashchange'));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(shown()).toEqual(['suffix']);
});

test('a link to a hidden item clears the filter', () => {
  type('suffix');
  location.hash = '#sources.dir';
  window.dispatchEvent(new Event('hashchange'));
  expect(shown()).toHaveLength(4);
  expect(input().value).toBe('');
});
