import fs from 'node:fs';
import {resolveAlias} from '../../src/kit/core/aliases';
import {LONGEST_QUERY} from '../../src/compilers/core/playground-link/link';
import {INLINE_SCRIPTS} from '../../src/hosting/build/hosts';
import {redirectTarget} from '../../src/hosting/core/redirect-page';
import {aliasRules, formerFiles, hostRedirects} from '../../src/hosting/core/redirects';
import {expect, test} from './fixtures';
import {versionLines} from '../../src/config/versions';

const {latest} = versionLines.default;

const PAGE = '/docs/manual/latest/record';
const asset = `/assets/js/${fs.readdirSync('build/assets/js').find((file) => /^reading\.[\da-f]+\.js$/.test(file)) ?? ''}`;

test('a page comes with the security headers', async ({request}) => {
  const headers = (await request.get(PAGE)).headers();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const [scripts = ''] = /^default-src 'none'; script-src [^;]+/.exec(headers['content-security-policy'] ?? '') ?? [];
  expect(scripts.match(/ 'sha256-[\w+/]{43}='/g)).toHaveLength(INLINE_SCRIPTS + 1); // and that of redirect pages
  expect(scripts).not.toContain('unsafe');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers.server).toBe('nginx');
});

test('hashed files are cached forever, pages are revalidated, and missing files aren’t cached', async ({request}) => {
  const lifetime = async (path: string): Promise<string | undefined> =>
    (await request.get(path)).headers()['cache-control'];
  expect(await lifetime(asset)).toBe('public, max-age=31536000, immutable');
  const shard = fs.readdirSync('build/search-index').find((file) => /^shared\.[\da-f]{8}\.bin$/.test(file)) ?? '';
  expect(await lifetime(`/search-index/${shard}`)).toBe('public, max-age=31536000, immutable');
  for (const path of [PAGE, '/', '/sitemap.xml', '/img/favicon.svg', '/search-index/manifest.json', '/llms.txt'])
    expect(await lifetime(path)).toBe('public, max-age=0, must-revalidate');
  expect(await lifetime('/assets/js/reading.00000000.js')).toBe('no-store');
});

