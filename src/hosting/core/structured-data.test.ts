import {blogPosting, breadcrumbList, structuredDataText, techArticle} from './structured-data';

const article = {
  url: 'https://a.example/x',
  title: 'X',
  description: 'About x.',
  image: 'https://a.example/cards/1.png',
  language: 'en',
};

test('breadcrumbs are numbered and complete', () => {
  expect(
    breadcrumbList(
      [
        {name: 'Docs', href: '/docs'},
        {name: 'X', href: '/x'},
      ],
      'https://a.example',
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Docs', item: 'https://a.example/docs'},
      {'@type': 'ListItem', position: 2, name: 'X', item: 'https://a.example/x'},
    ],
  });
});

test('articles have the fields search engines require', () => {
  expect(techArticle(article, {name: 'Site', url: 'https://a.example/'})).toMatchObject({
    '@type': 'TechArticle',
    headline: 'X',
    image: article.image,
    isPartOf: {name: 'Site'},
  });
  const post = blogPosting({
    ...article,
    published: '2026-01-02T00:00:00.000Z',
    authors: [{name: 'A', url: 'https://b.example'}, {name: 'B'}],
  });
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-01-02T00:00:00.000Z',
    dateModified: '2026-01-02T00:00:00.000Z',
  });
  expect(post.author).toEqual([
    {'@type': 'Person', name: 'A', url: 'https://b.example'},
    {'@type': 'Person', name: 'B'},
  ]);
});

test('a headline has at most 110 characters, and no text can close the script element', () => {
  expect(techArticle({...article, title: 'x'.repeat(200)}, {name: '', url: ''}).headline).toHaveLength(110);
  const text = structuredDataText(techArticle({...article, title: '</script><script>alert(1)'}, {name: '', url: ''}));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({headline: '</script><script>alert(1)'});
});
