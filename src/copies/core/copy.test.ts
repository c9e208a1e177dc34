import {fromMarkdown} from 'mdast-util-from-markdown';
import {englishWords} from '../../kit/core/built-component/built-component';
import {ENGLISH_LABELS} from '../../examples/core/block/labels';
import {renderCodeBlock, type CodeBlock} from '../../examples/core/block/render';
import {html} from '../../kit/core/html';
import {pageCopy, copyText, withoutExamples, type MarkdownCopy} from './copy';
import {COPY_WORDS} from './words';

function copyOf(main: string, more: {readonly bareLanguage?: string; readonly list?: string} = {}): MarkdownCopy {
  const html = `<!doctype html><html><head><title>Fallback</title><meta name=description content="What it is &amp; more"></head><body><nav>Menu</nav><main class=docs-main>${main}</main><footer>End</footer></body></html>`;
  return pageCopy(html, {
    origin: 'https://example.org',
    page: '/docs/record',
    copyOf: (page) => `${page}.md`,
    words: englishWords(COPY_WORDS),
    ...more,
  })!;
}

/** The text after the lines about the page. */
const bodyOf = (main: string, more?: {readonly bareLanguage?: string}): string =>
  copyText(copyOf(main, more).tree).split('\n').slice(4).join('\n');

const figure = (block: Partial<CodeBlock>): string =>
  `<figure class=code>${String(renderCodeBlock({id: 'c1', panes: [], ...block}, ENGLISH_LABELS))}</figure>`;

