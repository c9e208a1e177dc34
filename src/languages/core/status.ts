/** The table of the translations: how far each language is, and its pages. */
import {fill, type BuiltBlock, type LabelSet, type Words} from '../../kit/core/built-component/built-component';
import {html, join, type Html} from '../../kit/core/html';
import {TOP, type StaleSection} from './sections';

export const STATUS_LABELS = {
  language: {message: 'Language', description: 'Head of a column'},
  strings: {message: 'Interface', description: 'Head of a column: how many texts of the interface are translated'},
  pages: {
    message: 'Expected pages',
    description: 'Head of a column: how many pages that readers can count on are translated',
  },
  stale: {
    message: 'Stale pages',
    description: 'Head of a column: how many translated pages are older than the English ones',
  },
  reviewers: {message: 'Reviewers', description: 'Head of a column: the people who review translations'},
  nobody: {message: 'none yet', description: 'Instead of the reviewers of a language'},
  unpublished: {message: 'not published yet', description: 'After the name of a language that readers cannot choose'},
  count: {message: '{done} of {all}', description: 'How much is translated'},
  staleCount: {message: '{count} stale', description: 'How many pages in a folder are older than the English ones'},
  page: {message: 'Page', description: 'Head of a column'},
  state: {message: 'Translation', description: 'Head of a column: whether the translation is up to date'},
  current: {message: 'up to date', description: 'State of a translated page'},
  older: {message: 'stale:', description: 'State of a translated page, followed by the English sections that changed'},
  missing: {message: 'missing', description: 'State of a page without a translation'},
  beginning: {message: 'the beginning', description: 'What changed before the first heading of a page'},
  edit: {message: 'Edit', description: 'Link to the file of a translation'},
  source: {message: 'Source', description: 'Link to the English file of a page'},
} as const satisfies LabelSet;

export type PageStatus = {
  readonly name: string;
  /** Of the translation, or of the English page. */
  readonly address: string;
  readonly english: string;
  /** Undefined if the page isn't translated. */
  readonly stale: readonly StaleSection[] | undefined;
  /** Of the translation, or of the English source. */
  readonly edit: string;
};

type Count = {readonly done: number; readonly all: number};

export type LanguageStatus = {
  readonly id: string;
  readonly name: string;
  readonly isPublished: boolean;
  readonly reviewers: readonly string[];
  readonly strings: Count;
  readonly pages: Count;
  readonly edit: string;
  /** Expected and translated pages, by the folder of their sources. */
  readonly folders: ReadonlyMap<string, readonly PageStatus[]>;
};

/** The table of all languages, and a closed list for each folder of their pages. */
export function renderStatus(languages: readonly LanguageStatus[], words: Words<typeof STATUS_LABELS>): BuiltBlock {
  const head = ['language', 'strings', 'pages', 'stale', 'reviewers'] as const;
  const table = html`<table tabindex="0"><thead><tr>${head.map((name) => html`<th scope="col">${words[name]}</th>`)}</tr></thead><tbody>${languages.map((language) => languageRow(language, words))}</tbody></table>`;
  const listed = languages.filter(({folders}) => folders.size > 0);
  const lists = listed.map((language) => [
    html`<h3 id="${anchorOf(language)}">${inLanguage(language)}</h3>`,
    [...language.folders].map(([folder, pages]) => folderList(folder, pages, words)),
  ]);
  const pages = listed.flatMap(({folders}) => [...folders.values()].flat());
  return {
    html: String(html`${table}${lists}`),
    anchors: listed.map(anchorOf),
    links: pages.flatMap(({english, stale = []}) => stale.map((section) => english + hashOf(section))),
  };
}

const anchorOf = ({id}: Pick<LanguageStatus, 'id'>): string => `translation-${id}`;

const isStale = ({stale}: PageStatus): boolean => stale !== undefined && stale.length > 0;

const hashOf = ({id, heading}: StaleSection): string => (heading === '' ? '' : `#${id}`);

const external = (address: string, words: string): Html =>
  html`<a href="${address}" target="_blank" rel="noopener noreferrer">${words}</a>`;

const inLanguage = ({id, name}: Pick<LanguageStatus, 'id' | 'name'>): Html => html`<span lang="${id}">${name}</span>`;

function languageRow(language: LanguageStatus, words: Words<typeof STATUS_LABELS>): Html {
  const {strings, pages, reviewers, isPublished, edit, folders} = language;
  const count = ({done, all}: Count): string => fill(words.count, {done: String(done), all: String(all)});
  const people = reviewers.map((name) => external(`https://github.com/${name}`, name));
  const cells = [
    html`${count(strings)} ${external(edit, words.edit)}`,
    count(pages),
    [...folders.values()].flat().filter(isStale).length,
    people.length > 0 ? join(people, ', ') : words.nobody,
  ];
  const note = isPublished ? '' : ` (${words.unpublished})`;
  return html`<tr><th scope="row">${inLanguage(language)}${note}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

function folderList(folder: string, pages: readonly PageStatus[], words: Words<typeof STATUS_LABELS>): Html {
  const done = pages.filter(({stale}) => stale !== undefined).length;
  const stale = pages.filter(isStale).length;
  const counts = [
    fill(words.count, {done: String(done), all: String(pages.length)}),
    ...(stale > 0 ? [fill(words.staleCount, {count: String(stale)})] : []),
  ];
  const rows = pages.map(
    (page) =>
      html`<tr><th scope="row"><a href="${page.address}"><code>${page.name}</code></a></th><td>${state(page, words)}</td><td>${external(page.edit, page.stale ? words.edit : words.source)}</td></tr>`,
  );
  const head = html`<tr><th scope="col">${words.page}</th><th scope="col">${words.state}</th><td></td></tr>`;
  return html`<details><summary><code>${folder}</code>: ${counts.join(', ')}</summary><table tabindex="0"><thead>${head}</thead><tbody>${rows}</tbody></table></details>`;
}

function state({stale, english}: PageStatus, words: Words<typeof STATUS_LABELS>): Html | string {
  if (stale === undefined) return words.missing;
  if (stale.length === 0) return words.current;
  const sections = stale.map((section) => {
    const name = section.id === TOP ? words.beginning : section.heading || section.id;
    const language = section.id === TOP ? '' : html` lang="en" dir="ltr"`;
    return html`<a href="${english}${hashOf(section)}"${language}>${name}</a>`;
  });
  return html`${words.older} ${join(sections, ', ')}`;
}
