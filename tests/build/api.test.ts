/** The built pages of the API reference. */
import fs from 'node:fs';
import path from 'node:path';
import {findVersion, versionLines} from '@site/src/config/versions';
import {isPublicModule} from '@site/src/api/core/model/model';
import {apiServiceOf} from '@site/src/api/build/service';

const root = path.resolve('build');
const folderOf = (version: string): string =>
  path.join(root, 'docs/manual', findVersion(versionLines.api, version)?.path ?? '', 'api');

const service = apiServiceOf(path.resolve('.'));

test.each(service.versions)(
  '%s: every module has a page',
  async (version) => {
    const {modules} = await service.model(version);
    const missing = modules
      .filter(isPublicModule)
      .filter(({slug}) => !fs.existsSync(path.join(folderOf(version), `${slug ?? ''}.html`)));
    expect(missing.map(({id}) => id)).toEqual([]);
    expect(fs.existsSync(path.join(folderOf(version), 'belt/debug.html'))).toBe(true);
  },
  120_000,
);

test('titles end with the section’s name, items are headings with anchors, and code is visible without JavaScript', () => {
  const html = fs.readFileSync(path.join(folderOf('v11.0.0'), 'core/array.html'), 'utf8');
  expect(html).toMatch(/<title[^>]*>Array \| ReScript API<\/title>/);
  expect(html).toMatch(/<h2 id="?map"?>/);
  expect(html).toContain('<figure class="code">'.replaceAll('"', html.includes('<figure class=code>') ? '' : '"'));
});

test('the same module in a different version is the same page: no notice, and one canonical address', () => {
  const html = fs.readFileSync(path.join(folderOf('v12.0.0'), 'stdlib/array.html'), 'utf8');
  const library =
    ['core', 'stdlib'].find((name) =>
      fs.existsSync(path.join(folderOf(versionLines.api.latest.id), name, 'array.html')),
    ) ?? '';
  expect(html).toMatch(new RegExp(`rel="?canonical"? href="?[^" >]*/docs/manual/latest/api/${library}/array`));
  expect(html).not.toContain('core/array?missing');
});