const EXAMPLE: Partial<CodeBlock> = {
  title: 'Cart.res',
  panes: [
    {
      html: String(html`${'let a = 1\n\n  let b = `x ${c}` < 2\n// ``` *kept* _as_ it is'}`),
      tab: {value: 'res', label: 'ReScript'},
    },
    {html: 'var a = <b>1</b>;', tab: {value: 'js', label: 'JavaScript'}},
  ],
  playground: {address: '/try', pane: 'res'},
  worksIn: [{version: 'v12', result: 'same'}],
};

test('starts with the title, the page’s address, and its version’s list', () => {
  const copy = copyOf(
    '<div class=docs-head><nav>Crumbs</nav><button>Copy page</button></div><article><h1>Record <code>{}</code></h1><p>Text</article>',
    {list: '/docs/llms.txt'},
  );
  expect(copy.title).toBe('Record {}');
  expect(copy.description).toBe('What it is & more');
  expect(copyText(copy.tree)).toBe(
    '# Record {}\n\nWeb page: <https://example.org/docs/record> · All pages: <https://example.org/docs/llms.txt>\n\nText\n',
  );
});

test('a page without a main element has no copy, and one without a heading uses the document’s title', () => {
  expect(
    pageCopy('<html><head></head><body>Redirect</body></html>', {
      origin: 'https://example.org',
      page: '/',
      copyOf: () => undefined,
      words: englishWords(COPY_WORDS),
    }),
  ).toBeUndefined();
  expect(copyOf('<p>x</p>').title).toBe('Fallback');
});

test('an example is a fence with its title, then its output and versions; code is unchanged', () => {
  const text = bodyOf(figure(EXAMPLE));
  expect(text).toBe(
    [
      '**Cart.res**',
      '````res\nlet a = 1\n\n  let b = `x ${c}` < 2\n// ``` *kept* _as_ it is\n````',
      'JavaScript output:',
      '```js\nvar a = 1;\n```',
      'Compiles in v12 ✓\n',
    ].join('\n\n'),
  );
  expect(fromMarkdown(text).children.map(({type}) => type)).toEqual([
    'paragraph',
    'code',
    'paragraph',
    'code',
    'paragraph',
  ]);
});

test('the compiler’s message follows the code', () => {
  const panes = [{html: 'let a', tab: {value: 'res' as const, label: 'ReScript'}}];
  expect(bodyOf(figure({panes, message: {kind: 'error', text: 'No <b>\n  here'}}))).toBe(
    '```res\nlet a\n```\n\nThe compiler stops with an error:\n\n```text\nNo <b>\n  here\n```\n',
  );
  expect(bodyOf(figure({panes, message: {kind: 'warning', text: 'w'}}))).toContain('The compiler warns:');
});

test('all tabs of a block are unrolled', () => {
  const panes = [
    {html: 'npm i x', tab: {value: 'npm' as const, label: 'npm'}},
    {html: 'yarn add x', tab: {value: 'yarn' as const, label: 'yarn'}},
  ];
  expect(bodyOf(figure({panes}))).toBe('npm:\n\n```sh\nnpm i x\n```\n\nyarn:\n\n```sh\nyarn add x\n```\n');
});

test('panes that have a title each keep it', () => {
  const pane = (name: string): string => `<pre aria-label=${name}><code>1</code></pre>`;
  const block = `<figure class=code><figcaption><span>Write</span><span>Compile</span></figcaption>${pane('A.res')}${pane('A.res.mjs')}</figure>`;
  expect(bodyOf(block)).toBe('**Write**\n\n```res\n1\n```\n\n**Compile**\n\n```js\n1\n```\n');
});

test('other code keeps its language; signatures have their page’s language', () => {
  expect(bodyOf(figure({panes: [{html: '{}', language: 'json'}]}))).toBe('```json\n{}\n```\n');
  expect(
    bodyOf("<h2 id=t><a href=#t>t</a></h2><pre><code>type <b>t</b>&lt;'a></code></pre>", {bareLanguage: 'res'}),
  ).toBe("## t\n\n```res\ntype t<'a>\n```\n");
});

test('callouts, banners, diagrams, videos and tables with captions become Markdown', () => {
  const text = bodyOf(
    '<aside class=version-banner>Old <!-- -->edition</aside>' +
      '<div class="theme-admonition theme-admonition-tip"><div><svg><path/></svg>tip</div><div><p>Do <code>x</code>.</p><p>Then y.</p></div></div>' +
      '<figure class=diagram><svg role=img><title>Steps</title><desc>First a.</desc><text>noise</text></svg><svg role=img><title>Steps</title></svg></figure>' +
      '<video aria-label="A build"><source src=/v.webm><source src=/v.mp4></video>' +
      '<div class=list-filter><input><p role=status></p></div><table><caption>All</caption><thead><tr><th>No<th>Why<tbody><tr><td>1<td>a | b</table>',
  );
  expect(text).toBe(
    [
      '> Old edition',
      '> **Tip**\n>\n> Do `x`.\n>\n> Then y.',
      '**Diagram: Steps.** First a.',
      '[Video: A build](https://example.org/v.mp4.md)',
      'All',
      '| No | Why |\n| - | - |\n| 1 | a \\| b |\n',
    ].join('\n\n'),
  );
});

test('no MDX or HTML remains, and special characters in the text are escaped', () => {
  const text = bodyOf(
    '<p>Write &lt;Cart /> or {x} or *y*. <span hidden>no</span><button>no</button></p><script>no()</script><template><p>no</p></template>',
  );
  expect(text).not.toContain('no');
  expect(fromMarkdown(text).children).toMatchObject([
    {type: 'paragraph', children: [{type: 'text', value: 'Write <Cart /> or {x} or *y*.'}]},
  ]);
});

const EXERCISE =
  '<section class=exercise><h3 id=add><a href=#add>Add up</a></h3><p>Do it.<div class=exercise-code>' +
  figure({panes: [{html: 'let a = 1', language: 'res'}]}) +
  '<div class=exercise-bar><button>Start editing</button></div></div><details><summary>Solution</summary>' +
  figure({panes: [{html: 'let a = 2', language: 'res'}]}) +
  '</details></section>';

test('an exercise is copied with its solution; a copy without examples leaves it out', () => {
  const {tree} = copyOf(`<h2 id=exercises>Exercises</h2>${EXERCISE}`);
  expect(copyText(tree).split('\n').slice(4).join('\n')).toBe(
    '## Exercises\n\n### Add up\n\nDo it.\n\n```res\nlet a = 1\n```\n\nSolution\n\n```res\nlet a = 2\n```\n',
  );
  expect(copyText(withoutExamples(tree)).split('\n').slice(4).join('\n')).toBe('## Exercises\n');
});

test('without examples, the text, settings and one package manager’s commands remain', () => {
  const managers = figure({
    panes: [
      {html: 'npm i', tab: {value: 'npm', label: 'npm'}},
      {html: 'yarn', tab: {value: 'yarn', label: 'yarn'}},
    ],
  });
  const {tree} = copyOf(
    `<p>Before</p>${figure(EXAMPLE)}<ul><li><p>In a list</p>${figure(EXAMPLE)}</li></ul>${managers}${figure({panes: [{html: '{}', language: 'json'}]})}`,
  );
  const small = copyText(withoutExamples(tree));
  expect(small).toContain('Before\n\n- In a list\n\nnpm:\n\n```sh\nnpm i\n```\n\n```json\n{}\n```');
  expect(small).not.toMatch(/yarn|Cart|Compiles/);
});
