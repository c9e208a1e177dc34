/** Data for search engines and social networks: canonical addresses, the sitemap, cards, structured data, feeds. */
import {editRoot} from '../../src/config/site';
import {versionLines} from '../../src/config/versions';
import fs from 'node:fs';
import path from 'node:path';
import {readHead} from '../../src/hosting/core/page-head';
import {commitDates} from '../../src/kit/build/commit-dates';
import {readBuild} from '../../src/hosting/build/read-build';
import {builtLanguages, inLanguage} from './built-languages';

const ORIGIN = 'https://rescript-lang.org';
const root = path.resolve('build');
const pages = readBuild(root, '/').pages.filter(({address}) => inLanguage(address).page !== '/404');
const heads = new Map(pages.map(({address, html}) => [address, readHead(html)]));
const entries = ['', ...builtLanguages]
  .flatMap((folder) => [
    ...fs
      .readFileSync(path.join(root, folder, 'sitemap.xml'), 'utf8')
      .matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
  ])
  .map(([, address = '', date]) => ({address: address.replace(ORIGIN, '') || '/', date}));

test('every page has a canonical address, which leads to a page that is its own canonical page', () => {
  for (const [address, {canonical}] of heads) {
    const target = canonical?.replace(ORIGIN, '').replace(/(?<=.)\/$/, '') || '/';
    expect({address, whole: canonical?.startsWith(`${ORIGIN}/`), known: heads.has(target)}).toEqual({
      address,
      whole: true,
      known: true,
    });
    expect({address, canonical: heads.get(target)?.canonical}).toEqual({address, canonical});
  }
});

test('superseded pages are not indexed; next pages lead to their latest counterpart', () => {
  expect(heads.get('/docs/manual/v10.0.0/introduction')).toMatchObject({
    noindex: true,
    canonical: `${ORIGIN}/docs/manual/latest/introduction`,
  });
  expect(heads.get('/docs/manual/next/record')).toMatchObject({
    noindex: false,
    canonical: `${ORIGIN}/docs/manual/latest/record`,
  });
  expect(heads.get('/docs/manual/next/dict')).toMatchObject({
    noindex: false,
    canonical: `${ORIGIN}/docs/manual/${heads.has('/docs/manual/latest/dict') ? 'latest' : 'next'}/dict`,
  });
  expect(heads.get('/docs/manual/latest/record')?.noindex).toBe(false);
});

