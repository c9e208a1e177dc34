/**
 * A code block as HTML, made at build and complete without any script: tabs are radio inputs, the rest is
 * text. `src/css/code.css` draws it, `src/client/code-blocks.ts` makes it copy and remember.
 *
 *     <figcaption>Cart.res</figcaption>
 *     <div role="radiogroup"><label><input type="radio" …>ReScript</label>…</div>
 *     <a href="/try?…">Playground</a> <button type="button">Copy</button>
 *     <pre><code>…</code></pre> …one for each tab
 *     <pre class="msg">We've found a bug for you! …</pre>
 *     <p>Compiles in v11 ✓ v12 ✓</p>
 */
import {escapeHtml} from '../syntax/html';
import type {CodeBlockLabels} from './labels';
import {groupOf, type TabValue} from './tabs';

/** One way to see the block's code. */
export type Pane = {
  /** What the tab stands for, and what it says. Where it is the only one, it is a label. */
  readonly tab?: {readonly value: TabValue; readonly label: string};
  /** The language of code without a tab, for those who take the page apart. */
  readonly language?: string;
  /** Highlighted code, from `renderCode`. */
  readonly html: string;
};

export type CodeBlock = {
  /** Unlike that of any other block of the page: a letter, then letters and digits. */
  readonly id: string;
  readonly panes: readonly Pane[];
  readonly title?: string;
  /** What the compiler said about the code. */
  readonly message?: {readonly kind: 'error' | 'warning'; readonly text: string};
  readonly playground?: PlaygroundLink;
  /** In which versions the code compiles. */
  readonly worksIn?: WorksIn;
};

/**
 * The link to the playground. Compressed code does not compress again, and would be a fifth of a page's
 * bytes: so the address gets its code in the browser, from the pane that is there anyway.
 */
export type PlaygroundLink = {
  /** With version, without code. */
  readonly address: string;
  /** The tab whose pane is the source. */
  readonly pane: TabValue;
  /** Hidden code in front of the pane's. */
  readonly prelude?: string;
  /** The whole source, where it is not the pane's. */
  readonly source?: string;
};

/** Versions by what they make of an example, oldest first, as readers call them: `v11`. */
export type WorksIn = readonly {readonly version: string; readonly result: 'same' | 'other' | 'fails'}[];

/** The inside of a block's `<figure class="code">`. */
export function renderCodeBlock(block: CodeBlock, labels: CodeBlockLabels): string {
  return [
    block.title === undefined ? '' : `<figcaption>${escapeHtml(block.title)}</figcaption>`,
    renderTabs(block, labels),
    renderPlaygroundLink(block.playground, labels),
    `<button class="copy" type="button" data-done="${escapeHtml(labels.copied)}">${escapeHtml(labels.copy)}</button>`,
    ...block.panes.map(({html, tab, language}) => `<pre tabindex="0"><code${tab || !language ? '' : ` class="language-${escapeHtml(language)}"`}>${html}</code></pre>`),
    block.message ? `<pre class="msg ${block.message.kind}" tabindex="0">${escapeHtml(block.message.text)}</pre>` : '',
    renderWorksIn(block.worksIn, labels),
  ].join('');
}

function renderTabs({id, panes}: CodeBlock, labels: CodeBlockLabels): string {
  const tabs = panes.flatMap(({tab}) => (tab ? [tab] : []));
  const [first] = tabs;
  if (!first) return '';
  if (tabs.length === 1) return `<span class="lang">${escapeHtml(first.label)}</span>`;
  const name = groupOf(first.value) === 'package-manager' ? labels.packageManagers : labels.languages;
  const inputs = tabs.map(
    ({value, label}) => `<label><input type="radio" name="${id}" value="${value}"${value === first.value ? ' checked' : ''}>${escapeHtml(label)}</label>`,
  );
  return `<div class="tabs" role="radiogroup" aria-label="${escapeHtml(name)}">${inputs.join('')}</div>`;
}

function renderPlaygroundLink(link: PlaygroundLink | undefined, labels: CodeBlockLabels): string {
  if (!link) return '';
  const attributes = [
    `class="try" href="${escapeHtml(link.address)}" title="${escapeHtml(labels.openInPlayground)}"`,
    ...(link.pane === 'res' ? [] : [`data-pane="${link.pane}"`]),
    ...(link.prelude ? [`data-prelude="${escapeHtml(link.prelude)}"`] : []),
    ...(link.source === undefined ? [] : [`data-source="${escapeHtml(link.source)}"`]),
  ];
  return `<a ${attributes.join(' ')}>${escapeHtml(labels.playground)}</a>`;
}

function renderWorksIn(worksIn: WorksIn | undefined, labels: CodeBlockLabels): string {
  if (!worksIn || worksIn.length === 0) return '';
  const marks = worksIn.map(({version, result}) => `${version} ${result === 'fails' ? '✗' : '✓'}`).join(' ');
  const others = worksIn.filter(({result}) => result === 'other').map(({version}) => version);
  const output = others.length > 0 ? ` · ${labels.otherOutput} ${others.join(', ')}` : '';
  return `<p class="works">${escapeHtml(`${labels.worksIn} ${marks}${output}`)}</p>`;
}
