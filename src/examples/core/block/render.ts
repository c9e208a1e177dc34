/**
 * A code block as HTML that works without JavaScript: tabs are radio inputs. `src/examples/ui` styles it,
 * `src/kit/browser` adds copying, and `src/examples/browser` remembers the tab and does what the buttons are for.
 *
 *     <figcaption>Cart.res</figcaption>
 *     <div role="radiogroup"><label><input type="radio" …>ReScript</label>…</div>
 *     <button type="button">Edit</button> <button type="button">Run</button> <a href="/try?…">Playground</a> <button type="button">Copy</button>
 *     <pre><code>…</code></pre> …one for each tab
 *     <pre class="msg">We've found a bug for you! …</pre>
 *     <a class="why" href="/errors/…">What does this mean?</a>
 *     <p>Compiles in v11 ✗ v12 ✓</p> or <p title="Compiles in v11 ✓ v12 ✓">v11–v12</p>
 */
import {html, join, trusted, type Html} from '../../../kit/core/html';
import type {Problem} from '../fence/scan';
import type {CodeBlockLabels} from './labels';
import {groupOf, type TabValue} from './tabs';

export type Pane = {
  /** A single tab is just a label. */
  readonly tab?: {readonly value: TabValue; readonly label: string};
  /** Of code without a tab, for programs that parse the page. */
  readonly language?: string;
  /** From `renderCode`. */
  readonly html: string;
};

export type CodeBlock = {
  /** Unique on the page: a letter, then letters and digits. */
  readonly id: string;
  readonly panes: readonly Pane[];
  readonly title?: string;
  readonly message?: {
    readonly kind: 'error' | 'warning';
    readonly text: string;
    /** The page that explains it. */
    readonly explained?: string;
  };
  readonly playground?: PlaygroundLink;
  /** A run of the JavaScript shows something (`src/sandbox/core/runnable.ts`). */
  readonly runs?: boolean;
  readonly worksIn?: WorksIn;
  /** The versions in brief, such as `v10–v12`, with the whole line as a title: nothing about them concerns the reader. */
  readonly isBrief?: boolean;
};

/**
 * Code in it would be a fifth of a page's bytes, since compressed code doesn't compress further. The browser adds it
 * from the pane.
 */
export type PlaygroundLink = {
  /** With the version but without code. */
  readonly address: string;
  /** The tab whose pane is the source. */
  readonly pane: TabValue;
  /** Hidden code before the pane's. */
  readonly prelude?: string;
  /** All files as one source, if the pane shows several. */
  readonly source?: string;
};

/** Results by version, oldest first: `v11`. */
export type WorksIn = readonly {readonly version: string; readonly result: 'same' | 'other' | 'fails'}[];

/** The content of a block's `<figure class="code">`. */
export function renderCodeBlock(block: CodeBlock, labels: CodeBlockLabels): Html {
  return join([
    block.title === undefined ? '' : html`<figcaption>${block.title}</figcaption>`,
    renderTabs(block, labels),
    // Only source in ReScript: the others can't be compiled in the page.
    block.playground?.pane === 'res' ? html`<button class="edit" type="button">${labels.edit}</button>` : '',
    block.runs ? html`<button class="run" type="button">${labels.run}</button>` : '',
    renderPlaygroundLink(block.playground, labels),
    html`<button class="copy" type="button">${labels.copy}</button>`,
    ...block.panes.map(
      ({html: code, tab, language}) =>
        html`<pre tabindex="0"><code${!tab && language && html` class="language-${language}"`}>${trusted(code)}</code></pre>`,
    ),
    renderMessage(block.message, labels),
    renderWorksIn(block, labels),
  ]);
}

function renderTabs({id, panes}: CodeBlock, labels: CodeBlockLabels): Html | '' {
  const tabs = panes.flatMap(({tab}) => (tab ? [tab] : []));
  const [first] = tabs;
  if (!first) return '';
  if (tabs.length === 1) return html`<span class="lang">${first.label}</span>`;
  const name = groupOf(first.value) === 'package-manager' ? labels.packageManagers : labels.languages;
  const values = tabs.map(({value}) => value);
  const hasBoth = values.includes('res') && values.includes('js');
  const inputs = [...tabs, ...(hasBoth ? [{value: 'both', label: labels.both}] : [])].map(
    ({value, label}) =>
      html`<label><input type="radio" name="${id}" value="${value}"${value === first.value ? ' checked' : ''}>${label}</label>`,
  );
  return html`<div class="tabs" role="radiogroup" aria-label="${name}">${inputs}</div>`;
}

function renderPlaygroundLink(link: PlaygroundLink | undefined, labels: CodeBlockLabels): Html | '' {
  if (!link) return '';
  const attributes = [
    html`class="try" href="${link.address}"`,
    ...(link.pane === 'res' ? [] : [html`data-pane="${link.pane}"`]),
    ...(link.prelude ? [html`data-prelude="${link.prelude}"`] : []),
    ...(link.source === undefined ? [] : [html`data-source="${link.source}"`]),
  ];
  return html`<a ${join(attributes, ' ')}>${labels.playground}</a>`;
}

function renderMessage(message: CodeBlock['message'], labels: CodeBlockLabels): Html | '' {
  if (!message) return '';
  const {kind, text, explained} = message;
  const link = explained === undefined ? '' : html`<a class="why" href="${explained}">${labels.explained}</a>`;
  return html`<pre class="msg ${kind}" tabindex="0">${text}</pre>${link}`;
}

function renderWorksIn({worksIn = [], isBrief}: CodeBlock, labels: CodeBlockLabels): Html | '' {
  if (worksIn.length === 0) return '';
  const marks = worksIn.map(({version, result}) => `${version} ${result === 'fails' ? '✗' : '✓'}`).join(' ');
  const others = worksIn.filter(({result}) => result === 'other').map(({version}) => version);
  const output = others.length > 0 ? ` · ${labels.otherOutput} ${others.join(', ')}` : '';
  const line = `${labels.worksIn} ${marks}${output}`;
  return isBrief ? html`<p class="works" title="${line}">${rangesOf(worksIn)}</p>` : html`<p class="works">${line}</p>`;
}

/** The versions that accept an example: `v9, v11–v12`. */
function rangesOf(worksIn: WorksIn): string {
  const runs: string[][] = [[]];
  for (const {version, result} of worksIn) {
    if (result === 'fails') runs.push([]);
    else runs.at(-1)?.push(version);
  }
  return runs
    .filter(({length}) => length > 0)
    .map(([first = '', ...others]) => [first, ...others.slice(-1)].join('–'))
    .join(', ');
}

/** What writers see in a block's place until they fix it. */
export function renderProblemBlock(code: string, problem: Problem): string {
  const text = [`Line ${problem.line}: ${problem.message}.`, problem.detail, problem.fix].filter(Boolean).join('\n\n');
  return String(
    html`<pre tabindex="0"><code>${code.replace(/\n$/, '')}</code></pre><pre class="msg error" tabindex="0">${text}</pre>`,
  );
}
