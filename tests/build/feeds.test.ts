/** @jest-environment jsdom */
import fs from 'node:fs';

const SITE = 'https://rescript-lang.org';
const LIMIT = 10;

const read = (file: string): string => fs.readFileSync(`build/${file}`, 'utf8');

/** The posts in the repository, newest first. */
const posts = fs
  .readdirSync('blog')
  .filter((file) => /^\d{4}-.*\.mdx?$/.test(file))
  .map((file) => ({
    date: file.slice(0, 10),
    slug: /^slug: (.*)$/m.exec(fs.readFileSync(`blog/${file}`, 'utf8'))?.[1] ?? file,
  }))
  .sort((a, b) => b.date.localeCompare(a.date));

type Item = {readonly link: string; readonly date: string; readonly content: string};

/** Parses strictly, because a single wrong character makes the feed invalid. */
function parseXml(file: string): Document {
  const parsed = new DOMParser().parseFromString(read(file), 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}

const text = (parent: Element, name: string): string => parent.getElementsByTagName(name)[0]?.textContent ?? '';

const rssItems = (): Item[] =>
  [...parseXml('blog/feed.xml').querySelectorAll('channel > item')].map((item) => ({
    link: text(item, 'link'),
    date: new Date(text(item, 'pubDate')).toISOString(),
    content: text(item, 'content:encoded'),
  }));

const atomItems = (): Item[] =>
  [...parseXml('blog/atom.xml').querySelectorAll('feed > entry')].map((entry) => ({
    link: entry.querySelector('link')?.getAttribute('href') ?? '',
    date: text(entry, 'updated'),
    content: text(entry, 'content'),
  }));

type JsonFeed = {
  readonly items: readonly {readonly url: string; readonly date_modified: string; readonly content_html: string}[];
};

const jsonItems = (): Item[] =>
  (JSON.parse(read('blog/feed.json')) as JsonFeed).items.map((item) => ({
    link: item.url,
    date: item.date_modified,
    content: item.content_html,
  }));

describe.each([
  ['feed.xml', rssItems],
  ['atom.xml', atomItems],
  ['feed.json', jsonItems],
])('%s', (_, items) => {
  test('has the ten newest posts, with absolute URLs', () => {
    const dates = new Map(posts.map(({slug, date}) => [`${SITE}/blog/${slug}`, date]));
    const links = items().map(({link}) => link);
    expect(new Set(links).size).toBe(Math.min(posts.length, LIMIT));
    expect(links.filter((link) => !dates.has(link))).toEqual([]);
    expect(links.map((link) => dates.get(link))).toEqual(posts.slice(0, LIMIT).map(({date}) => date));
    expect(items().map(({date}) => date.slice(0, 10))).toEqual(links.map((link) => dates.get(link)));
  });

  test('has complete posts with absolute URLs and code in one language, without tabs, buttons and links to headings', () => {
    for (const {link, content} of items()) {
      const body = new DOMParser().parseFromString(content, 'text/html').body;
      const addresses = [...body.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );
      expect({link, relative: addresses.filter((address) => !/^(?:https?|mailto):/.test(address))}).toEqual({
        link,
        relative: [],
      });
      expect({
        link,
        foreign: body.querySelectorAll('input, button, label, span, script, style, svg, .tabs, .hash-link').length,
      }).toEqual({link, foreign: 0});
      expect({link, words: (body.textContent ?? '').split(/\s+/).length > 500}).toEqual({link, words: true});
      const panes = [...body.querySelectorAll('figure')].map((figure) => figure.querySelectorAll('pre > code').length);
      expect({link, panes: panes.filter((count) => count !== 1)}).toEqual({link, panes: []});
      expect(panes.length).toBe(
        new DOMParser()
          .parseFromString(read(`${link.slice(SITE.length + 1)}.html`), 'text/html')
          .querySelectorAll('main figure.code').length,
      );
    }
  });
});

test('feed.xml has everything RSS requires for a channel and its items', () => {
  const rss = parseXml('blog/feed.xml');
  const channel = rss.querySelector('rss[version="2.0"] > channel')!;
  for (const name of ['title', 'link', 'description']) expect(text(channel, name)).not.toBe('');
  expect(channel.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${SITE}/blog/feed.xml`);
  for (const item of channel.querySelectorAll('item')) {
    expect(text(item, 'title')).not.toBe('');
    expect(text(item, 'guid')).toBe(text(item, 'link'));
    expect(text(item, 'pubDate')).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
  }
});

test('the default name of the RSS file isn’t used or mentioned anywhere', () => {
  expect(fs.existsSync('build/blog/rss.xml')).toBe(false);
  for (const file of ['blog/feed.xml', 'blog/atom.xml', 'blog/feed.json', 'blog.html'])
    expect(read(file)).not.toContain('rss.xml');
});

test('every page links to the feeds', () => {
  for (const page of ['index.html', 'docs/manual/latest/introduction.html', 'community/overview.html']) {
    expect(read(page)).toMatch(/type=["']?application\/rss\+xml["']? href=["']?\/blog\/feed\.xml/);
  }
});
