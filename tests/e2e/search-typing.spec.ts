/**
 * Queries typed key by key end at the rows of the whole query, whatever rows its beginnings had: some of the judged ones,
 * others with each commit. What all of them find is tested without a browser (tests/build/search-relevance.test.ts).
 */
import path from 'node:path';
import {manualPath} from '../versions';
import {judgedQueries} from '../search/sets';
import {engineOf} from '../server/algolia-server';
import {draw} from './draw';
import {dialog, field, hits, openSearch} from './search-steps';
import {expect, open, test, type Page} from './fixtures';

/** Rows of one area that the dialog shows. */
const GROUP = 5;

const ask = engineOf(path.resolve('build'));

/** The addresses of the rows that a query has, in the dialog's order: by area. */
async function rowsOf(query: string, version: string): Promise<readonly string[]> {
  const {hits: all} = await ask({query, version, languages: ['en'], count: 20, words: 10});
  const areas = [...new Set(all.map(({area}) => area))];
  return areas.flatMap((area) => all.filter((hit) => hit.area === area).slice(0, GROUP)).map(({url}) => url);
}

const shownRows = (page: Page): Promise<readonly (string | null)[]> =>
  hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Those that were once answered with rows of their own beginnings. */
const reported = [
  {query: 'Belt.Map', version: 'v11.0.0'},
  {query: 'jsx children', version: 'v11.0.0'},
];

/** How many queries of a version are typed. */
const DRAWN = 20;

for (const version of new Set(judgedQueries.map((query) => query.version))) {
  const own = judgedQueries.filter((query) => query.version === version).map(({query}) => query);
  const queries = [
    ...reported.filter((query) => query.version === version).map(({query}) => query),
    ...draw([...new Set(own)], DRAWN),
  ];
  test(`judged queries for ${version}, typed`, {tag: '@wide'}, async ({page}) => {
    await open(page, `${manualPath(version)}/introduction`);
    await openSearch(page);
    for (const query of queries) {
      await field(page).press('ControlOrMeta+a');
      // Without waiting for the page between two keys, which is faster than anyone types: answers overlap.
      await Promise.all([...query].map((key) => page.keyboard.type(key)));
      await expect(field(page)).toHaveValue(query);
      const expected = await rowsOf(query, version);
      await expect.poll(() => shownRows(page), {message: query, intervals: [50]}).toEqual(expected);
    }
    await expect(dialog(page)).toBeVisible();
  });
}
