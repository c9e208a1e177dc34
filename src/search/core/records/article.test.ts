import {readAbout, readArticle} from './article';

const text = (value: string, anchor?: string) => ({kind: 'text', text: value, anchor});
const heading = (level: number, value: string, anchor?: string) => ({kind: 'heading', level, text: value, anchor});

test('a minified page yields headings and texts in order', () => {
  const html = `<!doctype html><html><body><nav>Menu</nav><main><article class=markdown><nav>Docs</nav><h1>Pipe</h1><p>The pipe <code>-></code> is a call: <a href=/x>see</a>.
<ul><li>One<ul><li>Inside</ul><li>Two</ul><h2 id=more><a href=#more>More</a></h2><div class="theme-admonition"><div class=admonitionHeading_x>tip</div><p>Good</div></article></main></body></html>`;
  expect(readArticle(html).blocks).toEqual([
    heading(1, 'Pipe'),
    text('The pipe -> is a call: see.'),
    text('One'),
    text('Inside'),
    text('Two'),
    heading(2, 'More', 'more'),
    text('Good'),
  ]);
});

test("rows are read across and keep their own anchors; table headers aren't rows", () => {
  const html =
    '<article><h1>Warnings</h1><table><thead><tr><th>Number<th>Meaning<tbody><tr id=warning-1><th scope=row>1<td>A comment mark<tr><td>a<td></table></article>';
  expect(readArticle(html).blocks).toEqual([
    heading(1, 'Warnings'),
    text('1 · A comment mark', 'warning-1'),
    text('a'),
  ]);
});

test('a page about a message of the compiler has the message as its title, its name, and other messages', () => {
  const html =
    '<article><h1>Not in scope</h1><p class=page-message><code lang=en>The value … is lost</code><p>Why<h2 id=messages>Versions</h2><div class=messages><figure><figcaption>v8</figcaption><pre class="msg error">Unbound value <b>x</b></pre></figure></div></article>';
  expect(readArticle(html).blocks).toEqual([
    {...heading(1, 'The value … is lost'), alias: 'Not in scope'},
    text('Why'),
    heading(2, 'Versions', 'messages'),
    {kind: 'message', text: 'Unbound value x'},
  ]);
});

test('the exercises of a page are found by their common heading', () => {
  const html =
    '<article><h2 id=exercises>Exercises</h2><section class=exercise><h3 id=add>Add up</h3><p>Do it.<details>Solution</details></section><p>Kept</article>';
  expect(readArticle(html).blocks).toEqual([heading(2, 'Exercises', 'exercises'), text('Kept')]);
});

test('code, buttons and repeated content are omitted', () => {
  const html =
    '<article><h1>A</h1><figure class=code><button>Copy</button><pre>let a = 1</pre></figure><p class=modules-title>Modules<ul class=modules><li>Array</ul><section class=lookup-manual><h2 id=in-the-manual>In the manual</h2><p>v12</section><details><summary>old</summary>x</details><p>Kept</article>';
  expect(readArticle(html).blocks).toEqual([heading(1, 'A'), text('Kept')]);
});

test('an API item has its signature and its deprecation', () => {
  const html =
    "<article><h1>Array</h1><div class=api><div class=items><section><h2 id=map><a href=#map>map</a></h2><p class=facts>value · since v11<pre><code>let <b>map</b>: (array&lt;'a>, 'a => 'b) => array&lt;'b></code></pre><p class=deprecated><strong>Deprecated.</strong> Use <code>other</code>.<p>Maps.</section></div></div></article>";
  expect(readArticle(html).blocks).toEqual([
    heading(1, 'Array'),
    heading(2, 'map', 'map'),
    {kind: 'signature', text: "let map: (array<'a>, 'a => 'b) => array<'b>"},
    {...text('Deprecated. Use other.'), deprecated: true},
    text('Maps.'),
  ]);
});

test('definitions with an id are headings; a post’s header only contributes the title', () => {
  const html =
    '<article><header><h1>News</h1><div><time>Today</time> · 6 min read</div></header><dl><dt id=sources.dir><code>sources.dir</code><dd>Where</dl></article>';
  expect(readArticle(html).blocks).toEqual([
    heading(1, 'News'),
    heading(6, 'sources.dir', 'sources.dir'),
    text('Where'),
  ]);
});

test('without an article, the main element is read, except for its footer and the related pages; without both, nothing is', () => {
  const html =
    '<main class=lookup><h1><code>-></code> <span>Pipe</span></h1><p>Passes a value.<section aria-labelledby=see-also><h2 id=see-also>See also</h2><ul><li>Other</ul></section><footer>Edit</footer></main>';
  expect(readArticle(html).blocks).toEqual([heading(1, '-> Pipe'), text('Passes a value.')]);
  expect(readArticle('<p>Nothing</p>')).toEqual({blocks: [], links: []});
});

test('links to places of the site are read with what they call them; an entry of the lookup is what its places are about', () => {
  const html =
    '<article><h1>A</h1><h2 id=b><a href=#b>B</a></h2><p>See <a href="/docs/x#y"><code>y</code> fields</a>, <a href=#b>above</a> and <a href="https://example.org">more</a>.<table><tr><td><a href=/z>zebra</a></table><figure><a href=/try>Try</a></figure><section class=lookup-manual><ul><li><a href=/docs/w>W</a></ul></section></article>';
  expect(readArticle(html).links).toEqual([
    {to: '/docs/x#y', text: 'y fields'},
    {to: '#b', text: 'above'},
    {to: '/z', text: 'zebra'},
    {to: '/docs/w', text: ''},
  ]);
});

const common = {summary: 'The site', keywords: 'site, docs'};
const pageWith = (description: string, keywords: string): string =>
  `<!doctype html><html><head><title>x</title><meta data-rh=true name=description content="${description}"/><meta data-rh=true name=keywords content="${keywords}"/></head><body><p>text`;

test('a page is found by its description and its keywords', () => {
  expect(readAbout(pageWith('Chain calls &amp; pipes.', 'chaining,  thread first,'), common)).toEqual({
    summary: 'Chain calls & pipes.',
    keywords: ['chaining', 'thread first'],
  });
});

test('what every page has says nothing about one', () => {
  expect(readAbout(pageWith('The site', 'site, docs'), common)).toEqual({summary: '', keywords: []});
  expect(readAbout('<html><head></head>', common)).toEqual({summary: '', keywords: []});
});
