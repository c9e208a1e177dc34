import fs from 'node:fs';
import {link, openPlayground, panel} from '../e2e/playground-page';
import {cloudflareHeaders, netlifyHeaders} from '../server/header-rules';
import {expect, test, visit, watch} from './fixtures';

/** One page of every template. */
const TEMPLATES = [
  ...['/', '/docs/manual/latest/introduction', '/docs/manual/next/record', '/docs/manual/v8.0.0/overview', '/docs/manual/latest/build-configuration-schema'],
  ...['/docs/manual/latest/api', '/docs/manual/latest/api/core', '/docs/manual/next/api/stdlib/array', '/docs/manual/v9.0.0/api/js/array-2', '/docs/manual/latest/api/belt/map'],
  ...['/docs/react/latest/introduction', '/docs/react/v0.10.0/introduction', '/community/overview', '/blog', '/blog/archive', '/blog/tags'],
  ...['/try', '/syntax-lookup', '/syntax-lookup/as-decorator', '/packages', '/search', '/search?q=array', '/offline'],
  ...['/docs/manual/latest/llms', '/docs/manual/latest/warning-numbers', '/docs/manual/next/api/dom', '/blog/authors'],
];
const post = `/blog/${fs.readdirSync('build/blog').find((file) => file.endsWith('.html') && !/^(?:archive|tags|authors)/.test(file))?.replace('.html', '') ?? ''}`;

for (const path of [...TEMPLATES, post]) {
  test(`${path} keeps to the policy and asks no foreign host`, async ({page, origin}) => {
    const faults = await visit(page, origin, path);
    // No compiler stands beside nginx: the playground asks for one and says that there is none.
    const asked = path === '/try' ? [/misses \S+\/playground-api\/versions$/, /status of 404/] : [];
    expect(faults.filter((fault) => !asked.some((pattern) => pattern.test(fault)))).toEqual([]);
  });
}

test('the 404 page keeps to the policy too', async ({page, origin}) => {
  const faults = watch(page, origin);
  await page.goto('/nowhere', {waitUntil: 'networkidle'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('a redirect page of a plain host runs its script under the policy, and keeps query and anchor', async ({page, origin}) => {
  const faults = watch(page, origin);
  const {headers} = await page.request.get('/docs/manual/latest/record').then((response) => ({headers: response.headers()}));
  await page.route('**/planted/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'content-security-policy': headers['content-security-policy'] ?? ''},
      body: fs.readFileSync('build/docs/manual/v11.0.0/record/index.html', 'utf8'),
    }),
  );
  await page.goto('/planted/v11.0.0/record/?a=b#mutable-fields');
  await expect(page).toHaveURL('/docs/manual/latest/record?a=b#mutable-fields');
  expect(faults).toEqual([]);
});

/** What is planted into a page of the site, and the sentence that finds it and says how to mend it. */
const PLANTED: Readonly<Record<string, readonly [html: string, sentence: RegExp]>> = {
  'a foreign request': ['<img src="https://foreign.invalid/pixel.gif" alt="">', /asks a foreign host for https:\/\/foreign\.invalid\/pixel\.gif\. Put the file into static\//],
  'an inline script without a hash': ['<script>document.title = "planted"</script>', /Content.Security.Policy.* Move inline scripts and handlers to a file of src\/client\./is],
  'an inline handler': ['<img src="/img/favicon.svg" alt="" onload="document.title = \'planted\'">', /Content.Security.Policy.* Move inline scripts and handlers to a file of src\/client\./is],
};

for (const [name, [html, sentence]] of Object.entries(PLANTED)) {
  test(`${name} that is planted into a page is found, and does nothing`, async ({page, origin}) => {
    await page.route('**/docs/manual/latest/record', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace('</main>', `${html}</main>`)});
    });
    const faults = await visit(page, origin, '/docs/manual/latest/record');
    await expect.poll(() => faults.join('\n')).toMatch(sentence);
    await expect(page).not.toHaveTitle('planted');
  });
}

for (const [host, headersOf] of Object.entries({cloudflareHeaders, netlifyHeaders})) {
  test(`the 404 page of an unknown address works with the headers of its _headers (${host})`, async ({page, origin}) => {
    const headers = Object.fromEntries(headersOf(fs.readFileSync('build/_headers', 'utf8'), '/planted/nowhere'));
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self' 'sha256-");
    const faults = watch(page, origin);
    await page.route('**/planted/nowhere', (route) => route.fulfill({status: 404, headers, contentType: 'text/html; charset=utf-8', body: fs.readFileSync('build/404.html')}));
    await page.goto('/planted/nowhere', {waitUntil: 'networkidle'});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('link', {name: 'Language manual'}).click();
    await expect(page).toHaveURL('/docs/manual/latest/introduction');
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
}

test('the playground compiles, and runs programs in its frame, under the headers of the site', async ({page, origin, compilers}) => {
  await page.route('**/playground-api/**', (route) => {
    const {pathname} = new URL(route.request().url());
    return route.fetch({url: compilers + pathname, headers: {...route.request().headers(), origin: compilers}}).then((response) => route.fulfill({response}));
  });
  const faults = watch(page, origin);
  await openPlayground(page, link('Console.log("behind nginx")\n', {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel(page, 'output').getByRole('log')).toHaveText('behind nginx');
  expect(faults).toEqual([]);
});
