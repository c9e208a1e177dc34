/** llms.txt, llms-full.txt and llms-small.txt of a version. */
import {LLMS_FILES} from '../../config/machine-files';
import {fill} from '../../lib/built-component/built-component';
import {listTree, type ListedLink, type ListSection} from '../../lib/markdown-twin/lists';
import {sizeInWords} from '../../lib/text/size';
import {twinText} from '../../lib/markdown-twin/twin';
import type {ListWords} from '../../lib/markdown-twin/words';
import type {TwinFile} from './twins';

/** A page with its twin. */
export type ListedPage = {
  readonly title: string;
  readonly description: string;
  /** The absolute address of its twin. */
  readonly address: string;
  readonly twin: TwinFile;
};

export type PageSection = {readonly title: string; readonly pages: readonly ListedPage[]};

/** What is listed of a version. */
export type VersionPages = {
  readonly title: string;
  /** The absolute address of the version, without a slash at its end. */
  readonly root: string;
  readonly sections: readonly PageSection[];
  /** Pages of the API; none where the version has no API of its own. */
  readonly api: readonly PageSection[];
};

/** The content of each file of a version. */
export type VersionFiles = Readonly<Record<keyof typeof LLMS_FILES, string>>;

export function versionFiles(version: VersionPages, words: ListWords): VersionFiles {
  const {title, sections, api} = version;
  const about = abouts(version, words);
  const head = (summary: string): string => twinText(listTree({title, summary, notes: [words.twins], sections: []}));
  const textOf = (all: readonly PageSection[], kind: 'text' | 'small'): string[] => all.flatMap(({pages}) => pages.map(({twin}) => twin[kind]));
  const full = [head(about.full), ...textOf(sections, 'text'), ...textOf(api, 'text')].join('\n');
  const modules = twinText({type: 'root', children: listTree({title, summary: '', notes: [], sections: linkSections(api)}).children.slice(2)});
  const small = [head(about.small), ...textOf(sections, 'small'), ...(api.length > 0 ? [modules] : [])].join('\n');
  const files = {title: words.files, links: fileLinks(version, {full, small}, words)};
  const index = twinText(listTree({title, summary: about.index, notes: [words.twins], sections: [files, ...linkSections(sections), ...linkSections(api)]}));
  return {index, full, small};
}

/** Links to files of a version, with what they hold and how large they are. */
export function fileLinks(version: VersionPages, files: Partial<VersionFiles>, words: ListWords): readonly ListedLink[] {
  const about = abouts(version, words);
  const kinds = Object.keys(LLMS_FILES) as (keyof VersionFiles)[];
  return kinds.flatMap((kind) => {
    const content = files[kind];
    if (content === undefined) return [];
    const size = sizeInWords(Buffer.byteLength(content));
    return [{title: LLMS_FILES[kind], address: `${version.root}/${LLMS_FILES[kind]}`, about: fill(words.size, {about: about[kind], size})}];
  });
}

/** What each file holds. */
function abouts({api}: VersionPages, words: ListWords): VersionFiles {
  const also = (text: string): string => (api.length > 0 ? ` ${text}` : '');
  return {index: words.index, full: words.full + also(words.fullApi), small: words.small + also(words.smallApi)};
}

function linkSections(sections: readonly PageSection[]): readonly ListSection[] {
  return sections.map(({title, pages}) => ({title, links: pages.map(({title: name, address, description}) => ({title: name, address, about: description}))}));
}
