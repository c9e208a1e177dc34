/** @jest-environment node */
/** What search engines and networks are told: canonical addresses, the sitemap, cards, structured data, feeds. */
import fs from 'node:fs';
import path from 'node:path';
import {readHead} from '../../src/lib/hosting/page-head';
import {commitDates} from '../../src/plugins/sitemap-dates';
import {readBuild} from '../../scripts/hosting/read-build';

const ORIGIN = 'https://rescript-lang.org';
const root = path.resolve('build');
const pages = readBuild(root, '/').pages.filter(({address}) => address !== '/404');
const heads = new Map(pages.map(({address, html}) => [address, readHead(html)]));
const entries = [...fs.readFileSync(path.join(root, 'sitemap.xml'), 'utf8').matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, address = '', date]) => ({address: address.replace(ORIGIN, '') || '/', date}));

test('every page has a canonical address, which is a page that is its own', () => {
  for (const [address, {canonical}] of heads) {
    const target = canonical?.replace(ORIGIN, '').replace(/(?<=.)\/$/, '') || '/';
    expect({address, whole: canonical?.startsWith(`${ORIGIN}/`), known: heads.has(target)}).toEqual({address, whole: true, known: true});
    expect({address, canonical: heads.get(target)?.canonical}).toEqual({address, canonical});
  }
});

test('superseded pages are not indexed; next pages lead to their latest twin', () => {
  expect(heads.get('/docs/manual/v10.0.0/introduction')).toMatchObject({noindex: true, canonical: `${ORIGIN}/docs/manual/latest/introduction`});
  expect(heads.get('/docs/manual/next/record')).toMatchObject({noindex: false, canonical: `${ORIGIN}/docs/manual/latest/record`});
  expect(heads.get('/docs/manual/next/dict')).toMatchObject({noindex: false, canonical: `${ORIGIN}/docs/manual/next/dict`});
  expect(heads.get('/docs/manual/latest/record')?.noindex).toBe(false);
});

test('the sitemap has canonical pages, all of them, and nothing else', () => {
  const own = [...heads].filter(([address, {canonical, noindex}]) => !noindex && canonical?.replace(ORIGIN, '').replace(/(?<=.)\/$/, '') === (address === '/' ? '/' : address)).map(([address]) => address);
  const listed = entries.map(({address}) => address.replace(/(?<=.)\/$/, ''));
  expect(listed.filter((address) => !own.includes(address))).toEqual([]);
  expect(own.filter((address) => !listed.includes(address))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('pages with a source have the date of its last commit, where the history is there', () => {
  const dates = commitDates('.');
  const page = entries.find(({address}) => address === '/docs/manual/next/dict');
  expect(page?.date && new Date(page.date).getTime()).toBe(dates.has('docs/dict.mdx') ? new Date(dates.get('docs/dict.mdx') ?? '').getTime() : undefined);
  // What is made from packages, from other pages, or has no text of its own.
  const made = /^\/(?:docs\/manual\/[^/]+\/api(?:\/.*)?|blog|blog\/(?:archive|authors.*|tags.*)|search|syntax-lookup)$/;
  const undated = entries.filter(({address, date}) => date === undefined && !made.test(address)).map(({address}) => address);
  if (dates.size > 0) expect(undated).toEqual([]);
});

test('every page announces its own picture, and the picture is there in its size', () => {
  for (const [address, {image = '', imageText}] of heads) {
    const file = path.join(root, image.replace(ORIGIN, ''));
    const named = /\/cards\/[\da-f]{16}\.png$/.test(image) && imageText?.includes(' | ');
    expect({address, image, named, there: fs.existsSync(file)}).toEqual({address, image, named: true, there: true});
  }
  expect(heads.get('/docs/manual/latest/record')?.imageText).toBe('Record | Language Manual v11');
  expect(heads.get('/docs/manual/next/api/stdlib/array')?.imageText).toBe('Array | API v12');
  const cards = fs.readdirSync(path.join(root, 'cards')).map((file) => fs.readFileSync(path.join(root, 'cards', file)));
  expect(cards.map((png) => [png.readUInt32BE(16), png.readUInt32BE(20)]).every(([width, height]) => width === 1_200 && height === 630)).toBe(true);
  expect(Math.max(...cards.map(({length}) => length))).toBeLessThanOrEqual(40 * 1_024);
});

test('Open Graph and Twitter have title, description, address, type and picture of every page', () => {
  const keys = ['og:title', 'og:description', 'og:url', 'og:type', 'og:image', 'og:image:alt', 'og:site_name', 'twitter:card', 'twitter:image'];
  const missing = pages.flatMap(({address, html}) => keys.filter((key) => !new RegExp(`(?:property|name)=["']?${key}["']? content=`).test(html)).map((key) => `${address} has no ${key}`));
  expect(missing.filter((sentence) => !/\/blog\/(?:archive|authors|tags).* has no og:description/.test(sentence))).toEqual([]);
});

type Node = Readonly<Record<string, unknown>>;
const nodes = (html: string): Node[] => [...html.matchAll(/<script[^>]*ld\+json[^>]*>([^<]*)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as Node);
const isAddress = (value: unknown): boolean => typeof value === 'string' && value.startsWith(`${ORIGIN}/`);

/** What of a node search engines would not take, by the rules of schema.org and Google's guides. */
function wrong(node: Node): string[] {
  const missing = (keys: readonly string[]): string[] => keys.filter((key) => typeof node[key] !== 'string' || node[key] === '').map((key) => `${String(node['@type'])} without ${key}`);
  switch (node['@type']) {
    case 'BreadcrumbList': {
      const items = node.itemListElement as readonly Node[];
      return items.flatMap((item, index) => (item.position === index + 1 && typeof item.name === 'string' && isAddress(item.item) ? [] : [`crumb ${index + 1} is incomplete`]));
    }
    case 'TechArticle':
      return [...missing(['headline', 'description', 'inLanguage']), ...(isAddress(node.url) && isAddress(node.image) ? [] : ['TechArticle without whole addresses'])];
    case 'BlogPosting':
      return [...missing(['headline', 'description', 'datePublished', 'dateModified']), ...(isAddress(node.image) && (node.author as readonly Node[]).length > 0 ? [] : ['BlogPosting without image or author'])];
    case 'Blog':
      return missing(['headline', 'description']);
    default:
      return [`an unknown type ${String(node['@type'])}`];
  }
}

test('structured data is complete: breadcrumbs and an article on every page of the docs, a post on every post', () => {
  for (const {address, html} of pages) {
    const found = nodes(html);
    expect({address, wrong: found.flatMap(wrong)}).toEqual({address, wrong: []});
    const types = found.map((node) => node['@type']);
    if (/^\/(?:docs|community)\//.test(address)) expect({address, types}).toEqual({address, types: ['BreadcrumbList', 'TechArticle']});
  }
  const posts = fs.readdirSync('blog').filter((file) => /^\d{4}-.*\.mdx?$/.test(file));
  expect(pages.filter(({html}) => nodes(html).some((node) => node['@type'] === 'BlogPosting'))).toHaveLength(posts.length);
});

test('every page announces the feeds', () => {
  const silent = pages.filter(({html}) => !['feed.xml', 'atom.xml', 'feed.json'].every((feed) => html.includes(`/blog/${feed}`)));
  expect(silent.map(({address}) => address)).toEqual([]);
});
