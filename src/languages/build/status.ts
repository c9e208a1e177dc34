/** `<TranslationStatus />`: how far each language and its pages are. */
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import type {Language} from '../../config/languages';
import {pageHome} from '../../config/page-version';
import {editRoot, siteRepository} from '../../config/site';
import {fill, type LabelSet, type Words} from '../../kit/core/built-component/built-component';
import {html, join, type Html} from '../../kit/core/html';
import {TOP, type StaleSection} from '../core/sections';
import {translationOfSource} from '../core/translation-source';
import type {BuiltComponent, ComponentHtml} from '../../kit/build/built-components';
import {interfaceStrings, measureCoverage, reachesMinimum, type Part} from './coverage';
import {translatedPages} from './drift';

const LABELS = {
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

type Options = {
  readonly languages: readonly Language[];
  /** Of the default language, with slashes at both ends. */
  readonly baseUrl: string;
};

/** The component. */
export function translationStatus(options: Options): BuiltComponent & {readonly labels: typeof LABELS} {
  return {
    name: 'TranslationStatus',
    labels: LABELS,
    render: ({siteDir}, words: Words<typeof LABELS>) =>
      Promise.resolve(renderStatus(readStatus(siteDir, options), words)),
  };
}

const countOf = ({all, missing}: Part): LanguageStatus['strings'] => ({
  done: all.length - missing.length,
  all: all.length,
});

/** A page that doesn't record what it was made from may be stale everywhere. */
const UNKNOWN: StaleSection = {id: TOP, heading: '', change: 'changed'};

/** The status of all languages. */
export function readStatus(siteDir: string, {languages, baseUrl}: Options): readonly LanguageStatus[] {
  const strings = interfaceStrings(siteDir);
  return languages.map((language) => {
    const {id, name, reviewers} = language;
    const coverage = measureCoverage(siteDir, language, strings);
    const isPublished = reachesMinimum(language, coverage);
    const translated = new Map(translatedPages(siteDir, id).map((page) => [page.source, page]));
    const sources = [...new Set([...coverage.pages.all, ...translated.keys()])].sort();
    const folders = new Map<string, PageStatus[]>();
    for (const source of sources) {
      const page = translated.get(source);
      const address = addressOf(siteDir, source);
      const folder = `${path.posix.dirname(source)}/`;
      const status: PageStatus = {
        name: path.posix.basename(source),
        address: `${baseUrl}${page && isPublished ? `${id}/` : ''}${address}`,
        english: baseUrl + address,
        stale: page && (page.stale ?? [UNKNOWN]),
        edit: page ? `${editRoot}i18n/${id}/${translationOfSource(source)}` : `${siteRepository}/blob/master/${source}`,
      };
      folders.set(folder, [...(folders.get(folder) ?? []), status]);
    }
    return {
      id,
      name,
      reviewers,
      isPublished,
      strings: countOf(coverage.strings),
      pages: countOf(coverage.pages),
      edit: `${editRoot}i18n/${id}/code.json`,
      folders,
    };
  });
}

/** The address of a page, relative to the base URL of its language. A post's is in its front matter. */
function addressOf(siteDir: string, source: string): string {
  const name = path.posix.basename(source).replace(/\.mdx?$/, '');
  const home = pageHome(source);
  if (home) return `docs/${home.line === 'react' ? 'react' : 'manual'}/${home.version.path}/${name}`;
  const folder = path.posix.dirname(source);
  if (folder === 'blog') return `blog/${/^slug: (.+)$/m.exec(readTextSync(path.join(siteDir, source)))?.[1]}`;
  return name === 'index' ? folder : `${folder}/${name}`;
}

/** The table of all languages, and a closed list for each folder of their pages. */
export function renderStatus(languages: readonly LanguageStatus[], words: Words<typeof LABELS>): ComponentHtml {
  const head = ['language', 'strings', 'pages', 'stale', 'reviewers'] as const;
  const table = html`<table tabindex="0"><thead><tr>${head.map((name) => html`<th scope="col">${words[name]}</th>`)}</tr></thead><tbody>${languages.map((language) => languageRow(language, words))}</tbody></table>`;
  const listed = languages.filter(({folders}) => folders.size > 0);
  const lists = listed.map((language) => [
    html`<h3 id="translation-${language.id}">${inLanguage(language)}</h3>`,
    [...language.folders].map(([folder, pages]) => folderList(folder, pages, words)),
  ]);
  const pages = listed.flatMap(({folders}) => [...folders.values()].flat());
  return {
    html: html`${table}${lists}`,
    // A page of another language isn't a page of this build.
    links: pages.flatMap(({english, stale = []}) => stale.map((section) => english + hashOf(section))),
  };
}

const isStale = ({stale}: PageStatus): boolean => stale !== undefined && stale.length > 0;

const hashOf = ({id, heading}: StaleSection): string => (heading === '' ? '' : `#${id}`);

const external = (address: string, words: string): Html =>
  html`<a href="${address}" target="_blank" rel="noopener noreferrer">${words}</a>`;

const inLanguage = ({id, name}: Pick<LanguageStatus, 'id' | 'name'>): Html => html`<span lang="${id}">${name}</span>`;

function languageRow(language: LanguageStatus, words: Words<typeof LABELS>): Html {
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

function folderList(folder: string, pages: readonly PageStatus[], words: Words<typeof LABELS>): Html {
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

function state({stale, english}: PageStatus, words: Words<typeof LABELS>): Html | string {
  if (stale === undefined) return words.missing;
  if (stale.length === 0) return words.current;
  const sections = stale.map((section) => {
    const name = section.id === TOP ? words.beginning : section.heading || section.id;
    const language = section.id === TOP ? '' : html` lang="en" dir="ltr"`;
    return html`<a href="${english}${hashOf(section)}"${language}>${name}</a>`;
  });
  return html`${words.older} ${join(sections, ', ')}`;
}
