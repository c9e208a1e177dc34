import {datedItems, filterSitemap} from './sitemap';

test('items of pages without a source have no date', async () => {
  const items = [{url: 'https://site.example/made', lastmod: null, changefreq: null, priority: null}];
  const routes = [{path: '/', component: 'x', routes: [{path: '/made', component: 'x'}]}];
  const siteConfig = {url: 'https://site.example'} as Parameters<typeof datedItems>[0]['siteConfig'];
  expect(await datedItems({routes, siteConfig, defaultCreateSitemapItems: () => Promise.resolve(items)})).toEqual(
    items,
  );
});

test('the sitemap keeps the accepted entries unchanged', () => {
  const xml =
    '<urlset><url><loc>https://a.example/x?a=1&amp;b=2</loc><lastmod>2026</lastmod></url><url><loc>https://a.example/y</loc></url></urlset>';
  expect(filterSitemap(xml, (address) => address.endsWith('b=2'))).toBe(
    '<urlset><url><loc>https://a.example/x?a=1&amp;b=2</loc><lastmod>2026</lastmod></url></urlset>',
  );
});
