import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter, Route} from 'react-router-dom';
import ApiBody from '@site/src/features/api/ApiBody';

const HTML = `
  <p><a href="/docs/manual/next/api/stdlib/option"><code>option</code></a></p>
  <a href="#t">t</a> <a href="/try?version=v12.0.0">Playground</a> <a href="https://example.org/api" target="_blank">Source</a>`;

function visit(): () => string {
  let path = '';
  render(
    <MemoryRouter initialEntries={['/docs/manual/next/api/stdlib/array']}>
      <ApiBody html={HTML} />
      <Route render={({location}) => {
        path = location.pathname;
        return null;
      }} />
    </MemoryRouter>,
  );
  return () => path;
}

test('a link to another page of the reference changes the page', () => {
  const path = visit();
  expect(fireEvent.click(screen.getByText('option'))).toBe(false);
  expect(path()).toBe('/docs/manual/next/api/stdlib/option');
});

test.each(['t', 'Playground', 'Source'])('the browser follows %s itself', (name) => {
  const path = visit();
  expect(fireEvent.click(screen.getByText(name))).toBe(true);
  expect(path()).toBe('/docs/manual/next/api/stdlib/array');
});

test('so it does when the reader wants a new tab', () => {
  const path = visit();
  expect(fireEvent.click(screen.getByText('option'), {ctrlKey: true})).toBe(true);
  expect(path()).toBe('/docs/manual/next/api/stdlib/array');
});
