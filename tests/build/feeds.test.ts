/** @jest-environment node */
import fs from 'node:fs';

const read = (file: string): string => fs.readFileSync(`build/${file}`, 'utf8');
const posts = fs.readdirSync('blog').filter((file) => /^\d{4}-.*\.mdx?$/.test(file));

test('the blog has its feeds at the addresses that readers follow', () => {
  const feed = read('blog/feed.xml');
  expect(feed).toMatch(/^<\?xml version="1\.0"/);
  expect(feed.match(/<item>/g)).toHaveLength(Math.min(posts.length, 10));
  expect(feed).not.toContain('rss.xml');
  const links = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(links.filter((link) => !link?.startsWith('https://rescript-lang.org/'))).toEqual([]);
  expect(read('blog/atom.xml').match(/<entry>/g)).toHaveLength(Math.min(posts.length, 10));
  expect((JSON.parse(read('blog/feed.json')) as {items: unknown[]}).items).toHaveLength(Math.min(posts.length, 10));
  expect(fs.existsSync('build/blog/rss.xml')).toBe(false);
});

test('every page announces the feeds', () => {
  for (const page of ['index.html', 'docs/manual/latest/introduction.html', 'community/overview.html']) {
    expect(read(page)).toMatch(/type=["']?application\/rss\+xml["']? href=["']?\/blog\/feed\.xml/);
  }
});
