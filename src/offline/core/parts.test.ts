import {missingPage} from './missing-page';
import {assetsOf, examplesPartOf, partOf, partOfAsset} from './parts';

const layout = {segments: {'v11.0.0': 'latest', 'v10.0.0': 'v10.0.0'}, bundles: '/playground-bundles/'};

test.each([
  ['/', 'shared'],
  ['/blog/a-post', 'shared'],
  ['/docs/manual/latest/record', 'manual-latest'],
  ['/docs/manual/v10.0.0/api', 'manual-v10.0.0'],
  ['/docs/react/next/llms', 'react-next'],
  ['/search-index/v11.0.0.12ab.bin', 'manual-latest'],
  ['/search-index/shared.12ab.bin', 'shared'],
  ['/search-index/manifest.json', 'shared'],
  ['/try', 'playground'],
  ['/try/embed', 'playground'],
  ['/runtime/12/a.js', 'playground'],
  ['/playground-frame.html', 'playground'],
  ['/playground-bundles/playground-bundles/versions.json', 'playground'],
  ['/playground-bundles/v12.1.0/@rescript/react/cmij.js', 'compiler-v12.1.0'],
  ['/videos/fast-build.mp4', undefined],
  ['/docs/manual/latest/record.md', undefined],
  ['/docs/manual/latest/llms.txt', undefined],
  ['/404', undefined],
  ['/service-worker.js', undefined],
])('%s belongs to %s', (address, part) => expect(partOf(address, layout)).toBe(part));

test.each([
  ['/runtime/v11.0.0/11.1.4-12ab/std/array.js', 'manual-latest'],
  ['/runtime/vendor/19.2.0-12ab/react.js', 'shared'],
  ['/playground-frame.html', 'shared'],
  ['/runtime/v1.0.0/1/std/array.js', undefined],
  ['/try', undefined],
])('%s is also needed by the examples of %s', (address, part) => expect(examplesPartOf(address, layout)).toBe(part));

test('an asset belongs to the page whose script it is, or to the only part that uses it, otherwise to the shared part', () => {
  expect(partOfAsset('JSON.parse(\'{"id":"record","permalink":"/docs/react/next/record"}\')', undefined, layout)).toBe(
    'react-next',
  );
  expect(partOfAsset('{"permalink":"/blog/a"}', new Set(['manual-latest']), layout)).toBe('shared');
  expect(partOfAsset('', new Set(['manual-latest']), layout)).toBe('manual-latest');
  expect(partOfAsset('', new Set(['manual-latest', 'react-next']), layout)).toBe('shared');
  expect(partOfAsset('', undefined, layout)).toBe('shared');
});

test('assets are found in quoted and unquoted attributes, but only below the base URL', () => {
  const html =
    '<link rel=stylesheet href=/x/assets/css/a.css><script src="/x/assets/js/b.js" defer></script><a href=/assets/c.js><img src=/x/img/d.svg>';
  expect(assetsOf(html, '/x/')).toEqual(['/assets/css/a.css', '/assets/js/b.js']);
});

test('bundles in a folder with a different name are parts of their own, too', () => {
  const elsewhere = {...layout, bundles: '/compilers/'};
  expect(
    ['/compilers/v12.1.0/compiler.js', '/playground-bundles/v12.1.0/compiler.js'].map((address) =>
      partOf(address, elsewhere),
    ),
  ).toEqual(['compiler-v12.1.0', 'shared']);
});

test('the document for a missing page lists the stored parts in the reader’s language, escaped and without a script', () => {
  const words = {language: 'ar', direction: 'rtl', site: 'R&D', title: 'a < b', body: 'c > d', link: '"e"'};
  const html = missingPage('/x/', {
    words,
    parts: [
      {id: 'manual-latest', kind: 'manual', name: 'Manual v11 <latest>', start: '/x/docs'},
      {id: 'compiler-v12.1.0', kind: 'compiler', name: 'Compiler', start: '/x/try'},
    ],
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<title>a &lt; b | R&amp;D</title>');
  expect(html).toContain('<li><a href="/x/docs">Manual v11 &lt;latest&gt;</a></li></ul>');
  expect(html).toContain('<a href="/x/offline">&quot;e&quot;</a>');
  expect(html).not.toContain('<script');
});
