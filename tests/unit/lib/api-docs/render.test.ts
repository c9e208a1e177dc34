import {docsSyntax, parseDocs} from '@site/src/lib/api-docs/parse';
import {renderDocs, type DocsPlace} from '@site/src/lib/api-docs/render';

const place: DocsPlace = {
  nameAddress: (name) => (['map', 'Array.map'].includes(name) ? '/api/array#map' : undefined),
  linkAddress: (url) => (url === '#keep' ? '/api/array#keep' : undefined),
  codeBlock: (language, code) => `[${language}|${code}]`,
};
const html = (markdown: string): string => renderDocs(parseDocs(markdown, 'markdown'), place);

test.each([
  ['raw HTML is text', 'a <b>c</b>\n\n<script>x</script>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>&lt;script&gt;x&lt;/script&gt;'],
  ['so is MDX', 'a {x} <T>\n\nimport x', '<p>a {x} &lt;T&gt;</p><p>import x</p>'],
  ['styles', '**a** *b* ~~c~~ `d<e>`', '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d&lt;e&gt;</code></p>'],
  ['headings rank below those of items', '# A\n\n## B\n\n##### C', '<h3>A</h3><h3>B</h3><h6>C</h6>'],
  ['the announcement of an example goes', '## Examples\n\n```rescript\nx\n```\n\n## Example', '[rescript|x]<h3>Example</h3>'],
  ['empty links lead to what they name', '[`map`]() and [`gone`]()', '<p><a href="/api/array#map"><code>map</code></a> and <code>gone</code></p>'],
  ['full names are links', '`Array.map` but not `map`', '<p><a href="/api/array#map"><code>Array.map</code></a> but not <code>map</code></p>'],
  ['links inside the reference', '[a](#keep) [b](nowhere.mdx)', '<p><a href="/api/array#keep">a</a> b</p>'],
  ['links elsewhere, without links inside', '[`Array.map`](https://x.org/?a=1&b=2)', '<p><a href="https://x.org/?a=1&amp;b=2" target="_blank" rel="noopener"><code>Array.map</code></a></p>'],
  ['a link that would run code is none', '[x](javascript:alert(1))', '<p>x</p>'],
  ['lists', '- a\n- b\n\n3. c', '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>'],
  ['loose lists', '- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['the rest', '> a\\\n> b\n\n---\n\n![alt](x.png)', '<blockquote><p>a<br>b</p></blockquote><hr><p>alt</p>'],
])('%s', (_name, markdown, expected) => expect(html(markdown)).toBe(expected));

test('tables with and without head', () => {
  expect(html('| a |\n| - |\n| `b` |')).toBe('<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>b</code></td></tr></tbody></table>');
  expect(html('|  |\n| - |\n| b |')).toBe('<table><tbody><tr><td>b</td></tr></tbody></table>');
});

test('the oldest version writes ocamldoc', () => {
  expect(docsSyntax('v8.0.0')).toBe('ocamldoc');
  expect(docsSyntax('v9.0.0')).toBe('markdown');
  expect(renderDocs(parseDocs('[x] {!map}', 'ocamldoc'), place)).toBe('<p><code>x</code> <a href="/api/array#map"><code>map</code></a></p>');
});
