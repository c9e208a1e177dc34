import {editionOf, createLibrary} from '@site/src/api/core/docs/library';
import {pagesOf} from '@site/src/api/core/docs/pages';
import {library, libraryOptions} from '../../../../tests/support/small-library';

const page = (version: string, slug: string) =>
  pagesOf(library, editionOf(library, version)).find((entry) => entry.slug === slug)!;
const sections = (version: string, slug: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...page(version, slug)
        .render()
        .html.matchAll(/<section><h2 id="([^"]*)">.*?<\/section>/g),
    ].map(([html, id = '']) => [id, html]),
  );

test("a translator's words are text", () => {
  const french = createLibrary({
    ...libraryOptions,
    labels: {...libraryOptions.labels, deprecated: 'Obsolète <depuis> "v12" & plus'},
  });
  const {html} = pagesOf(french, editionOf(french, 'v12.0.0'))
    .find(({slug}) => slug === 'stdlib/array')!
    .render();
  expect(html).toContain('<strong>Obsolète &lt;depuis&gt; &quot;v12&quot; &amp; plus</strong>');
});

describe('an item', () => {
  const items = sections('v12.0.0', 'stdlib/array');

  test('types come first, `t` before the others, then values by name', () => {
    expect([...items.keys()]).toEqual(['t', 'options', 'plus', 'length', 'map']);
    expect(page('v12.0.0', 'stdlib/array').render().toc).toEqual([
      {anchor: 't', name: 't'},
      {anchor: 'options', name: 'options'},
      {anchor: 'plus', name: '+'},
      {anchor: 'length', name: 'length'},
      {anchor: 'map', name: 'map'},
    ]);
  });

  test('types are links: by hash on the same page, by address elsewhere, and to the documenting module for built-in types', () => {
    expect(items.get('map')).toContain(
      `<code><span class="k">let</span> <b>map</b>: (array&lt;<span class="t">'a</span>>, <span class="t">'a</span> => <span class="t">'b</span>) => <a href="#t">t</a>&lt;<span class="t">'b</span>></code>`,
    );
    expect(sections('v12.0.0', 'stdlib').get('settimeout')).toContain(
      '<span class="k">let</span> <b>setTimeout</b>: (unit => unit, int) => unit',
    );
    expect(sections('v12.0.0', 'js/array-2').get('map')).toContain(
      `<a href="/v12/stdlib/array">array</a>&lt;<span class="t">'a</span>>`,
    );
  });

  test('comments: names, hashes, examples', () => {
    expect(items.get('map')).toContain(
      '<p>Maps, see <a href="#length"><code>Array.length</code></a>, <a href="#length"><code>length</code></a> and <a href="#length">here</a>.</p>[v12.0.0 res: Array.map([1], x => x)]',
    );
  });

  test('facts, with a link to the source if it is known', () => {
    expect(items.get('t')).toContain(
      'type · since v12 · <a href="https://example.org/runtime/Stdlib_Array.resi#L9" target="_blank" rel="noopener">Source</a>',
    );
    expect(items.get('plus')).toContain('<p class="facts">value · since v12</p>');
  });

  test('deprecations, of items and of fields', () => {
    expect(items.get('length')).toContain(
      '<p class="deprecated"><strong>Deprecated.</strong> Use <a href="#map"><code>map</code></a> instead</p>',
    );
    expect(items.get('options')).toContain(
      '<dl><dt><code>deep</code></dt><dd><p class="deprecated"><strong>Deprecated.</strong> Use <a href="#t"><code>t</code></a></p><p>All of it.</p></dd></dl>',
    );
    expect(sections('v10.0.0', 'js/array-2').get('gone')).toContain(
      'Use = <a href="#map"><code>map</code></a> directly',
    );
  });

  test('across versions: removed, renamed, documentation from a later version', () => {
    const old = sections('v10.0.0', 'js/array-2');
    expect(old.get('gone')).toContain('value · since v10 · removed in v12');
    expect(old.get('map')).toContain('Now <a href="/v12/stdlib/array#map"><code>Array.map</code></a> in v12');
    expect(page('v10.0.0', 'js/array-2').render().html).toContain(
      `<p>Bindings.</p><p class="borrowed">Text from v12</p>`,
    );
  });

  test('a changed type', () => {
    expect(sections('v12.0.0', 'dom').get('element')).toContain(
      '<summary>signature changed in v12</summary><dl><dt>before v12</dt><dd><pre tabindex="0"><code>type element</code></pre></dd></dl>',
    );
    expect(sections('v10.0.0', 'dom').get('element')).toContain(
      '<dt>in v12</dt><dd><pre tabindex="0"><code>type element = _node</code></pre>',
    );
  });
});

