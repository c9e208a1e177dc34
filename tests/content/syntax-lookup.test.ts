/** The entries of the syntax lookup: all former addresses, links in both versions, texts in the lists. */
import path from 'node:path';
import {scoreAll} from '../../src/lists/core/score';
import {LOOKUP_CHOICES} from '../../src/lookup/core/page';
import {createLinkResolver} from '../../src/lookup/build/manual-links';
import {readEntries, type LookupSource} from '../../src/lookup/build/read';
import ids from '../fixtures/syntax-lookup-ids.json';

const siteDir = path.resolve(__dirname, '../..');
let sources: readonly LookupSource[];

beforeAll(async () => {
  sources = await readEntries(path.join(siteDir, 'syntax-lookup'));
});

test('every entry of the original site has its address', () => {
  const own = new Set(sources.map(({entry}) => entry.id));
  expect(ids).toHaveLength(96);
  expect(ids.filter((id) => !own.has(id))).toEqual([]);
});

test('links lead to existing pages and headings in v11 and v12', async () => {
  const resolve = createLinkResolver(siteDir, '/');
  const problems: string[] = [];
  for (const {entry, lineOfLink} of sources) {
    for (const choice of LOOKUP_CHOICES) {
      const links = await resolve(entry.links, choice).catch((error: unknown) => {
        const {message} = error as Error;
        problems.push(`syntax-lookup/${entry.id}.md:${lineOfLink(message)} ${message}`);
      });
      if (links) expect(new Set(links.map(({to}) => to)).size).toBe(links.length);
    }
  }
  expect(problems.join('\n')).toBe('');
});

test.each([
  ['[', 'list'],
  ['[]', 'list'],
  ['\\', 'string-literal'],
  [';', 'let-binding'],
  ['{', 'object-type'],
])('the sign %s finds an entry', (sign, id) => {
  const found = scoreAll(
    sources.map(({entry}) => ({
      name: entry.syntax,
      words: [entry.title, ...entry.keywords].join(' ').toLowerCase(),
      text: entry.summary,
    })),
    sign,
  );
  expect(sources.filter((_, index) => found[index]).map(({entry}) => entry.id)).toContain(id);
});

test('names, titles and summaries are unique', () => {
  for (const key of ['syntax', 'title', 'summary'] as const) {
    const all = sources.map(({entry}) => entry[key]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  }
});

test('a deprecated entry shows the last version that supports it, or still compiles', () => {
  const deprecated = sources.filter(({entry}) => entry.deprecated);
  expect(deprecated.map(({entry}) => entry.id)).toEqual(
    expect.arrayContaining(['send-pipe-decorator', 'obj-decorator', 'triangle-pipe']),
  );
  expect(sources.find(({entry}) => entry.id === 'triangle-pipe')?.fences[0]?.meta).toContain('version=v11.0.0');
});
