/** Generates llms.txt, llms-full.txt, and llms-small.txt for a version. */
import {LLMS_FILES} from '../../config/machine-files';
import {fill} from '../../kit/core/built-component/built-component';
import {listTree, type ListedLink, type ListSection} from '../core/lists';
import {sizeInWords} from '../../kit/core/number';
import {copyText} from '../core/copy';
import type {ListWords} from '../core/words';
import type {CopyFile} from './copy-process';

export type ListedPage = {
  readonly title: string;
  readonly description: string;
  /** The absolute address of its copy. */
  readonly address: string;
  readonly copy: CopyFile;
};

export type PageSection = {readonly title: string; readonly pages: readonly ListedPage[]};

export type VersionPages = {
  readonly title: string;
  /** The version's absolute URL, without a trailing slash. */
  readonly root: string;
  readonly sections: readonly PageSection[];
  /** The API's pages; empty if the version doesn't have its own API. */
  readonly api: readonly PageSection[];
};

/** The content of each of a version's files. */
export type VersionFiles = Readonly<Record<keyof typeof LLMS_FILES, string>>;

export function versionFiles(version: VersionPages, words: ListWords): VersionFiles {
  const {title, sections, api} = version;
  const about = abouts(version, words);
  const head = (summary: string): string => copyText(listTree({title, summary, notes: [words.copies], sections: []}));
  const textOf = (all: readonly PageSection[], kind: 'text' | 'small'): string[] =>
    all.flatMap(({pages}) => pages.map(({copy}) => copy[kind]));
  const full = [head(about.full), ...textOf(sections, 'text'), ...textOf(api, 'text')].join('\n');
  const modules = copyText({
    type: 'root',
    children: listTree({title, summary: '', notes: [], sections: linkSections(api)}).children.slice(2),
  });
  const small = [head(about.small), ...textOf(sections, 'small'), ...(api.length > 0 ? [modules] : [])].join('\n');
  const files = {title: words.files, links: fileLinks(version, {full, small}, words)};
  const index = copyText(
    listTree({
      title,
      summary: about.index,
      notes: [words.copies],
      sections: [files, ...linkSections(sections), ...linkSections(api)],
    }),
  );
  return {index, full, small};
}

/** Links to a version's files, with their content and size. */
export function fileLinks(
  version: VersionPages,
  files: Partial<VersionFiles>,
  words: ListWords,
): readonly ListedLink[] {
  const about = abouts(version, words);
  const kinds = Object.keys(LLMS_FILES) as (keyof VersionFiles)[];
  return kinds.flatMap((kind) => {
    const content = files[kind];
    const title = LLMS_FILES[kind];
    if (content === undefined) return [];
    const size = sizeInWords(Buffer.byteLength(content));
    return [{title, address: `${version.root}/${title}`, about: fill(words.size, {about: about[kind], size})}];
  });
}

function abouts({api}: VersionPages, words: ListWords): VersionFiles {
  const also = (text: string): string => (api.length > 0 ? ` ${text}` : '');
  return {index: words.index, full: words.full + also(words.fullApi), small: words.small + also(words.smallApi)};
}

function linkSections(sections: readonly PageSection[]): readonly ListSection[] {
  return sections.map(({title, pages}) => ({
    title,
    links: pages.map(({title: name, address, description}) => ({title: name, address, about: description})),
  }));
}
