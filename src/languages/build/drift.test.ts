import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  acceptSource,
  exampleDifferences,
  followSource,
  readTranslation,
  sectionChanges,
  staleMetadata,
  translatedPages,
} from './drift';

const SOURCE = 'docs/record.mdx';
const TRANSLATION = 'i18n/fr/docusaurus-plugin-content-docs/current/record.mdx';
const ENGLISH = 'Intro.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n';
const FRENCH = 'Début.\n\n## Un {/* #one */}\n\nPremier.\n\n## Deux {/* #two */}\n\nSecond.\n';

let siteDir: string;
const write = (file: string, content: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), content);
};
const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');
const git = (...args: string[]): unknown =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: siteDir,
    stdio: 'pipe',
  });
const commit = (): void => {
  git('add', '--all');
  git('commit', '--message', 'Change');
};
const accept = (only?: string): void => write(TRANSLATION, acceptSource(read(TRANSLATION), read(SOURCE), only));
const staleIds = () => readTranslation(siteDir, TRANSLATION)?.stale?.map(({id, change}) => `${id} ${change}`);

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'drift-'));
  write(SOURCE, ENGLISH);
  write(TRANSLATION, FRENCH);
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

test('the metadata of a page has its stale sections, if it has any', () => {
  const post = 'i18n/fr/docusaurus-plugin-content-blog/post.mdx';
  write('blog/post.mdx', ENGLISH);
  write(post, acceptSource(FRENCH, ENGLISH));
  expect(staleMetadata(siteDir, `@site/${post}`)).toEqual({});
  expect(staleMetadata(siteDir, '@site/blog/post.mdx')).toEqual({});
  write('blog/post.mdx', ENGLISH.replace('First.', 'Another.'));
  expect(staleMetadata(siteDir, `@site/${post}`)).toEqual({stale: [{id: 'one', heading: 'One', change: 'changed'}]});
});

test('a page is stale in the sections that changed, came or went since it was accepted, without any history', () => {
  expect(readTranslation(siteDir, TRANSLATION)).toMatchObject({
    stale: undefined,
    problems: [expect.stringContaining(`npm run translations -- --accept ${TRANSLATION}`)],
  });
  accept();
  expect(readTranslation(siteDir, TRANSLATION)).toEqual({file: TRANSLATION, source: SOURCE, stale: [], problems: []});
  write(SOURCE, 'Intro.\n\n## One\n\nAnother.\n\n## Three\n\nThird.\n');
  expect(staleIds()).toEqual(['one changed', 'three added', 'two removed']);
  accept('two');
  expect(staleIds()).toEqual(['one changed', 'three added']);
  accept('one');
  expect(staleIds()).toEqual(['three added']);
  accept();
  expect(staleIds()).toEqual([]);
});

test('moving a section within its page, or adding lines after it, doesn’t make it stale', () => {
  accept();
  write(SOURCE, 'Intro.\n\n\n## Two\n\nSecond.\n\n## One\n\nFirst.\n');
  expect(staleIds()).toEqual([]);
});

test('examples and ids are compared in sections that are up to date', () => {
  write(SOURCE, `${ENGLISH}\n\`\`\`res\nlet a = 1\n\`\`\`\n`);
  write(TRANSLATION, `${FRENCH.replace('#one', '#un')}\n\`\`\`res\nlet b = 1\n\`\`\`\n`);
  accept();
  expect(readTranslation(siteDir, TRANSLATION)?.problems).toEqual([
    'no heading has the id one: give it to the translation of "One"',
    '#two, block 1 of code differs from its source in more than comments and strings: let b = 1',
  ]);
  write(SOURCE, ENGLISH.replace('First', 'Another').replace('Second', 'Another'));
  expect(readTranslation(siteDir, TRANSLATION)?.problems).toEqual([]);
});

test('all pages of a language are listed, and a page without a source is a problem', () => {
  write('i18n/fr/glossary.md', 'Not a page.');
  write('i18n/fr/syntax-lookup/pipe.md', 'Its source is missing.');
  expect(translatedPages(siteDir, 'fr').map(({file, problems}) => [file, problems.length])).toEqual([
    [TRANSLATION, 1],
    ['i18n/fr/syntax-lookup/pipe.md', 1],
  ]);
});

