import {redirectsFile} from './netlify';
import {shortenRedirects} from './host-redirects';
import {cloudflareRedirect} from '../../../tests/server/redirect-rules';

test('_redirects: an address that a pattern leads to its place, alone or by one more rule, is not listed', () => {
  const prefix = [
    {from: '/v11', to: '/latest'},
    {from: '/docs', to: '/latest', versionless: true as const},
  ];
  const exact = [
    {from: '/v11/a', to: '/latest/a'},
    {from: '/v11/b', to: '/latest/c'},
    {from: '/v11/gone', to: '/latest/a#gone'},
    {from: '/latest/gone', to: '/latest/a#gone'},
    {from: '/docs', to: '/latest/a'},
    {from: '/docs/a', to: '/latest/a'},
    {from: '/docs/api/list', to: '/latest/api/list'},
    {from: '/docs/v10.0.0/list', to: '/docs/v10.0.0/array'},
  ];
  const table = shortenRedirects(exact, {prefix, pages: ['/latest/a', '/docs/v10.0.0/array']});
  expect(redirectsFile(table, '/').split('\n').slice(1)).toEqual([
    '/v11/b /latest/c 301',
    '/latest/gone /latest/a#gone 301',
    '/docs /latest/a 301',
    '/docs/v10.0.0/list /docs/v10.0.0/array 301',
    '/v11/* /latest/:splat 301',
    '/docs/:page /latest/:page 301',
    '/docs/api/* /latest/api/:splat 301',
    '',
  ]);
  expect(redirectsFile(table, '/base/')).toContain('/base/v11/b /base/latest/c 301');
  for (const {from, to} of exact)
    expect({from, to: cloudflareRedirect(redirectsFile(table, '/'), from)}).toEqual({from, to});
  expect(cloudflareRedirect(redirectsFile(table, '/'), '/docs/v10.0.0/a')).toBeUndefined();
});

test('_redirects: a folder without pages has a pattern for the way most of its addresses lead', () => {
  const names = Array.from({length: 25}, (_, index) => `m${index}`);
  const exact = names.flatMap((name) => [
    {from: `/next/core/${name}`, to: `/next/stdlib/${name}`},
    {from: `/v8/core/${name}`, to: '/v8/api'},
    {from: `/v9/core/${name}`, to: '/v9/api'},
  ]);
  const others = [{from: '/next/core/gone', to: '/next/api'}];
  const pages = ['/next/api', '/next/stdlib/m1', '/v8/api', '/v9/core/kept'];
  const table = shortenRedirects([...exact, ...others], {prefix: [], pages});
  expect(table.patterns).toEqual([
    {from: '/v8/core/*', to: '/v8/api'},
    {from: '/next/core/*', to: '/next/stdlib/:splat'},
  ]);
  expect(table.exact).toEqual([...exact.filter(({from}) => from.startsWith('/v9/')), ...others]);
  const file = redirectsFile(table, '/');
  for (const {from, to} of [...exact, ...others]) expect(cloudflareRedirect(file, from)).toBe(to);
  for (const page of pages) expect(cloudflareRedirect(file, page)).toBeUndefined();
});
