/** /llms.txt: what the site has for programs. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {twinAddress} from '../../lib/markdown-twin/address';
import {listTree, type ListedLink} from '../../lib/markdown-twin/lists';
import {twinText} from '../../lib/markdown-twin/twin';
import type {ListWords} from '../../lib/markdown-twin/words';
import type {Twins} from './make-twins';
import {fileLinks, type VersionFiles, type VersionPages} from './version-files';

type SiteFileOptions = {
  readonly files: readonly (readonly [VersionPages, VersionFiles])[];
  readonly twins: Twins;
  readonly origin: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
  readonly plugins: readonly LoadedPlugin[];
  readonly words: ListWords;
};

/** The pages without a version that belong to no list of their own. */
const MORE = ['syntax-lookup', 'packages'];

export function siteFile({files, twins, origin, baseUrl, plugins, words}: SiteFileOptions): string {
  const linkTo = (page: string): readonly ListedLink[] => {
    const twin = twins.get(page);
    return twin ? [{title: twin.title, address: origin + twinAddress(page), about: twin.description}] : [];
  };
  const community = plugins.find(({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === 'community');
  const blog = plugins.find(({name}) => name === 'docusaurus-plugin-content-blog');
  const pages = (community?.content as LoadedContent | undefined)?.loadedVersions.flatMap(({docs}) => docs.map(({permalink}) => permalink)) ?? [];
  const posts = (blog?.content as BlogContent | undefined)?.blogPosts.map(({metadata}) => metadata.permalink) ?? [];
  return twinText(
    listTree({
      title: words.site,
      summary: words.siteSummary,
      notes: [words.twins],
      sections: [
        ...files.map(([version, made]) => ({title: version.title, links: fileLinks(version, made, words)})),
        {title: words.community, links: pages.sort().flatMap(linkTo)},
        {title: words.blog, links: posts.flatMap(linkTo)},
        {title: words.more, links: MORE.flatMap((page) => linkTo(baseUrl + page))},
      ],
    }),
  );
}

/** As much of the blog's content as is read. */
type BlogContent = {readonly blogPosts: readonly {readonly metadata: {readonly permalink: string}}[]};
