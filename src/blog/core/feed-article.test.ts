import {renderCodeBlock} from '../../examples/core/block/render';
import {ENGLISH_LABELS} from '../../examples/core/block/labels';
import {feedArticle} from './feed-article';

const POST = 'https://rescript-lang.org/blog/weather';
const block = (over: Partial<Parameters<typeof renderCodeBlock>[0]> = {}): string =>
  `<figure class="code">${String(
    renderCodeBlock(
      {
        id: 'c1',
        panes: [
          {
            tab: {value: 'res', label: 'ReScript'},
            html: '<span class="k">let</span> rain = <mark><span class="n">4</span></mark>',
          },
          {tab: {value: 'js', label: 'JavaScript'}, html: '<span class="k">let</span> rain = 4;'},
        ],
        playground: {address: '/try?version=v12.0.0', pane: 'res', source: 'let a = "<"'},
        ...over,
      },
      ENGLISH_LABELS,
    ),
  )}</figure>`;

describe('a code block of a feed', () => {
  test('is its first pane, without tabs, buttons, colors or other languages', () => {
    expect(feedArticle(block(), POST)).toBe('<figure><pre><code>let rain = <mark>4</mark></code></pre></figure>');
  });
  test('keeps its caption and the compiler’s message', () => {
    expect(feedArticle(block({title: 'Rain.res', message: {kind: 'error', text: 'a < b'}}), POST)).toBe(
      '<figure><figcaption>Rain.res</figcaption><pre><code>let rain = <mark>4</mark></code></pre><pre>a &lt; b</pre></figure>',
    );
  });
  test('with a single pane has no language label', () => {
    expect(feedArticle(block({panes: [{tab: {value: 'res', label: 'ReScript'}, html: 'let rain = 4'}]}), POST)).toBe(
      '<figure><pre><code>let rain = 4</code></pre></figure>',
    );
  });
});

describe('the text of a feed', () => {
  test('has no links to its own headings, no comments and no site-specific attributes', () => {
    const heading =
      '<h2 id="rain"><a href="#rain"><code>rain</code> here</a></h2><!-- --><p class="x" style="color:red" onclick="x()">It rains.</p>';
    expect(feedArticle(heading, POST)).toBe('<h2><code>rain</code> here</h2><p>It rains.</p>');
  });
  test('only has absolute URLs', () => {
    const text =
      '<p><a href="/try" target="_blank" rel="noopener">a</a><a href="record#x">b</a><a href="https://nodejs.org/api">c</a><a href="#d">d</a><img src="/img/e.png" alt="e" srcset="/img/e.png 1x, e2.png 2x"></p>';
    expect(feedArticle(text, POST)).toBe(
      '<p><a href="https://rescript-lang.org/try">a</a><a href="https://rescript-lang.org/blog/record#x">b</a><a href="https://nodejs.org/api">c</a>' +
        '<a href="https://rescript-lang.org/blog/weather#d">d</a><img src="https://rescript-lang.org/img/e.png" alt="e" srcset="https://rescript-lang.org/img/e.png 1x, https://rescript-lang.org/blog/e2.png 2x"></p>',
    );
  });
  test('keeps tables and lists, and removes scripts and forms', () => {
    const text =
      '<table><tbody><tr><th scope="col" class="n" colspan="2">Map</th></tr></tbody></table><ol start="3"><li>c</li></ol><script>x()</script><style>p{}</style><button>Go</button><svg><path d="M0 0"></path></svg>';
    expect(feedArticle(text, POST)).toBe(
      '<table><tbody><tr><th scope="col" colspan="2">Map</th></tr></tbody></table><ol start="3"><li>c</li></ol>',
    );
  });
});
