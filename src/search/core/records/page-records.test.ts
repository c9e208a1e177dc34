import type {ArticleBlock} from './article';
import {pageArea} from './page-area';
import {pageRecords, type RecordPage} from './page-records';
import {sectionsOf, titlesOf} from './record';

const heading = (level: 1 | 2 | 3, text: string, anchor?: string): ArticleBlock => ({
  kind: 'heading',
  level,
  text,
  anchor,
});
const text = (value: string, anchor?: string): ArticleBlock => ({kind: 'text', text: value, anchor});
const page = (blocks: readonly ArticleBlock[], isModule = false): RecordPage => ({
  url: 'https://example.org/docs/manual/next/pipe',
  area: 'Language Manual',
  versions: ['v12.0.0'],
  lang: 'en',
  weight: 1.5,
  isModule,
  blocks,
});

test('every heading and every text is a record with its position', () => {
  const records = pageRecords(
    page([
      heading(1, 'Pipe'),
      text('Intro'),
      heading(2, 'Placeholders', 'placeholders'),
      text('Row', 'row-1'),
      heading(3, 'Deep', 'deep'),
      heading(2, 'Last', 'last'),
    ]),
  );
  expect(
    records.map(({type, url, hierarchy: {lvl1, lvl2, lvl3}, content}) => [
      type,
      url.slice('https://example.org/docs/manual/next/'.length),
      lvl1,
      lvl2,
      lvl3,
      content,
    ]),
  ).toEqual([
    ['lvl1', 'pipe', 'Pipe', null, null, null],
    ['content', 'pipe', 'Pipe', null, null, 'Intro'],
    ['lvl2', 'pipe#placeholders', 'Pipe', 'Placeholders', null, null],
    ['content', 'pipe#row-1', 'Pipe', 'Placeholders', null, 'Row'],
    ['lvl3', 'pipe#deep', 'Pipe', 'Placeholders', 'Deep', null],
    ['lvl2', 'pipe#last', 'Pipe', 'Last', null, null],
  ]);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  expect(records.map(({weight}) => weight.level)).toEqual([100, 0, 90, 0, 80, 90]);
});

test('a module’s items have full names, and their examples belong to them', () => {
  const records = pageRecords(
    page([heading(1, 'Array'), heading(2, 'map', 'map'), heading(3, 'Examples'), text('For example')], true),
  );
  expect(records.map(({type, name, anchor}) => [type, name, anchor])).toEqual([
    ['lvl1', 'Array', null],
    ['lvl2', 'Array.map', 'map'],
    ['content', 'Array.map', 'map'],
  ]);
});

test('a page without a title has no records', () => {
  expect(pageRecords(page([text('Lost'), heading(2, 'Lost', 'lost')]))).toEqual([]);
});

test('sections are headings with their texts', () => {
  const sections = sectionsOf(
    pageRecords(page([heading(1, 'Pipe'), text('Intro'), heading(2, 'Placeholders', 'p'), text('One'), text('Two')])),
  );
  expect(sections.map(({heading: own, texts}) => [titlesOf(own), texts.map(({content}) => content)])).toEqual([
    [['Pipe'], ['Intro']],
    [
      ['Pipe', 'Placeholders'],
      ['One', 'Two'],
    ],
  ]);
});

const versions = {
  manual: [
    {id: 'v12.0.0', path: 'next'},
    {id: 'v11.0.0', path: 'latest'},
  ],
  react: 'latest',
};

test.each([
  ['docs/manual/next/pipe', 'Language Manual', ['v12.0.0'], false],
  ['docs/manual/latest/api/core/array', 'Core', ['v11.0.0'], true],
  ['docs/manual/next/api/stdlib', 'Stdlib', ['v12.0.0'], true],
  ['docs/manual/next/api', 'API', ['v12.0.0'], false],
  ['docs/manual/next/api/dom', 'Dom', ['v12.0.0'], false],
  ['docs/react/latest/events', 'React', ['v12.0.0', 'v11.0.0'], false],
  ['community/overview', 'Community', ['v12.0.0', 'v11.0.0'], false],
  ['blog/some-news', 'Blog', ['v12.0.0', 'v11.0.0'], false],
  ['blog/page-speed', 'Blog', ['v12.0.0', 'v11.0.0'], false],
  ['blog/tags-and-templates', 'Blog', ['v12.0.0', 'v11.0.0'], false],
  ['syntax-lookup/pipe', 'Syntax Lookup', ['v12.0.0', 'v11.0.0'], false],
])('%s belongs to %s', (path, area, ids, isModule) => {
  expect(pageArea(path, versions)).toMatchObject({area, versions: ids, isModule});
});

test.each([
  '',
  'blog',
  'blog/tags',
  'blog/archive',
  'blog/tags/x',
  'docs/react/v0.10.0/events',
  'docs/react/next/events',
  'docs/manual/v8.0.0/pipe',
  'try',
  'search',
  'community',
])('%s isn’t searchable', (path) => {
  expect(pageArea(path, versions)).toBeUndefined();
});

test('what a page says about itself belongs to its title', () => {
  const [title, , section] = pageRecords({
    ...page([heading(1, 'Pipe'), text('Intro'), heading(2, 'Placeholders', 'placeholders')]),
    summary: 'Chain calls.',
    keywords: ['thread first'],
  });
  expect(title).toMatchObject({summary: 'Chain calls.', keywords: ['thread first']});
  expect(section).not.toHaveProperty('keywords');
});

test('the links at the end of a page are not searched: the pages they lead to are', () => {
  const records = pageRecords(
    page([heading(1, 'Pipe'), heading(2, 'Where next', 'where-next'), text('Records'), heading(2, 'After', 'after')]),
  );
  expect(records.map(({hierarchy: {lvl1, lvl2}, content}) => content ?? lvl2 ?? lvl1)).toEqual(['Pipe', 'After']);
});

test('a page about an error has its name, its first texts and its messages, but no sections', () => {
  const records = pageRecords({
    ...page([
      {...heading(1, 'The value … is lost'), alias: 'Not in scope'} as ArticleBlock,
      text('Why'),
      heading(2, 'Versions', 'messages'),
      {kind: 'message', text: 'Unbound value x'},
      heading(2, 'How to fix it', 'fix'),
      text('Define it.'),
    ]),
    area: 'Errors',
  });
  expect(records.map(({hierarchy: {lvl2}, linkTexts, content}) => [lvl2, linkTexts, content])).toEqual([
    [null, ['Not in scope'], null],
    [null, undefined, 'Why'],
    [null, undefined, 'Unbound value x'],
  ]);
});
