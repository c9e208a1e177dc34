import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {pageTemplate} from '../../../../src/plugins/reading-pages/template';

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
  const render = await compileSSGTemplate(pageTemplate('<meta name="last">'));
  const html = render({...page, htmlAttributes});
  expect(html).toContain(`<html ${htmlAttributes}>`);
  expect(html).toMatch(/<meta name="last">\s*<\/head>/);
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
