import fs from 'node:fs';
import {linksOfVersion} from '../../../lookup/build/manual-links';
import {
  addSuccessor,
  linesThatStay,
  MOVE_DOCS,
  moveInLinks,
  moveInLookup,
  readMove,
  refuseFormerName,
  renameInSidebar,
  renameLinks,
  wasPublished,
  type LookupVersions,
  type Move,
} from './move-page';

const pages = new Set(['docs/lazy-values.mdx', 'docs/record.mdx', 'react-docs/memo.mdx']);
const move: Move = {docs: MOVE_DOCS[0]!, from: 'lazy-values', to: 'lazy'};

test('the page and its new name are read with or without the ending', () => {
  expect(readMove(['docs/lazy-values.mdx', 'docs/lazy'], pages)).toEqual(move);
  expect(readMove(['react-docs/memo', 'react-docs/memoize'], pages).docs.scheme).toBe('react');
});

test.each([
  [['docs/lazy-values'], 'Name the page and its new name.'],
  [['docs/lazy-values', ''], 'Name the page and its new name.'],
  [['record', 'records'], 'record is in neither docs/ nor react-docs/. Write npm run page:move -- docs/old-name'],
  [['errors/a', 'errors/b'], 'The name of a page about an error never changes, because readers have links to it.'],
  [['blog/2027-01-31-a', 'blog/b'], "The address of a post is its slug, which doesn't change."],
  [
    ['community/a', 'community/b'],
    "community/a has no version, and page:move renames pages of the next one. Rename the file, its id in sidebars-community.ts and the links to it by hand, then add {from: '/community/a', to: '/community/b'} to aliasRules in src/hosting/core/redirects.ts.",
  ],
  [['versioned_docs/version-v1.0.0/a', 'docs/a'], 'pages of released versions keep their names'],
  [['docs/record', 'react-docs/record'], 'react-docs/record has to be in docs/, as docs/record is.'],
  [['docs/record', 'docs/Records'], '"Records" isn\'t a page name'],
  [['docs/recrd', 'docs/records'], "docs/recrd.mdx doesn't exist."],
  [['docs/record', 'docs/lazy-values'], 'docs/lazy-values.mdx already exists.'],
])('%p is rejected with a readable error', (words, sentence) => expect(() => readMove(words, pages)).toThrow(sentence));

test('the name that another page had is refused, and a page may get its own back', () => {
  const ledger = '/docs/manual/next/lazy\n/docs/manual/v11.0.0/lazy #make\n';
  const former = {lazy: ['promise'], promise: ['lazy']};
  expect(() => refuseFormerName(ledger, former, move)).toThrow(
    'docs/lazy has been the name of another page, and readers have links to it, which lead to promise now. Choose another name.',
  );
  expect(() => refuseFormerName(ledger, {}, move)).toThrow('readers have links to it. Choose another name.');
  expect(refuseFormerName(ledger, former, {...move, from: 'promise'})).toBeUndefined();
  expect(refuseFormerName(ledger, former, {...move, to: 'laziness'})).toBeUndefined();
});

test('links of the same version follow, and those that name the next version', () => {
  const text =
    '[a](lazy-values.mdx#make) [b](manual:lazy-values) [c](lazy-values-2.mdx) [d](manual@next:lazy-values#x)\n\n[e]: lazy-values.mdx\n';
  expect(renameLinks(text, move, {byScheme: true, byFile: true})).toBe(
    '[a](lazy.mdx#make) [b](manual:lazy) [c](lazy-values-2.mdx) [d](manual@next:lazy#x)\n\n[e]: lazy.mdx\n',
  );
  expect(renameLinks(text, move, {byScheme: true, byFile: false})).toBe(text.replaceAll(':lazy-values', ':lazy'));
  expect(renameLinks(text, move, {byScheme: false, byFile: false})).toBe(
    text.replace('@next:lazy-values', '@next:lazy'),
  );
});

test('the sidebar has the new name in the old place', () => {
  expect(renameInSidebar("['record', 'lazy-values']", move)).toBe("['record', 'lazy']");
  expect(() => renameInSidebar("['record']", move)).toThrow("sidebars.ts does not have 'lazy-values'.");
});

