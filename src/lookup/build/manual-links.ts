/** Links to the manual and the React docs: page and heading must exist in every version the reader can choose. */
import path from 'node:path';
import {createSlugger, DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {cached} from '../../kit/core/async';
import {readText} from '../../kit/build/files/text';
import {allVersions, versionLines} from '../../config/versions';
import {readHeadings} from '../../kit/core/built-component/heading-ids';
import type {LookupChoice, LookupLink} from '../core/page';
import {resolveSiteLink} from '../../manual/core/routes/links';

type PageParts = {readonly title: string; readonly headings: ReadonlyMap<string, string>};

/** The instances: their versions, and the folders of their pages. */
const INSTANCES = {
  manual: {line: versionLines.default, next: 'docs', latest: 'versioned_docs'},
  react: {line: versionLines.react, next: 'react-docs', latest: 'react_versioned_docs'},
} as const;

/** Reads each page once. */
export function createLinkResolver(siteDir: string, baseUrl: string) {
  const partsOf = cached(readParts);
  const fileOf = (scheme: keyof typeof INSTANCES, choice: LookupChoice, page: string): string => {
    const {line, next, latest} = INSTANCES[scheme];
    return path.join(siteDir, choice === 'next' ? next : `${latest}/version-${line.latest.id}`, `${page}.mdx`);
  };
  /** Throws a readable error for a link that leads nowhere. */
  return async (links: readonly string[], choice: LookupChoice): Promise<readonly LookupLink[]> => {
    const {default: manual, react} = versionLines;
    const {id, name} = manual[choice];
    const ids = allVersions(manual).map((version) => version.id);
    const wanted = linksOfVersion(links, ids, id);
    if (wanted.length === 0)
      throw new Error(`has no link for ${name}. Add one under links, such as "manual:overview".`);
    return Promise.all(
      wanted.map(async (link) => {
        const address = resolveSiteLink(link, {manual: manual[choice].path, react: react[choice].path});
        const [, scheme = 'manual', page = '', anchor] =
          /^\/docs\/(manual|react)\/[^/]+\/([^#]+)(?:#(.+))?$/.exec(address) ?? [];
        const parts = await partsOf(fileOf(scheme as keyof typeof INSTANCES, choice, page));
        if (!parts)
          throw new Error(
            `links to "${link}", but ${name} has no page ${page}. Link to a different page, or name the first version that has it, such as "${scheme}@${manual.next.id}:${page}".`,
          );
        const heading = anchor === undefined ? undefined : parts.headings.get(anchor);
        if (anchor !== undefined && heading === undefined)
          throw new Error(
            `links to "${link}", but that page of ${name} doesn't have a heading with the id ${anchor}. Its ids are ${[...parts.headings.keys()].join(', ')}.`,
          );
        return {to: baseUrl.replace(/\/$/, '') + address, page: parts.title, ...(heading !== undefined && {heading})};
      }),
    );
  };
}

async function readParts(filePath: string): Promise<PageParts | undefined> {
  const fileContent = await readText(filePath).catch(() => undefined);
  if (fileContent === undefined) return undefined;
  const {frontMatter, content} = await parseMarkdownFile({
    filePath,
    fileContent,
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    removeContentTitle: false,
  });
  const slugger = createSlugger();
  return {title: String(frontMatter.title), headings: readHeadings(content, (text) => slugger.slug(text))};
}

const STATED = /^(manual|react)@([^:]*):/;

/**
 * The links that apply, in order, without their versions. `manual:pipe` applies to all versions, `manual@v12.0.0:dict`
 * from version 12 on. Of links with a version, those with the newest that isn't later than the reader's apply. So a page
 * that moved has a link for each location, and cutting a version changes none.
 * @param versions ids of the manual's versions, newest first
 * @param version one of them
 * @throws a readable error for a link with an unknown version
 */
export function linksOfVersion(
  links: readonly string[],
  versions: readonly string[],
  version: string,
): readonly string[] {
  const reached = versions.slice(versions.indexOf(version));
  const stated = links.flatMap((link) => statedVersion(link, versions) ?? []);
  const holds = reached.find((id) => stated.includes(id));
  return links
    .filter((link) => [undefined, holds].includes(statedVersion(link, versions)))
    .map((link) => link.replace(STATED, '$1:'));
}

function statedVersion(link: string, versions: readonly string[]): string | undefined {
  const stated = STATED.exec(link)?.[2];
  if (stated !== undefined && !versions.includes(stated)) {
    throw new Error(
      `has the link "${link}" under links, but ${stated} isn't a version of the manual. Use the first version it applies to: ${versions.join(', ')}.`,
    );
  }
  return stated;
}
