import {formatLinks, linksOfPage, linksOfSource} from './external-links';

const HOST = 'rescript-lang.org';

const PAGE = `---
title: Tools
image: https://example.org/not-a-link.png
---

Ask in the [forum](https://forum.rescript-lang.org) or see https://nodejs.org/api, <b>bold</b>.
![logo](https://example.org/logo.png) [own](https://rescript-lang.org/try) [near](record.mdx) [map](api:Array.map)

<LinkBox href="https://vite.dev/guide" title="Vite" />

A [reference][mdn] and \`https://in.code\`. {/* https://in.a.comment */}

\`\`\`sh
curl https://in.a.fence
\`\`\`

[mdn]: https://developer.mozilla.org/docs
`;

describe('links of a page', () => {
  test('are all links to other sites, with their lines', () => {
    expect(linksOfPage(PAGE, HOST)).toEqual([
      {url: 'https://forum.rescript-lang.org', line: 6},
      {url: 'https://nodejs.org/api', line: 6},
      {url: 'https://example.org/logo.png', line: 7},
      {url: 'https://vite.dev/guide', line: 9},
      {url: 'https://developer.mozilla.org/docs', line: 17},
    ]);
  });
  test('are empty for a page without links', () => {
    expect(linksOfPage('Text.\n', HOST)).toEqual([]);
  });
});

describe('links of a source file', () => {
  test('are complete strings and values', () => {
    const source =
      "const forum = 'https://forum.rescript-lang.org';\n  url: https://github.com/rescript-lang\nconst own = 'https://rescript-lang.org/try';";
    expect(linksOfSource(source, HOST)).toEqual([
      {url: 'https://forum.rescript-lang.org', line: 1},
      {url: 'https://github.com/rescript-lang', line: 2},
    ]);
  });
  test("don't include templates, comments or namespaces", () => {
    expect(
      linksOfSource(
        "`https://a.org/${x}`\n// see https://b.org for more\nconst ns = 'http://www.w3.org/2000/svg';",
        HOST,
      ),
    ).toEqual([]);
  });
});

describe('the list', () => {
  const files = [
    {
      file: 'docs/b.mdx',
      links: [
        {url: 'https://z.org', line: 3},
        {url: 'https://a.org', line: 9},
      ],
    },
    {file: 'docs/c.mdx', links: [{url: 'https://z.org', line: 1}]},
  ];
  test('has every URL once, with its places', () => {
    expect(formatLinks(files, false)).toBe(
      'https://a.org\n  docs/b.mdx:9\nhttps://z.org\n  docs/b.mdx:3\n  docs/c.mdx:1',
    );
  });
  test('only has the URLs if a program checks them', () => {
    expect(formatLinks(files, true)).toBe('https://a.org\nhttps://z.org');
  });
});
