/** @jest-environment node */
import {missingPage} from '../../../../src/lib/offline/missing-page';
import {assetsOf, partOf, partOfAsset} from '../../../../src/lib/offline/parts';

const segments = {'v11.0.0': 'latest', 'v10.0.0': 'v10.0.0'};

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
  ['/runtime/12/a.js', 'playground'],
  ['/playground-frame.html', 'playground'],
  ['/videos/fast-build.mp4', undefined],
  ['/docs/manual/latest/record.md', undefined],
  ['/docs/manual/latest/llms.txt', undefined],
  ['/assets/js/a.js.br', undefined],
  ['/404', undefined],
  ['/service-worker.js', undefined],
])('%s belongs to %s', (address, part) => expect(partOf(address, segments)).toBe(part));

test('an asset belongs to the page it is the script of, or to the part that alone names it, else to all', () => {
  expect(partOfAsset('JSON.parse(\'{"id":"record","permalink":"/docs/react/next/record"}\')', undefined, segments)).toBe('react-next');
  expect(partOfAsset('{"permalink":"/blog/a"}', new Set(['manual-latest']), segments)).toBe('shared');
  expect(partOfAsset('', new Set(['manual-latest']), segments)).toBe('manual-latest');
  expect(partOfAsset('', new Set(['manual-latest', 'react-next']), segments)).toBe('shared');
  expect(partOfAsset('', undefined, segments)).toBe('shared');
});

test('assets are read from quoted and bare attributes, below the base URL alone', () => {
  const html = '<link rel=stylesheet href=/x/assets/css/a.css><script src="/x/assets/js/b.js" defer></script><a href=/assets/c.js><img src=/x/img/d.svg>';
  expect(assetsOf(html, '/x/')).toEqual(['/assets/css/a.css', '/assets/js/b.js']);
});

test('the document for a missing page names what is stored, escaped, and needs no script', () => {
  const html = missingPage('/x/', [{id: 'manual-latest', kind: 'manual', label: 'v11 <latest>', start: '/x/docs'}]);
  expect(html).toContain('<a href="/x/docs">Language manual and API v11 &lt;latest&gt;</a>');
  expect(html).toContain('href="/x/offline"');
  expect(html).not.toContain('<script');
});
