import {trusted} from '@site/src/kit/core/html';
import {parseDocs, renderDocs, type DocsPlace} from '@site/src/api/core/docs/render';
import {createHeadingIds} from '@site/src/kit/core/heading-ids';

const place: Omit<DocsPlace, 'headingId'> = {
  highestHeading: 3,
  nameAddress: (name) => (['map', 'Array.map'].includes(name) ? '/api/array#map' : undefined),
  linkAddress: (url) => ({'#keep': '/api/array#keep', 'https://own.org/object': '/object'})[url],
  codeBlock: (language, code) => trusted(`[${language}|${code}]`),
};
const html = (markdown: string): string =>
  String(renderDocs(parseDocs(markdown, 'markdown'), {...place, headingId: createHeadingIds(['b'], 'map')}));

test.each([
  [
    'raw HTML is text',
    'a <b>c</b>\n\n<script>x</script>',
    '<p>a &lt;b&gt;c&lt;/b&gt;</p>&lt;script&gt;x&lt;/script&gt;',
  ],
  ['so is MDX', 'a {x} <T>\n\nimport x', '<p>a {x} &lt;T&gt;</p><p>import x</p>'],
  ['styles', '**a** *b* ~~c~~ `d<e>`', '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d&lt;e&gt;</code></p>'],
  [
    'headings rank below the items’ headings, without a gap',
    '# A\n\n## B\n\n##### C',
    '<h3 id="map-a">A</h3><h4 id="map-b">B</h4><h5 id="map-c">C</h5>',
  ],
  [
    'headings of one name have ids of their own',
    '# A b!\n\n# A b',
    '<h3 id="map-a-b">A b!</h3><h3 id="map-a-b-1">A b</h3>',
  ],
  [
    'a heading that only announces an example is dropped',
    '## Examples\n\n```rescript\nx\n```\n\n## Example',
    '[rescript|x]<h3 id="map-example">Example</h3>',
  ],
  [
    'empty links lead to the item they name',
    '[`map`]() and [`gone`]()',
    '<p><a href="/api/array#map"><code>map</code></a> and <code>gone</code></p>',
  ],
  [
    'full names are links',
    '`Array.map` but not `map`',
    '<p><a href="/api/array#map"><code>Array.map</code></a> but not <code>map</code></p>',
  ],
  ['links inside the reference', '[a](#keep) [b](nowhere.mdx)', '<p><a href="/api/array#keep">a</a> b</p>'],
  [
    'links to other sites, without nested links',
    '[`Array.map`](https://x.org/?a=1&b=2)',
    '<p><a href="https://x.org/?a=1&amp;b=2" target="_blank" rel="noopener"><code>Array.map</code></a></p>',
  ],
  ['links to this site by its address', '[a](https://own.org/object)', '<p><a href="/object">a</a></p>'],
  ['a link that would run code becomes text', '[x](javascript:alert(1))', '<p>x</p>'],
  ['lists', '- a\n- b\n\n3. c', '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>'],
  ['loose lists', '- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['the rest', '> a\\\n> b\n\n---\n\n![alt](x.png)', '<blockquote><p>a<br>b</p></blockquote><hr><p>alt</p>'],
])('%s', (_name, markdown, expected) => expect(html(markdown)).toBe(expected));

test('tables with and without a header', () => {
  expect(html('| a |\n| - |\n| `b` |')).toBe(
    '<table tabindex="0"><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>b</code></td></tr></tbody></table>',
  );
  expect(html('|  |\n| - |\n| b |')).toBe('<table tabindex="0"><tbody><tr><td>b</td></tr></tbody></table>');
});

test('headings of a module’s comment come after the page’s title', () => {
  const module = {...place, highestHeading: 2, headingId: createHeadingIds()} as const;
  expect(String(renderDocs(parseDocs('### A\n\n#### B', 'markdown'), module))).toBe(
    '<h2 id="a">A</h2><h3 id="b">B</h3>',
  );
});

test('comments for ocamldoc', () => {
  expect(String(renderDocs(parseDocs('[x] {!map}', 'ocamldoc'), {...place, headingId: createHeadingIds()}))).toBe(
    '<p><code>x</code> <a href="/api/array#map"><code>map</code></a></p>',
  );
});
