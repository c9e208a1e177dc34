/** The pages the search dialog offers before anything is typed, with the titles they have on the site. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {SEARCH_STARTS, STARTS_SHOWN} from '../../../config/search-starts';
import {allVersions, versionLines} from '../../../config/versions';

type SearchStart = {readonly title: string; readonly to: string};

/**
 * The starts by the id of the manual version, in the order of the settings. A version the build doesn't have is left
 * out.
 */
export function searchStarts(
  allContent: AllContent,
  baseUrl: string,
): Readonly<Record<string, readonly SearchStart[]>> {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap((version) => version.docs),
  );
  const titles = new Map(docs.map(({permalink, title}) => [permalink, title]));
  const entries = allVersions(versionLines.default).map(({id, path}) => {
    const found = SEARCH_STARTS.flatMap((place): SearchStart[] => {
      const to = `${baseUrl}docs/manual/${path}/${place}`;
      const title = titles.get(to);
      return title === undefined ? [] : [{title, to}];
    });
    return [id, found.slice(0, STARTS_SHOWN)] as const;
  });
  return Object.fromEntries(entries.filter(([, starts]) => starts.length > 0));
}
