import {readHead} from './page-head';

test('data is read regardless of the minifier’s format, and the last tag wins', () => {
  const html =
    '<head><link data-rh=true rel=canonical href=https://a.example/first /><meta name=robots content="noindex"/>' +
    `<meta property=og:image content='https://a.example/cards/1.png'><meta content="A &amp; B &#x27;c&#39;" property="og:image:alt"/>` +
    '<link href="https://a.example/last" rel="canonical"></head><body><meta name=robots content=index>';
  expect(readHead(html)).toEqual({
    canonical: 'https://a.example/last',
    noindex: true,
    image: 'https://a.example/cards/1.png',
    imageText: "A & B 'c'",
  });
});

test('a page without tags has no data', () => {
  expect(readHead('<head><title>x</title></head>')).toEqual({
    canonical: undefined,
    noindex: false,
    image: undefined,
    imageText: undefined,
  });
});

test('reads a text with a > in it', () => {
  expect(
    readHead(
      `<head><meta property=og:image:alt content="() =>\nSyntax"><meta property=og:image content=https://a.example/1.png /></head>`,
    ),
  ).toMatchObject({
    image: 'https://a.example/1.png',
    imageText: '() =>\nSyntax',
  });
});