test('a change that concerns all languages alike leaves a page as it was', () => {
  accept();
  write(SOURCE, ENGLISH.replace('First', 'Another'));
  const [before, after] = [read(SOURCE), read(SOURCE).replace('Intro', '[Intro](lazy.mdx)').replace('Another', 'x')];
  write(TRANSLATION, followSource(read(TRANSLATION), before, after));
  write(SOURCE, after);
  expect(staleIds()).toEqual(['one changed']);
  expect(followSource(FRENCH, before, after)).toBe(FRENCH);
});

describe('the difference of the English text', () => {
  const changes = () =>
    sectionChanges(siteDir, readTranslation(siteDir, TRANSLATION)!).map(({id, before, after}) => ({id, before, after}));
  beforeEach(() => {
    accept();
    git('init', '--quiet');
    commit();
    write(SOURCE, ENGLISH.replace('First', 'Second one'));
    commit();
    write(SOURCE, ENGLISH.replace('First', 'Third one').replace('Second.', ''));
    commit();
  });

  test('comes from the commit that was translated, also before the page was renamed', () => {
    const expected = [
      {id: 'one', before: ['## One', '', 'First.', ''], after: ['## One', '', 'Third one.', '']},
      {id: 'two', before: ['## Two', '', 'Second.', ''], after: ['## Two', '', '', '']},
    ];
    expect(changes()).toEqual(expected);
    git('mv', SOURCE, 'docs/records.mdx');
    commit();
    git('mv', 'docs/records.mdx', SOURCE);
    commit();
    expect(changes()).toEqual(expected);
  });

  test('is missing in a shallow clone, which still knows the sections', () => {
    const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'drift-clone-'));
    git('clone', '--quiet', '--depth', '1', `file://${siteDir}`, clone);
    fs.rmSync(siteDir, {recursive: true});
    siteDir = clone;
    expect(changes().map(({id, before}) => [id, before])).toEqual([
      ['one', undefined],
      ['two', undefined],
    ]);
  });
});

const fence = (code: string, info = 'res'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

test.each([
  ['the same', fence('let a = 1'), fence('let a = 1')],
  ['a comment', fence('// One.\nlet a = 1 // ok'), fence('let a = 1')],
  ['a string', fence('let a = "Hello"'), fence('let a = "Bonjour à tous"')],
  ['a string with a value', fence('let a = `Hi ${name}, welcome`'), fence('let a = `Bonjour ${name}`')],
  ['line breaks', fence('log("Hello", name)'), fence('log(\n  "Bonjour à toutes et à tous",\n  name,\n)')],
  ['a title', fence('let a = 1', 'res title="First"'), fence('let a = 1', 'res title="Premier"')],
  ['highlighted lines', fence('let a = 1', 'res {1}'), fence('// Un.\nlet a = 1', 'res {2}')],
  ['output', fence('3 stops', 'txt'), fence('3 haltes', 'txt')],
  ['a comment in a shell', fence('npm test # all', 'sh'), fence('npm test # tout', 'sh')],
])('%s may differ', (_, source, translation) => expect(exampleDifferences(source, translation)).toEqual([]));

test.each([
  ['a name', fence('let a = 1'), fence('let b = 1')],
  ['an expression', fence('let a = 1 + 2'), fence('let a = 1')],
  ['the language', fence('let a = 1'), fence('let a = 1', 'resi')],
  ['what is expected', fence('let a = 1', 'res error="type"'), fence('let a = 1', 'res')],
  ['a command', fence('npm test', 'sh'), fence('npm run test', 'sh')],
])('%s may not', (_, source, translation) =>
  expect(exampleDifferences(fence('let one = 1') + source, fence('let one = 1') + translation)).toEqual([
    expect.stringContaining('block 2 of code differs from its source in more than comments and strings'),
  ]),
);

test('a missing example is reported', () =>
  expect(exampleDifferences(fence('let a = 1'), '')).toEqual(['it has 0 blocks of code, and its source has 1']));
