/** The built pages of the API reference. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {findVersion, versionLines} from '@site/src/config/versions';
import {isPublicModule} from '@site/src/api/core/model/model';
import {apiServiceOf} from '@site/src/api/build/service';

const KB = 1024;
const root = path.resolve('build');
const folderOf = (version: string): string =>
  path.join(root, 'docs/manual', findVersion(versionLines.api, version)?.path ?? '', 'api');
const weigh = (text: string): number => zlib.gzipSync(text, {level: 9}).length;

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

test('the largest page has at most 40 KB', () => {
  const html = fs.readFileSync(path.join(folderOf('v12.0.0'), 'stdlib/array.html'), 'utf8');
  expect(html).toContain('findlastindexwithindex');
  expect(weigh(html)).toBeLessThanOrEqual(40 * KB);
});

// There is nothing else to load: before, a script with the page's data came on top of 10 KB of HTML.
test('nine pages in ten of every version have at most 10.9 KB of HTML, and none more than 20 KB', () => {
  const versions = service.versions.map((version) => ({
    version,
    weights: fs
      .readdirSync(folderOf(version), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html') && !file.endsWith('index.html'))
      .map((file) => fs.readFileSync(path.join(folderOf(version), file), 'utf8'))
      .filter((html) => !html.includes('http-equiv="refresh"'))
      .map(weigh)
      .sort((a, b) => a - b),
  }));
  expect(versions.filter(({weights}) => weights.length < 90)).toEqual([]);
  expect(versions.filter(({weights}) => weights[Math.floor(weights.length * 0.9)]! > 10.9 * KB)).toEqual([]);
  expect(versions.filter(({weights}) => weights.at(-1)! > 20 * KB)).toEqual([]);
});

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