test('the frame that runs programs has an opaque origin, and any origin may load its files', async ({request}) => {
  const frame = (await request.get('/playground-frame.html', {maxRedirects: 0})).headers();
  expect(frame['content-security-policy']).toBe('sandbox allow-scripts');
  const version = fs.readdirSync('build/runtime').find((folder) => folder !== 'vendor') ?? '';
  const file =
    fs
      .readdirSync(`build/runtime/${version}`, {recursive: true, encoding: 'utf8'})
      .find((name) => name.endsWith('.js')) ?? '';
  const runtime = (await request.get(`/runtime/${version}/${file}`)).headers();
  expect(runtime['access-control-allow-origin']).toBe('*');
  expect(runtime['cross-origin-resource-policy']).toBe('cross-origin');
  expect(runtime['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('other sites may frame the embedded playground in every language, but no other page', async ({request}) => {
  const policyAt = async (path: string): Promise<string | undefined> =>
    (await request.get(path, {maxRedirects: 0})).headers()['content-security-policy'];
  for (const path of ['/try/embed', '/fr/try/embed'])
    expect({path, policy: await policyAt(path)}).toEqual({
      path,
      policy: expect.not.stringContaining('frame-ancestors'),
    });
  for (const path of ['/', '/try', '/fr/try', '/docs/manual/latest/try', '/search', '/fr'])
    expect({path, policy: await policyAt(path)}).toEqual({
      path,
      policy: expect.stringContaining("frame-ancestors 'none'"),
    });
});

test('the longest link to a program is answered, and so are links from before long ones moved to the fragment', async ({
  request,
}) => {
  const statuses = [LONGEST_QUERY, 16_400, 60_000].map(async (length) =>
    (await request.get(`/try?code=${'N4Ig'.repeat(length / 4)}`)).status(),
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
});

test('an unchanged page isn’t sent again', async ({request}) => {
  const {etag = ''} = (await request.get(PAGE)).headers();
  expect(etag).not.toBe('');
  const again = await request.get(PAGE, {headers: {'if-none-match': etag}});
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('missing addresses get the 404 page with its status', async ({request}) => {
  for (const path of ['/nowhere', '/docs/manual/latest/nowhere', `/docs/manual/${latest.id}/nowhere`, '/nowhere/']) {
    const response = await request.get(path);
    expect({path, status: response.status()}).toEqual({path, status: 404});
    expect(await response.text()).toContain('Page not found');
    expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
  }
});

test('redirects keep the query', async ({request}) => {
  const location = async (path: string): Promise<string | undefined> => {
    const response = await request.get(path, {maxRedirects: 0});
    expect({path, status: response.status()}).toEqual({path, status: 301});
    return response.headers().location;
  };
  expect(await location(`/docs/manual/${latest.id}/record?a=b&c=d`)).toBe('/docs/manual/latest/record?a=b&c=d');
  expect(await location('/docs/manual/record')).toBe('/docs/manual/latest/record');
  expect(await location(`/docs/manual/${latest.id}/record/`)).toBe('/docs/manual/latest/record');
  expect(await location(`/docs/manual/${latest.id}/record.html?x=1`)).toBe('/docs/manual/latest/record?x=1');
  expect(await location(`${PAGE}/?x=1`)).toBe(`${PAGE}?x=1`);
  expect(await location(`${PAGE}.html`)).toBe(PAGE);
  expect(await location(`${PAGE}/index.html`)).toBe(PAGE);
  expect(await location('/index.html')).toBe('/');
});

test('a redirect keeps the query and the anchor, unless the rule has an anchor of its own', async ({page}) => {
  await page.goto(`/docs/manual/${latest.id}/record?a=b#mutable-fields`);
  await expect(page).toHaveURL('/docs/manual/latest/record?a=b#mutable-fields');
  await page.goto(`${PAGE}.html?a=b#mutable-fields`);
  await expect(page).toHaveURL(`${PAGE}?a=b#mutable-fields`);
  await page.goto('/docs/manual/next/inlining-constants?a=b');
  await expect(page).toHaveURL('/docs/manual/next/interop-cheatsheet?a=b#inlining-constants');
});

test('only valid address characters of a request get into a header', async ({request, origin}) => {
  for (const path of [
    '/docs/%0d%0aSet-Cookie:%20a=b/',
    '/docs/%0d%0aSet-Cookie:%20a=b.html',
    '//example.org/',
    '/%5c%5cexample.org/',
  ]) {
    const response = await request.get(origin + path, {maxRedirects: 0});
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(response.headers().location ?? '/').toMatch(/^\/(?!\/)/);
  }
});

test('every address in the table leads to a page, by a rule or a redirect page', async ({request}) => {
  const ruled = new Set(hostRedirects.exact.map(({from}) => from));
  for (const {from} of aliasRules.exact) {
    const response = await request.get(from, {maxRedirects: 0});
    const to = response.headers().location ?? redirectTarget(await response.text());
    const isPage = !ruled.has(from) && response.status() === 200;
    expect({from, status: response.status()}).toEqual({from, status: isPage ? 200 : 301});
    expect({from, status: (await request.get(to ?? '')).status()}).toEqual({from, status: 200});
    if (isPage) expect({from, to}).toEqual({from, to: resolveAlias(from, aliasRules)});
  }
});

test('the llms files are served at their former addresses', async ({request}) => {
  for (const {from, to} of formerFiles) {
    const response = await request.get(from, {maxRedirects: 0});
    expect({from, status: response.status(), to: response.headers().location}).toEqual({from, status: 301, to});
    const list = await request.get(from);
    expect({from, status: list.status(), type: list.headers()['content-type']}).toEqual({
      from,
      status: 200,
      type: 'text/plain; charset=utf-8',
    });
  }
});

test('copies and lists are text in UTF-8 that search engines leave out; pages are not left out', async ({request}) => {
  const answer = async (path: string): Promise<readonly [type: string | undefined, robots: string | undefined]> => {
    const headers = (await request.get(path)).headers();
    return [headers['content-type'], headers['x-robots-tag']];
  };
  for (const path of [`${PAGE}.md`, '/index.md', '/docs/manual/next/api/stdlib/array.md'])
    expect({path, answer: await answer(path)}).toEqual({path, answer: ['text/markdown; charset=utf-8', 'noindex']});
  for (const path of ['/llms.txt', '/docs/manual/latest/llms-full.txt', '/docs/react/latest/llms-small.txt'])
    expect({path, answer: await answer(path)}).toEqual({path, answer: ['text/plain; charset=utf-8', 'noindex']});
  for (const path of ['/', PAGE, '/docs/manual/latest/llms', '/robots.txt', '/sitemap.xml'])
    expect({path, robots: (await answer(path))[1]}).toEqual({path, robots: undefined});
});

test('every address in an llms file works', async ({request}) => {
  const listed = async (path: string): Promise<string[]> =>
    [...(await (await request.get(path)).text()).matchAll(/\]\(https:\/\/rescript-lang\.org(\/[^\s)]+)\)/g)].map(
      ([, address = '']) => address.replaceAll('\\', ''),
    );
  const site = await listed('/llms.txt');
  const lists = site.filter((address) => address.endsWith('/llms.txt'));
  expect(lists.length).toBeGreaterThanOrEqual(4);
  const all = new Set([...site, ...(await Promise.all(lists.map(listed))).flat()]);
  expect(all.size).toBeGreaterThan(400);
  const silent: string[] = [];
  for (const address of all)
    if ((await request.head(address, {maxRedirects: 0})).status() !== 200) silent.push(address);
  expect(silent).toEqual([]);
});

test('text is sent compressed', async ({request}) => {
  for (const [path, file] of [
    [PAGE, `${PAGE}.html`],
    [asset, asset],
    ['/sitemap.xml', '/sitemap.xml'],
    [`${PAGE}.md`, `${PAGE}.md`],
    ['/docs/manual/latest/llms-full.txt', '/docs/manual/latest/llms-full.txt'],
    ['/nowhere', '/404.html'],
  ] as const) {
    const response = await request.get(path, {headers: {'accept-encoding': 'gzip'}});
    expect({path, ...response.headers()}).toMatchObject({path, 'content-encoding': 'gzip', vary: 'Accept-Encoding'});
    expect((await response.body()).equals(fs.readFileSync(`build${file}`))).toBe(true);
  }
});
