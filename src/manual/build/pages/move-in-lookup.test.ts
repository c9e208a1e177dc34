import {moveInLinks, moveInLookup, type LookupVersions} from './move-in-lookup';
import {linesThatStay, MOVE_DOCS, readMove, wasPublished, type Move} from './move-page';
import {linksOfVersion} from '../../../lookup/build/manual-links';

const versions: LookupVersions = {next: 'v12.0.0', latest: 'v11.0.0', all: ['v12.0.0', 'v11.0.0', 'v10.0.0']};
const move: Move = {docs: MOVE_DOCS[0]!, from: 'record', to: 'records'};
const shown = (links: readonly string[], id: string): readonly string[] => linksOfVersion(links, versions.all, id);

test.each([
  [['manual:type', 'manual:record#spread', 'react:record']],
  [['manual:record', 'manual@v12.0.0:dict', 'manual@v11.0.0:object']],
  [['manual@v11.0.0:record', 'manual@v11.0.0:object', 'manual:pipe']],
  [['manual:record', 'manual@v11.0.0:object']],
  [['manual@v12.0.0:record', 'manual@v11.0.0:record']],
])('%j: the next version has the new name, and the others the links they had', (links) => {
  const moved = moveInLinks(links, move, versions);
  const renamed = shown(links, 'v12.0.0').map((link) => link.replace(/^manual:record(?=#|$)/, 'manual:records'));
  expect([...shown(moved, 'v12.0.0')].sort()).toEqual([...renamed].sort());
  expect([...shown(moved, 'v11.0.0')].sort()).toEqual([...shown(links, 'v11.0.0')].sort());
});

test('links to other pages, and of versions that keep the page, stay as they are', () => {
  for (const links of [['manual:type'], ['react:record'], ['manual@v12.0.0:dict', 'manual@v11.0.0:record']])
    expect(moveInLinks(links, move, versions)).toBe(links);
});

test('links are read from either form of the list, and what is around them stays', () => {
  const list = '---\ntitle: A\nlinks:\n  - "manual:type"\n  - "manual:record"\nsee: [a]\n---\n\nText.\n';
  const moved = 'links:\n  - "manual:type"\n  - "manual@v12.0.0:records"\n  - "manual@v11.0.0:record"';
  expect(moveInLookup(list, move, versions)).toEqual({
    before: '---\ntitle: A\n',
    links: moved,
    after: '\nsee: [a]\n---\n\nText.\n',
  });
  expect(moveInLookup('links: ["manual:type", manual:record]\n', move, versions).links).toBe(moved);
  const other = '---\nlinks: ["manual:type"]\n---\n';
  expect(Object.values(moveInLookup(other, move, versions)).join('')).toBe(other);
});

test('links that lead to the latest version are named with their lines', () => {
  expect(linesThatStay('[a](manual:record#x)\n[b](manual:records)\n[c](manual@next:record)\n', move)).toEqual([1]);
});

test('a page was published if the ledger has it in any version', () => {
  const ledger = '/docs/manual/v9.0.0/record anchor\n/docs/react/next/memo\n/docs/manual/next/pipe\n';
  expect([wasPublished(ledger, move), wasPublished(ledger, {...move, from: 'memo'})]).toEqual([true, false]);
  expect(wasPublished(ledger, {...move, from: 'pip'})).toBe(false);
});

test('a page without versions has another reason, and the way to rename it', () => {
  expect(() => readMove(['community/a', 'community/b'], new Set(['community/a.mdx']))).toThrow(
    "community/a has no version, and page:move renames pages of the next one. Rename the file, its id in sidebars-community.ts and the links to it by hand, then add {from: '/community/a', to: '/community/b'} to aliasRules in src/hosting/core/redirects.ts.",
  );
});
