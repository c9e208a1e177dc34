/**
 * Chromium paints a page once the opening tag of the element named by `<link rel=expect>` is parsed. What must not be
 * painted in part has to be complete by then.
 */
import fs from 'node:fs';
import path from 'node:path';
import {findVersion, versionLines} from '../../src/config/versions';

const array = `docs/manual/${findVersion(versionLines.api, 'v11.0.0')?.path}/api/core/array`;

test.each([
  ['index', ['</header>']],
  ['blog', ['</header>']],
  ['try', ['</header>']],
  ['docs/manual/latest/record', ['</header>', '</nav><main']],
  [array, ['</header>', '</nav><main']],
  ['syntax-lookup', ['</header>', '</form>']],
  ['packages', ['</header>', '</form>']],
])('%s is painted after %j', (page, ends) => {
  const html = fs.readFileSync(path.resolve('build', `${page}.html`), 'utf8');
  const expected = [...html.matchAll(/rel="?expect"? href="?#([^" >]+)"? blocking="?render/g)].map(([, id = '']) =>
    html.search(new RegExp(` id="?${id}[" >]`)),
  );
  expect(expected).toHaveLength(ends.length);
  expect(Math.min(...expected)).toBeGreaterThan(0);
  for (const end of ends) {
    expect(html).toContain(end);
    expect(Math.max(...expected)).toBeGreaterThan(html.indexOf(end));
  }
  expect(Math.min(...expected)).toBeGreaterThan(html.indexOf('</header>'));
});

test('every page has the elements it waits for', () => {
  const missing = fs
    .readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = fs.readFileSync(path.join('build', file), 'utf8');
      return [...html.matchAll(/<link rel="?expect"? href="?#([^" >]+)/g)]
        .filter(([, id = '']) => !new RegExp(` id="?${id}[" >]`).test(html))
        .map(([, id = '']) => `${file} waits for #${id}, which it doesn't have.`);
    });
  expect(missing).toEqual([]);
});