test('one rule each way is added to the table of redirects, once', () => {
  const source = fs.readFileSync('src/hosting/core/redirects.ts', 'utf8');
  const {from, to} = {from: 'page-that-was', to: 'is'};
  const edited = addSuccessor(source, {...move, from, to});
  expect(edited).toContain("  default: {\n    'page-that-was': ['is'],\n    is: ['page-that-was'],\n");
  expect(addSuccessor(source, {docs: MOVE_DOCS[1]!, from, to})).toContain("  react: {\n    'page-that-was': ['is'],\n");
});

test('a page that is renamed twice, or back, keeps one line, and what led to it still does', () => {
  const source = `export const successors: Pages = {
  default: {
    'older-page': ['a#part', 'z'],
  },
  react: {
  },
};
`;
  const rename = (text: string, from: string, to: string): string => addSuccessor(text, {...move, from, to});
  const lines = (text: string): string => text.replace(/^.*\n.*\n|  \},\n  react[^]*/g, '');
  const once = rename(source, 'a', 'b-b');
  expect(lines(once)).toBe("    a: ['b-b'],\n    'b-b': ['a'],\n    'older-page': ['b-b#part', 'a#part', 'z'],\n");
  expect(lines(rename(once, 'b-b', 'c'))).toBe(
    "    c: ['b-b'],\n    a: ['c', 'b-b'],\n    'b-b': ['c', 'a'],\n    'older-page': ['c#part', 'b-b#part', 'a#part', 'z'],\n",
  );
  expect(lines(rename(once, 'b-b', 'a'))).toContain("    a: ['b-b'],\n    'b-b': ['a'],\n");
});

const versions: LookupVersions = {next: 'v12.0.0', latest: 'v11.0.0', all: ['v12.0.0', 'v11.0.0', 'v10.0.0']};
const rename: Move = {docs: MOVE_DOCS[0]!, from: 'record', to: 'records'};
const shown = (links: readonly string[], id: string): readonly string[] => linksOfVersion(links, versions.all, id);

test.each([
  [['manual:type', 'manual:record#spread', 'react:record']],
  [['manual:record', 'manual@v12.0.0:dict', 'manual@v11.0.0:object']],
  [['manual@v11.0.0:record', 'manual@v11.0.0:object', 'manual:pipe']],
  [['manual:record', 'manual@v11.0.0:object']],
  [['manual@v12.0.0:record', 'manual@v11.0.0:record']],
])('%j: the next version has the new name, and the others the links they had', (links) => {
  const moved = moveInLinks(links, rename, versions);
  const renamed = shown(links, 'v12.0.0').map((link) => link.replace(/^manual:record(?=#|$)/, 'manual:records'));
  expect([...shown(moved, 'v12.0.0')].sort()).toEqual([...renamed].sort());
  expect([...shown(moved, 'v11.0.0')].sort()).toEqual([...shown(links, 'v11.0.0')].sort());
});

test('links to other pages, and of versions that keep the page, stay as they are', () => {
  for (const links of [['manual:type'], ['react:record'], ['manual@v12.0.0:dict', 'manual@v11.0.0:record']])
    expect(moveInLinks(links, rename, versions)).toBe(links);
});

test('links are read from either form of the list, and what is around them stays', () => {
  const list = '---\ntitle: A\nlinks:\n  - "manual:type"\n  - "manual:record"\nsee: [a]\n---\n\nText.\n';
  const moved = 'links:\n  - "manual:type"\n  - "manual@v12.0.0:records"\n  - "manual@v11.0.0:record"';
  expect(moveInLookup(list, rename, versions)).toEqual({
    before: '---\ntitle: A\n',
    links: moved,
    after: '\nsee: [a]\n---\n\nText.\n',
  });
  expect(moveInLookup('links: ["manual:type", manual:record]\n', rename, versions).links).toBe(moved);
  const other = '---\nlinks: ["manual:type"]\n---\n';
  expect(Object.values(moveInLookup(other, rename, versions)).join('')).toBe(other);
});

test('links that lead to the latest version are named with their lines', () => {
  expect(linesThatStay('[a](manual:record#x)\n[b](manual:records)\n[c](manual@next:record)\n', rename)).toEqual([1]);
});

test('a page was published if the ledger has it in any version', () => {
  const ledger = '/docs/manual/v9.0.0/record anchor\n/docs/react/next/memo\n/docs/manual/next/pipe\n';
  expect([wasPublished(ledger, rename), wasPublished(ledger, {...rename, from: 'memo'})]).toEqual([true, false]);
  expect(wasPublished(ledger, {...rename, from: 'pip'})).toBe(false);
});
