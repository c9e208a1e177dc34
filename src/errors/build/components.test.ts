/** @jest-environment jsdom */
import {englishWords} from '../../kit/core/built-component/built-component';
import {errorList, renderErrorList} from './list';
import {compilerMessages, renderMessages} from './messages';

test('versions that say the same share a message, and one that compiles says so', () => {
  const {html} = renderMessages(
    [
      {version: 'v8', kind: 'none', text: ''},
      {version: 'v9', kind: 'error', text: 'a < b'},
      {version: 'v10', kind: 'none', text: ''},
      {version: 'v11', kind: 'error', text: 'a < b'},
      {version: 'v12', kind: 'warning', text: 'c'},
    ],
    '/errors',
    englishWords(compilerMessages.labels),
  );
  document.body.innerHTML = String(html);
  expect([...document.querySelectorAll('figcaption')].map(({textContent}) => textContent)).toEqual(['v9, v11', 'v12']);
  expect(document.querySelector('.msg.error')?.textContent).toBe('a < b');
  expect(document.querySelector('p')?.textContent).toBe('v8, v10: compiles this code.');
});

test('a message that another page explains leads there', () => {
  const other = {slug: 'other', title: 'Other', messages: []};
  const {html} = renderMessages(
    [{version: 'v9', kind: 'error', text: 'a', other}],
    '/errors',
    englishWords(compilerMessages.labels),
  );
  expect(String(html)).toContain('<a href="/errors/other">Other</a>');
});

test('the list has a heading for each group and a link for each page', () => {
  const groups = [{label: 'Records and objects', pages: [{slug: 'a', label: 'A <b>', title: 'Title'}]}];
  const {html} = renderErrorList(groups, '/errors', englishWords(errorList.labels));
  document.body.innerHTML = String(html);
  expect(document.querySelector('h2')?.id).toBe('records-and-objects');
  expect(document.querySelector('li')?.textContent).toBe('A <b> Title');
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('/errors/a');
  expect(document.querySelector('form textarea')?.getAttribute('name')).toBe('message');
  expect(document.querySelector('form label')?.textContent).toBe('Paste a message of the compiler');
  expect(document.querySelector('form button')?.textContent).toBe('Find');
});
