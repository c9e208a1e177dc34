/** `<TranslationStatus />`: how far each language and its pages are. */
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import type {Language} from '../../config/languages';
import {pageHome} from '../../config/page-version';
import {editRoot, siteRepository} from '../../config/site';
import type {Words} from '../../kit/core/built-component/built-component';
import {TOP, type StaleSection} from '../core/sections';
import {renderStatus, STATUS_LABELS, type LanguageStatus, type PageStatus} from '../core/status';
import {translationOfSource} from '../core/translation-source';
import type {BuiltComponent} from '../../kit/build/built-components';
import {measureCoverage, reachesMinimum, type Part} from './coverage';
import {translatedPages} from './drift';
import {interfaceStrings} from './strings';

type Options = {
  readonly languages: readonly Language[];
  /** Of the default language, with slashes at both ends. */
  readonly baseUrl: string;
};

/** The component. */
export function translationStatus(options: Options): BuiltComponent {
  return {
    name: 'TranslationStatus',
    labels: STATUS_LABELS,
    render: ({siteDir}, words: Words<typeof STATUS_LABELS>) =>
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