describe('a module', () => {
  test('lists its modules with their descriptions', () => {
    expect(page('v12.0.0', 'stdlib').render().html).toContain(
      '<ul class="modules"><li><a href="/v12/stdlib/array"><code>Array</code></a> A mutable array.</li><li><a href="/v12/stdlib/console"><code>Console</code></a></li></ul>',
    );
  });

  test('has a one-sentence description', () => {
    expect(page('v12.0.0', 'stdlib/array').description).toBe('A mutable array.');
    expect(page('v12.0.0', 'belt/hash-map-int').description).toBe(
      'Types and functions of the Belt.HashMap.Int module in ReScript v12.',
    );
  });

  test('lists its other names', () => {
    expect(page('v10.0.0', 'js/old').render().html).toContain('<p>Also available as <code>Js.Second</code>.</p>');
  });

  test('internal types are not shown', () => {
    expect(page('v12.0.0', 'dom').render().toc).toEqual([{anchor: 'element', name: 'element'}]);
  });
});

describe('pages about all libraries', () => {
  test('the overview of a version with a standard library', () => {
    const {html, toc} = page('v12.0.0', '').render();
    expect(toc.map(({name}) => name)).toEqual([
      'Standard library',
      'Additional libraries',
      'Legacy modules',
      'Changes',
    ]);
    expect(html).toContain('<a href="/v12/stdlib"><code>Stdlib</code></a>');
    expect(html).toContain('<small>3 modules, 7 types and values.</small>');
  });

  test('the overview of earlier versions has three modules', () => {
    expect(
      page('v10.0.0', '')
        .render()
        .toc.map(({name}) => name),
    ).toEqual(['Js Module', 'Belt Stdlib', 'Dom Module', 'Changes']);
  });

  test('what changed', () => {
    const {html, toc} = page('v12.0.0', 'changes').render();
    expect(toc.map(({anchor}) => anchor)).toEqual(['new', 'removed', 'changed', 'deprecated']);
    expect(html).toContain('From v10 to v12: 8 new names, 2 removed, 1 with a different type, and 2 newly deprecated.');
    expect(html).toContain('<a href="/v12/stdlib/array"><code>Array</code></a> (the whole module, 5 items)');
    expect(html).toContain(
      '<li><a href="/v10/js/array-2"><code>Js.Array2</code></a>: <a href="/v10/js/array-2#gone"><code>gone</code></a></li>',
    );
    expect(html).toContain('<li><a href="/v12/stdlib/array"><code>Array</code></a> (1 item)</li>');
    expect(html).toContain('<del>type element</del>\n<ins>type element = _node</ins>');
  });

  test('a version without data is an error', () => {
    expect(() => editionOf(library, 'v7.0.0')).toThrow('v7.0.0');
  });

  test('the oldest version has nothing to compare with', () => {
    expect(page('v10.0.0', 'changes').render()).toMatchObject({toc: []});
    expect(page('v10.0.0', 'changes').render().html).toContain('v10 is the oldest version');
  });

  test('Belt.Debug says what to use instead', () => {
    expect(page('v12.0.0', 'belt/debug').render().html).toContain(
      'Use <a href="/v12/stdlib/console#log"><code>Console.log</code></a>',
    );
    expect(page('v10.0.0', 'belt/debug').render().html).toContain('<code>Js.log</code>');
  });
});
