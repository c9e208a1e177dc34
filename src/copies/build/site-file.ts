/** /llms.txt: the site's files for programs. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {markdownAddress} from '../core/address';
import {listTree, type ListedLink} from '../core/lists';
import {copyText} from '../core/copy';
import type {ListWords} from '../core/words';
import type {Copies} from './copies';
import {fileLinks, type VersionFiles, type VersionPages} from './version-files';

type SiteFileOptions = {
  readonly files: readonly (readonly [VersionPages, VersionFiles])[];
  readonly copies: Copies;
  readonly origin: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly plugins: readonly LoadedPlugin[];
  readonly words: ListWords;
};

/** The pages without a version that don't have a list of their own. */
const MORE = ['syntax-lookup', 'packages'];

export function siteFile({files, copies, origin, baseUrl, plugins, words}: SiteFileOptions): string {
  const linkTo = (page: string): readonly ListedLink[] => {
    const copy = copies.get(page);
    return copy ? [{title: copy.title, address: origin + markdownAddress(page), about: copy.description}] : [];
  };
  const pagesOf = (instance: string): readonly ListedLink[] => {
    const docs = plugins.find(
      ({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === instance,
    );
    const {loadedVersions} = (docs?.content ?? {loadedVersions: []}) as Pick<LoadedContent, 'loadedVersions'>;
    return loadedVersions
      .flatMap((version) => version.docs.map(({permalink}) => permalink))
      .sort()
      .flatMap(linkTo);
  };
  const blog = plugins.find(({name}) => name === 'docusaurus-plugin-content-blog');
  const posts = (blog?.content as BlogContent | undefined)?.blogPosts.map(({metadata}) => metadata.permalink) ?? [];
  return copyText(
    listTree({
      title: words.site,
      summary: words.siteSummary,
      notes: [words.copies],
      sections: [
        ...files.map(([version, made]) => ({title: version.title, links: fileLinks(version, made, words)})),
        {title: words.community, links: pagesOf('community')},
        {title: words.errors, links: pagesOf('errors')},
        {title: words.blog, links: posts.flatMap(linkTo)},
        {title: words.more, links: MORE.flatMap((page) => linkTo(baseUrl + page))},
      ],
    }),
  );
}

type BlogContent = {readonly blogPosts: readonly {readonly metadata: {readonly permalink: string}}[]};
