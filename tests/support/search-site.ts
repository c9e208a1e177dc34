/** A site with a few pages, for testing the engine. */
import type {ArticleBlock} from '../../src/search/core/records/article';
import {pageArea} from '../../src/search/core/records/page-area';
import {pageRecords} from '../../src/search/core/records/page-records';
import type {SearchRecord} from '../../src/search/core/records/record';
import {createCatalog, type Catalog} from '../../src/search/core/catalog';
import {buildShard, decodeShard, encodeShard, type ApiAdditions} from '../../src/search/core/index/shard';

const VERSIONS = {manual: [{id: 'v12.0.0', path: 'next'}], react: 'latest'};

/**
 * A page in short form: a line that starts with `#` is a heading, with its anchor after `@@`; every other line is a
 * text.
 */
export function pageOf(path: string, lines: readonly string[]): readonly SearchRecord[] {
  const area = pageArea(path, VERSIONS);
  if (!area) throw new Error(`${path} is not searched.`);
  const blocks = lines.map((line): ArticleBlock => {
    const [, signs, title = '', anchor] = /^(#+) (.*?)(?: @@(\S+))?$/.exec(line) ?? [];
    return signs === undefined
      ? {kind: 'text', text: line, anchor: undefined}
      : {kind: 'heading', level: signs.length as 1, text: title, anchor};
  });
  return pageRecords({url: `https://example.org/${path}`, lang: 'en', ...area, blocks});
}

export const smallSite: readonly SearchRecord[] = [
  ...pageOf('docs/manual/next/record', [
    '# Record',
    'A record groups named values of array<int> and others.',
    '## Mutable fields @@mutable-fields',
    'Write mutable before the name.',
    '## Optional fields @@optional',
    'A field with a question mark may be missing.',
  ]),
  ...pageOf('docs/manual/next/pipe', [
    '# Pipe',
    'The pipe -> puts a value in front.',
    '## The old pipe @@old',
    'The operator |> is no more.',
  ]),
  ...pageOf('docs/manual/next/attribute', [
    '# Attribute',
    'Attributes begin with a sign.',
    '## @as: another name @@as',
    'A field gets another name.',
  ]),
  ...pageOf('docs/manual/next/api/stdlib/array', [
    '# Array',
    'Functions for arrays.',
    '## map @@map',
    'Maps every item.',
    '## filter @@filter',
    'Keeps some items.',
    '## pop @@pop',
    'Takes the last item.',
  ]),
  ...pageOf('docs/manual/next/api/js/array-2', [
    '# Js.Array2',
    'Old functions for arrays.',
    '## map @@map',
    'Maps every item.',
  ]),
];

const place = (path: string): string => `/docs/manual/next/api/${path}`;

export const additions: ApiAdditions = {
  types: [
    ["(array<'1>, '1 => '2) => array<'2>", place('stdlib/array#map')],
    ["array<'1> => option<'1>", place('stdlib/array#pop')],
    ["(array<'1>, '1 => '2) => array<'2>", place('js/array-2#map')],
    ['int => int', place('js/gone#map')],
  ],
  abbreviations: [['Items.t', 'array<int>']],
  renames: [['Js.Array2.map', place('stdlib/array#map')]],
};

/** The catalog of some records after a round trip. */
export function catalogOf(records: readonly SearchRecord[], added?: ApiAdditions): Catalog {
  return createCatalog(decodeShard(encodeShard(buildShard(records, added))));
}
