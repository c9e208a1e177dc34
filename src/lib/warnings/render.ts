import {fill, type BuiltBlock, type Words} from '../built-component/built-component';
import {escapeHtml} from '../syntax/html';
import {warningAnchor} from './anchor';
import type {WARNING_LABELS} from './labels';
import type {Warning, WarningTable} from './table';

/** What the table needs besides the warnings. */
export type WarningPlace = {
  /** `rescript@12.2.0` */
  readonly compiler: string;
  /** The numbers that have a heading with the id `example-<number>` on the page. */
  readonly examples: ReadonlySet<number>;
  readonly words: Words<typeof WARNING_LABELS>;
};

/** The id of the heading above an example that triggers a warning. */
export const exampleAnchor = (number: number): string => `example-${number}`;

/** The table as static HTML, with a field that narrows it (`src/client/lists/list-filter.ts`). */
export function renderWarningTable(table: WarningTable, place: WarningPlace): BuiltBlock {
  const {words} = place;
  const known = new Set(table.warnings.map(({number}) => number));
  const rows = table.warnings.map((warning) => row(warning, known, place)).join('');
  const label = escapeHtml(words.filter);
  return {
    anchors: [...known].map(warningAnchor),
    links: [],
    html: [
      `<div class="list-filter"><input type="search" data-filter="warning-list" data-count="${escapeHtml(words.count)}" placeholder="${label}" aria-label="${label}" autocomplete="off" spellcheck="false"><p role="status"></p></div>`,
      `<table class="warnings" id="warning-list"><caption>${escapeHtml(fill(words.caption, {compiler: place.compiler}))}</caption>`,
      `<thead><tr>${[words.number, words.meaning, words.byDefault].map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>`,
      `<tbody>${rows}</tbody></table>`,
      letters(table, known, words),
    ].join(''),
  };
}

function row(
  {number, text, enabled, error}: Warning,
  known: ReadonlySet<number>,
  {examples, words}: WarningPlace,
): string {
  const anchor = warningAnchor(number);
  const name = examples.has(number)
    ? `<a href="#${exampleAnchor(number)}" title="${escapeHtml(fill(words.example, {number: String(number)}))}">${number}</a>`
    : String(number);
  const state = !enabled ? 'off' : error ? 'error' : 'on';
  const link = `<a class="hash-link" href="#${anchor}" aria-label="${escapeHtml(fill(words.link, {number: String(number)}))}"></a>`;
  return `<tr id="${anchor}" data-item><th scope="row">${name}</th><td>${renderText(text, number, known)}${link}</td><td data-state="${state}">${escapeHtml(words[state])}</td></tr>`;
}

/** Renders quoted words and attributes as code, and mentions of warnings as links. */
function renderText(text: string, own: number, known: ReadonlySet<number>): string {
  const pattern = /"([^"]+)"|(@[\w.]+)|(warning (?:number )?)(\d+)/g;
  let html = '';
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, quoted, attribute, before, number] = match;
    const code = quoted ?? attribute;
    const target = Number(number);
    html += escapeHtml(text.slice(at, match.index));
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (target !== own && known.has(target))
      html += `<a href="#${warningAnchor(target)}">${escapeHtml(before ?? '')}${target}</a>`;
    else html += escapeHtml(whole);
    at = match.index + whole.length;
  }
  return html + escapeHtml(text.slice(at));
}

/** Omits letters that stand for a single warning, because the number is enough, and letters without warnings. */
function letters({groups}: WarningTable, known: ReadonlySet<number>, words: WarningPlace['words']): string {
  const rows = [...groups].flatMap(([letter, all]) => {
    const numbers = all.filter((number) => known.has(number));
    const links = numbers.map((number) => `<a href="#${warningAnchor(number)}">${number}</a>`);
    return numbers.length > 1
      ? [`<tr><th scope="row"><code>${escapeHtml(letter)}</code></th><td>${links.join(', ')}</td></tr>`]
      : [];
  });
  const every = `<tr><th scope="row"><code>A</code></th><td>${escapeHtml(words.all)}</td></tr>`;
  const head = [words.letter, words.numbers].map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  return `<table class="warning-letters"><caption>${escapeHtml(words.letters)}</caption><thead><tr>${head}</tr></thead><tbody>${every}${rows.join('')}</tbody></table>`;
}
