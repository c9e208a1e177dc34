/** @jest-environment jsdom */
import {currentAnchor} from '@site/src/api/browser/api-anchors';

beforeEach(() => {
  document.body.innerHTML = `<div class="api">
    <section><h2 id="t">t</h2><pre>type t</pre></section>
    <section><h2 id="comparable">comparable</h2><pre>type comparable</pre></section>
    <section><h2 id="comparable-1">comparable</h2><pre>let comparable: int</pre></section>
    <section><h2 id="mapwithindex">mapWithIndex</h2><pre>let mapWithIndex: int</pre></section>
  </div>`;
});

test.each([
  ['#value-mapWithIndex', 'mapwithindex'],
  ['#type-t', 't'],
  ['#value-t', 't'],
  ['#type-comparable', 'comparable'],
  ['#value-comparable', 'comparable-1'],
  ['#value-gone', undefined],
  ['#mapwithindex', undefined],
  ['#value-%', undefined],
  ['', undefined],
])('%s leads to %s', (hash, anchor) => expect(currentAnchor(document, hash)).toBe(anchor));

test('an anchor that exists on the page is kept', () => {
  document.body.innerHTML += '<p id="value-t"></p>';
  expect(currentAnchor(document, '#value-t')).toBeUndefined();
});
