/** @jest-environment jsdom */
import {llmsFiles, withSizes} from './files-component';
import {LLMS_FILES} from '../../config/machine-files';

test('the sizes go into the cells of the table, also after the HTML is minified', async () => {
  const place = {siteDir: '/', baseUrl: '/', root: '/docs/manual/latest', folder: 'docs', version: 'v1.0.0'};
  const words = {file: 'F', holds: 'H', size: 'S', index: 'i', full: 'f', small: 's', site: 'w'};
  const html = String((await llmsFiles.render(place as never, words)).html);
  const files = {index: 'x'.repeat(60_000), full: 'x'.repeat(2_400_000), small: 'x'.repeat(350_000)};
  const table = document.createElement('div');
  for (const written of [html, html.replaceAll('"', '').replaceAll('</td>', '')]) {
    table.innerHTML = withSizes(written, files);
    expect([...table.querySelectorAll('tr td:last-child')].map(({textContent}) => textContent)).toEqual([
      '60 KB',
      '2.4 MB',
      '350 KB',
      '',
    ]);
  }
  expect(table.querySelectorAll('tbody tr')).toHaveLength(Object.keys(LLMS_FILES).length + 1);
});
