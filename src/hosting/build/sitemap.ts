/** What search engines read of the pages' addresses. */
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {commitDates} from '../../kit/build/commit-dates';

/** The source files of pages by route. */
function sources(routes: readonly RouteConfig[]): [string, string][] {
  return routes.flatMap(({path, metadata, routes: below = []}) => [
    ...(metadata?.sourceFilePath !== undefined ? [[path, metadata.sourceFilePath] as [string, string]] : []),
    ...sources(below),
  ]);
}

type CreateItems = NonNullable<Options['createSitemapItems']>;

/**
 * `createSitemapItems` for plugin-sitemap, with the day of each source's last commit. Its own `lastmod` fails outside a
 * Git repository. Pages from packages have no date.
 */
export const datedItems: CreateItems = async ({routes, siteConfig, defaultCreateSitemapItems}) => {
  const items = await defaultCreateSitemapItems({routes, siteConfig});
  const dates = commitDates('.');
  const dateOf = new Map(sources(routes).map(([path, file]) => [siteConfig.url + path, dates.get(file)]));
  return items.map((item) => {
    const date = dateOf.get(item.url) ?? dateOf.get(`${item.url}/`);
    return date === undefined ? item : {...item, lastmod: date};
  });
};

/** Removes entries of a sitemap. @param keep gets absolute URLs */
export function filterSitemap(xml: string, keep: (address: string) => boolean): string {
  return xml.replace(/<url>.*?<\/url>/gs, (entry) => {
    const address = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
    return keep(address.replaceAll('&amp;', '&')) ? entry : '';
  });
}
