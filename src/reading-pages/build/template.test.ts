import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {DataAttributeQueryStringInlineJavaScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import {pageTemplate} from './template';

const page = {
  appHtml: '<main>text</main>',
  baseUrl: '/site/',
  bodyAttributes: '',
  headTags: '',
  preBodyTags: '',
  postBodyTags: '',
  metaAttributes: ['<title>A page</title>'],
  scripts: ['assets/js/main.1a.js', 'assets/js/reading.2b.js', 'assets/js/page-docs.3c.js'],
  stylesheets: ['main.a', 'page-shell.b', 'page-docs.c', 'page-docs-more.d', 'page-plain.e', 'page-blog.f'].map(
    (name) => `assets/css/${name}.css`,
  ),
  noIndex: false,
  version: '3.10.2',
};

/** The names of the files that a page with these attributes on `<html>` loads. */
async function loaded(htmlAttributes: string): Promise<string[]> {
  const render = await compileSSGTemplate(pageTemplate);
  const html = render({...page, htmlAttributes});
  expect(html).toContain(`<html ${htmlAttributes}>`);
  expect(html).toContain('<div id="__docusaurus"><main>text</main></div>');
  return [...html.matchAll(/(?:src|href)="\/site\/assets\/\w+\/([^"]+)"/g)].map(([, name = '']) => name);
}

test('a page that is read loads the sheets of its template and one script', async () => {
  expect(await loaded('lang="en" data-styles="docs"')).toEqual([
    'page-shell.b.css',
    'page-docs.c.css',
    'reading.2b.js',
  ]);
});

test('a page that names no template has the plain one', async () => {
  expect(await loaded('lang="en"')).toEqual(['page-shell.b.css', 'page-plain.e.css', 'reading.2b.js']);
});

test('an application loads its scripts and styles too, after the script of all pages', async () => {
  expect(await loaded('lang="en" data-island="true"')).toEqual([
    'page-shell.b.css',
    'page-plain.e.css',
    'main.a.css',
    'reading.2b.js',
    'main.1a.js',
  ]);
});

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

const APPLICATION_ONLY = {
  htmlAttributes: 'lang="en" class="docs-wrapper plugin-docs" data-has-hydrated="false"',
  metaAttributes: ['<title data-rh="true">A page</title>'],
  preBodyTags: `<script>first();${DataAttributeQueryStringInlineJavaScript}</script>`,
};

test('a page that is read has nothing only the application uses', async () => {
  const render = await compileSSGTemplate(pageTemplate);
  const html = render({...page, ...APPLICATION_ONLY});
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>A page</title>');
  expect(html).toMatch(/<script>first\(\);\s*<\/script>/);
});

test('an application keeps what it takes over', async () => {
  const render = await compileSSGTemplate(pageTemplate);
  const html = render({
    ...page,
    ...APPLICATION_ONLY,
    htmlAttributes: `data-island="true" ${APPLICATION_ONLY.htmlAttributes}`,
  });
  expect(html).toContain(`<html data-island="true" ${APPLICATION_ONLY.htmlAttributes}>`);
  expect(html).toContain('<title data-rh="true">');
});
