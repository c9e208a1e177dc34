import {execFileSync} from 'node:child_process';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

/**
 * When each file below a folder was last committed, by its path below that folder with forward slashes: ISO 8601.
 * Empty outside a Git repository, and in one without its history, whose only date would be that of the clone.
 */
export function commitDates(folder: string): Map<string, string> {
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore']});
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return readLog(git('-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--no-renames', '--relative'));
  } catch {
    return new Map();
  }
}

/** Reads a log of commits, newest first: a NUL and the date, then the names of the files. */
export function readLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/** The source files of pages by route. */
function sources(routes: readonly RouteConfig[]): [string, string][] {
  return routes.flatMap(({path, metadata, routes: below = []}) => [
    ...(metadata?.sourceFilePath !== undefined ? [[path, metadata.sourceFilePath] as [string, string]] : []),
    ...sources(below),
  ]);
}

type CreateItems = NonNullable<Options['createSitemapItems']>;

/**
 * `createSitemapItems` of plugin-sitemap: its items, each with the day its source was last committed. The plugin's own
 * `lastmod` fails outside a Git repository. Pages made from packages have no date.
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
