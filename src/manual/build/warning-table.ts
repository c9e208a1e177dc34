/**
 * `<WarningTable />`: the warnings of the page's compiler, in its own words, with what is reported or an error by
 * default. The compiler prints all of this (`bsc -warn-help`, and the defaults in `bsc -help`), and no version's build
 * tool passes other defaults. The tests compare them with what the compilers do.
 *
 * If a heading on the page has the id `example-8`, the number 8 links to it. Rows have the ids `warning-1` and so on.
 */
import type {BuiltComponent, ComponentHtml} from '../../kit/build/built-components';
import {fill, type LabelSet, type Words} from '../../kit/core/built-component/built-component';
import {headingIds} from '../../kit/core/built-component/heading-ids';
import {html, join, type Html, type HtmlValue} from '../../kit/core/html';
import {compilerServiceOf} from '../../compilers/build/service';
import {readWarningTable} from '../../compilers/build/warnings/read';
import {COUNT} from '../../lists/core/attributes';
import {warningAnchor} from '../../rescript/core/warnings/anchor';
import type {Warning, WarningTable} from '../../rescript/core/warnings/table';

const LABELS = {
  filter: {message: 'Filter by number or words', description: 'Name of the field that filters the table of warnings'},
  count: {
    message: '{count} of {total} warnings',
    description: 'Announced while the reader filters the table of warnings',
  },
  caption: {
    message: 'Warnings of {compiler}',
    description: 'Caption of the table of warnings; compiler is a name with a version',
  },
  number: {message: 'Number', description: 'Column of the table of warnings'},
  meaning: {message: 'Meaning', description: 'Column of the table of warnings: what the compiler warns about'},
  byDefault: {message: 'By default', description: 'Column of the table of warnings: state when nothing is configured'},
  on: {message: 'on', description: 'A warning that is reported by default'},
  off: {message: 'off', description: 'A warning that is not reported by default'},
  error: {message: 'error', description: 'A warning that stops the build by default'},
  example: {
    message: 'Example of warning {number}',
    description: 'Title of a link to an example that triggers a warning',
  },
  link: {message: 'Direct link to warning {number}', description: 'Accessible name of the link to a row of the table'},
  letters: {
    message: 'Letters for several warnings',
    description: 'Caption of the table of letters that warning flags take',
  },
  letter: {message: 'Letter', description: 'Column of that table'},
  numbers: {message: 'Warnings', description: 'Column of that table'},
  all: {message: 'all warnings', description: 'What the letter A stands for'},
} as const satisfies LabelSet;

export const warningTable = {
  name: 'WarningTable',
  labels: LABELS,
  async render({siteDir, version, source}, words: Words<typeof LABELS>) {
    const service = compilerServiceOf(siteDir);
    const toolchain = service.toolchain(version);
    const table = await readWarningTable(service, version);
    return renderWarningTable(table, {compiler: toolchain.identity, headings: headingIds(source), words});
  },
} satisfies BuiltComponent;

type WarningPlace = {
  /** `rescript@12.2.0` */
  readonly compiler: string;
  /** The ids of the page's headings. */
  readonly headings: ReadonlySet<string>;
  readonly words: Words<typeof LABELS>;
};

/** The table as static HTML, with a field that narrows it (`src/lists/browser/list-filter.ts`). */
export function renderWarningTable(table: WarningTable, place: WarningPlace): ComponentHtml {
  const {words} = place;
  const known = new Set(table.warnings.map(({number}) => number));
  const head = [words.number, words.meaning, words.byDefault].map((name) => html`<th scope="col">${name}</th>`);
  const rows = table.warnings.map((warning) => row(warning, known, place));
  return {
    html: join([
      html`<div class="list-filter"><input type="search" data-filter="warning-list" ${COUNT}="${words.count}" placeholder="${words.filter}" aria-label="${words.filter}" autocomplete="off" spellcheck="false"><p role="status"></p></div>`,
      html`<table class="warnings" id="warning-list"><caption>${fill(words.caption, {compiler: place.compiler})}</caption>`,
      html`<thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`,
      letters(table, known, words),
    ]),
  };
}

function row({number, text, enabled, error}: Warning, known: ReadonlySet<number>, place: WarningPlace): Html {
  const {headings, words} = place;
  const anchor = warningAnchor(number);
  const example = `example-${number}`;
  const told = (label: string): string => fill(label, {number: String(number)});
  const name = headings.has(example)
    ? html`<a href="#${example}" title="${told(words.example)}">${number}</a>`
    : String(number);
  const state = !enabled ? 'off' : error ? 'error' : 'on';
  const link = html`<a class="hash-link" href="#${anchor}" aria-label="${told(words.link)}"></a>`;
  return html`<tr id="${anchor}" data-item><th scope="row">${name}</th><td>${renderText(text, number, known)}${link}</td><td data-state="${state}">${words[state]}</td></tr>`;
}

/** Quoted words and attributes as code, other warnings as links. */
function renderText(text: string, own: number, known: ReadonlySet<number>): Html {
  const parts = text.split(/("[^"]+"|@[\w.]+|warning (?:number )?\d+)/).map((part, index): HtmlValue => {
    if (index % 2 === 0) return part;
    if (!part.startsWith('warning')) return html`<code>${part.replaceAll('"', '')}</code>`;
    const number = Number(/\d+$/.exec(part)?.[0]);
    return number !== own && known.has(number) ? html`<a href="#${warningAnchor(number)}">${part}</a>` : part;
  });
  return html`${parts}`;
}

/** Omits letters without warnings and those for a single warning, whose number is enough. */
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