test('the sitemaps list exactly the canonical pages', () => {
  const own = [...heads]
    .filter(
      ([address, {canonical, noindex}]) =>
        !noindex && canonical?.replace(ORIGIN, '').replace(/(?<=.)\/$/, '') === (address === '/' ? '/' : address),
    )
    .map(([address]) => address);
  const listed = entries.map(({address}) => address.replace(/(?<=.)\/$/, ''));
  expect(listed.filter((address) => !own.includes(address))).toEqual([]);
  expect(own.filter((address) => !listed.includes(address))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('pages with a source have the date of its last commit, if the history is available', () => {
  const dates = commitDates('.');
  const {latest} = versionLines.default;
  const page = entries.find(({address}) => /^\/docs\/manual\/(?:latest|next)\/dict$/.test(address));
  const source = page?.address.includes('/next/') ? 'docs/dict.mdx' : `versioned_docs/version-${latest.id}/dict.mdx`;
  expect(page?.date && new Date(page.date).getTime()).toBe(
    dates.has(source) ? new Date(dates.get(source) ?? '').getTime() : undefined,
  );
  // Pages generated from packages or from other pages, and pages without their own text.
  const made = /^\/(?:docs\/manual\/[^/]+\/api(?:\/.*)?|blog|blog\/(?:archive|authors.*|tags.*)|search|syntax-lookup)$/;
  // A page that isn't committed yet has no date.
  const sources = new Map(
    pages.map(({address, html}) => [address, /^[^"\s>]*/.exec(html.split(editRoot)[1] ?? '')?.[0]]),
  );
  const isNew = (address: string): boolean => {
    const source = sources.get(address);
    return source !== undefined && !dates.has(source);
  };
  const undated = entries
    .filter(({address, date}) => date === undefined && !made.test(inLanguage(address).page) && !isNew(address))
    .map(({address}) => address);
  if (dates.size > 0) expect(undated).toEqual([]);
});

test('every page has its own card image, which exists and has the right size', () => {
  for (const [address, {image = '', imageText}] of heads) {
    const file = path.join(root, image.replace(ORIGIN, ''));
    const named = /\/cards\/[\da-f]{16}\.png$/.test(image) && imageText?.includes(' | ');
    expect({address, image, named, there: fs.existsSync(file)}).toEqual({address, image, named: true, there: true});
  }
  expect(heads.get('/docs/manual/latest/record')?.imageText).toBe(
    `Record | Language Manual ${versionLines.default.latest.name}`,
  );
  expect(heads.get('/docs/manual/next/api/stdlib/array')?.imageText).toBe(
    `Array | API ${versionLines.default.next.name}`,
  );
  const cards = fs.readdirSync(path.join(root, 'cards')).map((file) => fs.readFileSync(path.join(root, 'cards', file)));
  expect(
    cards
      .map((png) => [png.readUInt32BE(16), png.readUInt32BE(20)])
      .every(([width, height]) => width === 1_200 && height === 630),
  ).toBe(true);
  expect(Math.max(...cards.map(({length}) => length))).toBeLessThanOrEqual(64 * 1_024);
});

test('every page has its title, description, address, type and image for Open Graph and Twitter', () => {
  const keys = [
    'og:title',
    'og:description',
    'og:url',
    'og:type',
    'og:image',
    'og:image:alt',
    'og:site_name',
    'twitter:card',
    'twitter:image',
  ];
  const missing = pages.flatMap(({address, html}) =>
    keys
      .filter((key) => !new RegExp(`(?:property|name)=["']?${key}["']? content=`).test(html))
      .map((key) => `${address} has no ${key}`),
  );
  expect(
    missing.filter((sentence) => !/\/blog\/(?:archive|authors|tags).* has no og:description/.test(sentence)),
  ).toEqual([]);
});

type Node = Readonly<Record<string, unknown>>;
const nodes = (html: string): Node[] =>
  [...html.matchAll(/<script[^>]*ld\+json[^>]*>([^<]*)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as Node);
const isAddress = (value: unknown): boolean => typeof value === 'string' && value.startsWith(`${ORIGIN}/`);

/** The problems with a node according to schema.org and Google's guides. */
function wrong(node: Node): string[] {
  const missing = (keys: readonly string[]): string[] =>
    keys
      .filter((key) => typeof node[key] !== 'string' || node[key] === '')
      .map((key) => `${String(node['@type'])} without ${key}`);
  switch (node['@type']) {
    case 'BreadcrumbList': {
      const items = node.itemListElement as readonly Node[];
      return items.flatMap((item, index) =>
        item.position === index + 1 && typeof item.name === 'string' && isAddress(item.item)
          ? []
          : [`crumb ${index + 1} is incomplete`],
      );
    }
    case 'TechArticle':
      return [
        ...missing(['headline', 'description', 'inLanguage']),
        ...(isAddress(node.url) && isAddress(node.image) ? [] : ['TechArticle without whole addresses']),
      ];
    case 'BlogPosting':
      return [
        ...missing(['headline', 'description', 'datePublished', 'dateModified']),
        ...(isAddress(node.image) && (node.author as readonly Node[]).length > 0
          ? []
          : ['BlogPosting without image or author']),
      ];
    case 'Blog':
      return missing(['headline', 'description']);
    default:
      return [`an unknown type ${String(node['@type'])}`];
  }
}

test('structured data is complete: breadcrumbs and an article on every docs page, a post on every post', () => {
  for (const {address, html} of pages) {
    const found = nodes(html);
    expect({address, wrong: found.flatMap(wrong)}).toEqual({address, wrong: []});
    const types = found.map((node) => node['@type']);
    if (/^\/(?:docs|community|errors)\//.test(address))
      expect({address, types}).toEqual({address, types: ['BreadcrumbList', 'TechArticle']});
  }
  const posts = fs.readdirSync('blog').filter((file) => /^\d{4}-.*\.mdx?$/.test(file));
  expect(pages.filter(({html}) => nodes(html).some((node) => node['@type'] === 'BlogPosting'))).toHaveLength(
    posts.length,
  );
});

test('every page links to the feeds', () => {
  const silent = pages.filter(
    ({html}) => !['feed.xml', 'atom.xml', 'feed.json'].every((feed) => html.includes(`/blog/${feed}`)),
  );
  expect(silent.map(({address}) => address)).toEqual([]);
});
