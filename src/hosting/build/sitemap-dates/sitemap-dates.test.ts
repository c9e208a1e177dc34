import {datedItems} from './index';

test('items of pages without a source have no date', async () => {
  const items = [{url: 'https://site.example/made', lastmod: null, changefreq: null, priority: null}];
  const routes = [{path: '/', component: 'x', routes: [{path: '/made', component: 'x'}]}];
  const siteConfig = {url: 'https://site.example'} as Parameters<typeof datedItems>[0]['siteConfig'];
  expect(await datedItems({routes, siteConfig, defaultCreateSitemapItems: () => Promise.resolve(items)})).toEqual(
    items,
  );
});
