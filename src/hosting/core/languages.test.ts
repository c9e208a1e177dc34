import {redirectsFile} from './netlify';
import {nginxHttp, nginxServer, type NginxSite} from './nginx-config';
import {shortenRedirects} from './host-redirects';
import {untranslatedPages} from '../../kit/core/untranslated';
import {cloudflareRedirect} from '../../../tests/server/redirect-rules';

test('_redirects: a page that a language doesn’t have leads to the English page, for now', () => {
  const names = Array.from({length: 25}, (_, index) => `/blog/p${index}`);
  const pages = ['/', '/try', '/manual/a', '/manual/b', ...names, '/fr', '/fr/try', '/fr/manual/a'];
  const untranslated = shortenRedirects(untranslatedPages(pages, ['fr']), {prefix: [], pages});
  const file = redirectsFile({exact: [{from: '/old', to: '/try'}], patterns: []}, '/', untranslated);
  expect(file.split('\n').slice(1)).toEqual([
    '/old /try 301',
    '/fr/manual/b /manual/b 302',
    '/fr/blog/* /blog/:splat 302',
    '',
  ]);
  for (const page of pages) expect(cloudflareRedirect(file, page)).toBeUndefined();
  expect(cloudflareRedirect(file, '/fr/blog/p7')).toBe('/blog/p7');
});

test('nginx: an address that a language doesn’t have leads to the English page, or to the language’s own 404 page', () => {
  const site: NginxSite = {
    redirects: [],
    places: [],
    policy: '',
    standalone: ['/404.html'],
    base: '/base/',
    languages: [],
  };
  const french = {...site, languages: ['fr', 'zh-Hans-CN']};
  expect(nginxHttp(french)).toContain(
    'map $site_page $site_english {\n  default "";\n  "~^/base/(?:fr|zh-Hans-CN)/(?<site_rest>.*)$" "/base/$site_rest";\n}',
  );
  expect(nginxHttp(french)).toContain('"/base/fr/index.html" "/base/fr/";');
  expect(nginxServer(french)).toContain('location ^~ /base/fr/ {\n  error_page 404 /base/fr/404.html;');
  expect(nginxServer(site)).not.toContain('english');
});
