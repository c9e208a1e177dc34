/** Sends the records to Algolia, with the settings that make code searchable there. */
import {algoliasearch} from 'algoliasearch';
import type {SearchHost} from '../../config/search';
import type {SearchRecord} from '../../lib/search/records/records';

export type PushTarget = {
  readonly appId: string;
  /** A key that may write. */
  readonly adminKey: string;
  readonly indexName: string;
  /** In the place of Algolia's own. */
  readonly hosts?: readonly SearchHost[];
};

/** Records in one request; Algolia takes at most 10 MB. */
const BATCH = 1000;

/** A version with fewer records than this was not built, or its pages were not understood: its introduction alone has dozens. */
const LEAST_OF_VERSION = 1000;
const LEAST_SHARED = 300;

/** What Algolia has to know of the records: names and titles before texts, names with their signs and in their parts. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'name',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributesForFaceting: ['version', 'lang', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'version', 'lang'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['name', 'hierarchy', 'content'],
  separatorsToIndex: '+-*/<>=|&!:.~?%@#_',
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional' as const,
};

/** Why the records can't be the whole site, as sentences; none when they can. */
function implausible(records: readonly SearchRecord[], versions: readonly string[]): readonly string[] {
  const own = (version: string): number => records.filter((record) => record.version.length === 1 && record.version[0] === version).length;
  const shared = records.filter(({version}) => version.length > 1).length;
  return [
    ...versions.filter((version) => own(version) < LEAST_OF_VERSION).map((version) => `${version} has ${own(version)} records, fewer than ${LEAST_OF_VERSION}.`),
    ...(shared < LEAST_SHARED ? [`The pages that all versions share have ${shared} records, fewer than ${LEAST_SHARED}.`] : []),
  ];
}

/**
 * Replaces the index as a whole, so that readers always have one: a copy is filled, then takes its place.
 * Throws with a sentence before anything is sent when the records can't be the whole site.
 */
export async function pushRecords(records: readonly SearchRecord[], versions: readonly string[], {appId, adminKey, indexName, hosts}: PushTarget): Promise<void> {
  const problems = implausible(records, versions);
  if (problems.length > 0) {
    throw new Error(`Nothing was pushed, for the index would lose most of the site. ${problems.join(' ')} Run a full npm run build first, without FAST.`);
  }
  const client = algoliasearch(appId, adminKey, hosts ? {hosts: [...hosts]} : {});
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record})), batchSize: BATCH});
}
