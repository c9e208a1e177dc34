/** Sends the records to Algolia, with settings that make code searchable. */
import {algoliasearch} from 'algoliasearch';
import {DEFAULT_LOCALE} from '../../../config/languages';
import type {SearchHost} from '../../../config/search';
import {SECTION_LEVELS, type SearchRecord} from '../../core/records/record';

export type PushTarget = {
  readonly appId: string;
  /** A key with write access. */
  readonly adminKey: string;
  readonly indexName: string;
  /** Used instead of Algolia's own hosts. */
  readonly hosts?: readonly SearchHost[];
};

/** Records per request; Algolia accepts at most 10 MB. */
const BATCH = 1000;

/**
 * If a version has fewer records than this, it wasn't built or its pages couldn't be parsed: its introduction alone has
 * dozens.
 */
const LEAST_OF_VERSION = 1000;
const LEAST_SHARED = 300;

/**
 * Algolia's settings for the records: names and titles rank above texts, and names are found with their symbols and by
 * their parts.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'name',
    ...SECTION_LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'unordered(linkTexts)',
    'unordered(summary)',
    'content',
  ],
  attributesForFaceting: ['version', 'lang', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'version', 'lang'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['name', 'hierarchy', 'content'],
  separatorsToIndex: '+-*/<>=|&!:.~?%@#_',
  attributeForDistinct: 'place',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)', 'desc(isTranslation)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional' as const,
};

/**
 * What Algolia gets of a record. A section and its translation have one place, so a query gets the better match of the
 * two, and the translation if both match as well.
 */
function objectOf(record: SearchRecord) {
  const {lang, url} = record;
  const isTranslation = lang !== DEFAULT_LOCALE;
  return {...record, place: isTranslation ? url.replace(`/${lang}/`, '/') : url, isTranslation};
}

/** What the records of the complete site have: English pages in all versions, and some pages of each translation. */
export type ExpectedRecords = {readonly versions: readonly string[]; readonly languages: readonly string[]};

/** The reasons why the records can't be the complete site, as sentences; empty if they can. */
function implausible(records: readonly SearchRecord[], {versions, languages}: ExpectedRecords): readonly string[] {
  const english = records.filter(({lang}) => lang === DEFAULT_LOCALE);
  const fewer = (what: string, own: readonly SearchRecord[], least: number): readonly string[] =>
    own.length < least ? [`${what} ${own.length} records, fewer than ${least}.`] : [];
  return [
    ...versions.flatMap((id) => {
      const own = english.filter(({version}) => version.length === 1 && version[0] === id);
      return fewer(`${id} has`, own, LEAST_OF_VERSION);
    }),
    ...fewer(
      'The pages that all versions share have',
      english.filter(({version}) => version.length > 1),
      LEAST_SHARED,
    ),
    ...languages
      .filter((language) => !records.some(({lang}) => lang === language))
      .map((language) => `The translation "${language}" has no records.`),
  ];
}

/**
 * Replaces the whole index at once, so that readers always have a complete one: it fills a copy and then swaps it in.
 * If the records can't be the complete site, throws a readable error before sending anything.
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  expected: ExpectedRecords,
  {appId, adminKey, indexName, hosts}: PushTarget,
): Promise<void> {
  const problems = implausible(records, expected);
  if (problems.length > 0) {
    throw new Error(
      `Nothing was pushed: the index would lose most of the site. ${problems.join(' ')} Run a full npm run build first, without FAST.`,
    );
  }
  const client = algoliasearch(appId, adminKey, hosts ? {hosts: [...hosts]} : {});
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records.map(objectOf), batchSize: BATCH});
}
