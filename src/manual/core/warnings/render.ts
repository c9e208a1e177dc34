import {fill, type BuiltBlock, type Words} from '../../../kit/core/built-component/built-component';
import {html, join, type Html, type HtmlValue} from '../../../kit/core/html';
import {COUNT} from '../../../lists/core/attributes';
import {warningAnchor} from '../../../rescript/core/warnings/anchor';
import type {WARNING_LABELS} from './labels';
import type {Warning, WarningTable} from '../../../rescript/core/warnings/table';

type WarningPlace = {
  /** `rescript@12.2.0` */
  readonly compiler: string;
  /** Those with a heading `example-<number>` on the page. */
  readonly examples: ReadonlySet<number>;
  readonly words: Words<typeof WARNING_LABELS>;
};

export const exampleAnchor = (number: number): string => `example-${number}`;

/** The table as static HTML, with a field that narrows it (`src/lists/browser/list-filter.ts`). */
export function renderWarningTable(table: WarningTable, place: WarningPlace): BuiltBlock {
  const {words} = place;
  const known = new Set(table.warnings.map(({number}) => number));
  const rows = table.warnings.map((warning) => row(warning, known, place));
  const label = words.filter;
  return {
    anchors: [...known].map(warningAnchor),
    links: [],
    html: String(
      join([
        html`<div class="list-filter"><input type="search" data-filter="warning-list" ${COUNT}="${words.count}" placeholder="${label}" aria-label="${label}" autocomplete="off" spellcheck="false"><p role="status"></p></div>`,
        html`<table class="warnings" id="warning-list"><caption>${fill(words.caption, {compiler: place.compiler})}</caption>`,
        html`<thead><tr>${[words.number, words.meaning, words.byDefault].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`,
        html`<tbody>${rows}</tbody></table>`,
        letters(table, known, words),
      ]),
    ),
  };
}

function row(
  {number, text, enabled, error}: Warning,
  known: ReadonlySet<number>,
  {examples, words}: WarningPlace,
): Html {
  const anchor = warningAnchor(number);
  const name = examples.has(number)
    ? html`<a href="#${exampleAnchor(number)}" title="${fill(words.example, {number: String(number)})}">${number}</a>`
    : String(number);
  const state = !enabled ? 'off' : error ? 'error' : 'on';
  const link = html`<a class="hash-link" href="#${anchor}" aria-label="${fill(words.link, {number: String(number)})}"></a>`;
  return html`<tr id="${anchor}" data-item><th scope="row">${name}</th><td>${renderText(text, number, known)}${link}</td><td data-state="${state}">${words[state]}</td></tr>`;
}

/** Quoted words and attributes as code, warnings as links. */
function renderText(text: string, own: number, known: ReadonlySet<number>): Html {
  const pattern = /"([^"]+)"|(@[\w.]+)|(warning (?:number )?)(\d+)/g;
  const parts: HtmlValue[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, quoted, attribute, before, number] = match;
    const code = quoted ?? attribute;
    const target = Number(number);
    parts.push(text.slice(at, match.index));
    if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (target !== own && known.has(target))
      parts.push(html`<a href="#${warningAnchor(target)}">${before}${target}</a>`);
    else parts.push(whole);
    at = match.index + whole.length;
  }
  return html`${parts}${text.slice(at)}`;
}

/** Omits letters that stand for a single warning, because the number is enough, and letters without warnings. */
function letters({groups}: WarningTable, known: ReadonlySet<number>, words: WarningPlace['words']): Html {
  const rows = [...groups].flatMap(([letter, all]) => {
    const numbers = all.filter((number) => known.has(number));
    const links = numbers.map((number) => html`<a href="#${warningAnchor(number)}">${number}</a>`);
    return numbers.length > 1
      ? [html`<tr><th scope="row"><code>${letter}</code></th><td>${join(links, ', ')}</td></tr>`]
      : [];
  });
  const every = html`<tr><th scope="row"><code>A</code></th><td>${words.all}</td></tr>`;
  const head = [words.letter, words.numbers].map((name) => html`<th scope="col">${name}</th>`);
  return html`<table class="warning-letters"><caption>${words.letters}</caption><thead><tr>${head}</tr></thead><tbody>${every}${rows}</tbody></table>`;
}
