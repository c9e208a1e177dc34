import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {pageTemplate} from './template';

const page = {
  appHtml: '<main>text</main>',
  baseUrl: '/site/',
  bodyAttributes: '',
  headTags: '',
  preBodyTags: '',
  postBodyTags: '',
  metaAttributes: ['<title>A page</title>'],
  scripts: ['assets/js/reading.2b.js'],
  stylesheets: ['assets/css/reading.a.css'],
  noIndex: false,
  version: '3.10.2',
};

test('inline scripts precede style sheets, which they would make the parser wait for', async () => {
  const render = await compileSSGTemplate(pageTemplate);
  const html = render({...page, htmlAttributes: 'lang="en"', preBodyTags: '<svg></svg><script>theme()</script>'});
  expect(html.indexOf('theme()')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).not.toContain('<svg>');
});

test('a page preloads the fonts whose characters it has', async () => {
  const render = await compileSSGTemplate(pageTemplate);
  const fonts = ['geist-used', 'geist-mono-used', 'geist-mono-symbols2-used'];
  const headTags = fonts.map((name) => `<link rel="preload" href="/assets/fonts/${name}.1a.woff2" as="font">`).join('');
  const preloaded = (appHtml: string): string[] => {
    const html = render({...page, headTags, htmlAttributes: 'lang="en"', appHtml});
    return fonts.filter((name) => html.includes(`/${name}.`));
  };
  expect(preloaded('<main>text</main>')).toEqual(fonts.slice(0, 1));
  expect(preloaded('<pre>let x = 1</pre>')).toEqual(fonts.slice(0, 2));
  expect(preloaded('<pre>1 │ let x = 1</pre>')).toEqual(fonts);
});
