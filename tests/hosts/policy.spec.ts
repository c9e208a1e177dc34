import fs from 'node:fs';
import {link, openPlayground, panel} from '../e2e/playground-page';
import {cloudflareHeaders, netlifyHeaders} from '../server/header-rules';
import {PUBLIC_BUNDLES} from '../../src/config/bundles';
import {routeFakeBundles} from '../support/fake-bundles';
import {expect, test, visit, watch} from './fixtures';
import {versionLines} from '../../src/config/versions';
import {manualPath} from '../versions';

const {latest} = versionLines.default;

/** One page of every template. */
const TEMPLATES = [
  ...[
    '/',
    '/docs/manual/latest/introduction',
    '/docs/manual/next/record',
    '/docs/manual/v8.0.0/overview',
    '/docs/manual/latest/build-configuration-schema',
  ],
  ...[
    '/docs/manual/latest/api',
    `${manualPath('v11.0.0')}/api/core`,
    '/docs/manual/next/api/stdlib/array',
    '/docs/manual/v9.0.0/api/js/array-2',
    '/docs/manual/latest/api/belt/map',
  ],
  ...[
    '/docs/react/latest/introduction',
    '/docs/react/v0.10.0/introduction',
    '/community/overview',
    '/blog',
    '/blog/archive',
    '/blog/tags',
  ],
  ...['/syntax-lookup', '/syntax-lookup/as-decorator', '/packages', '/search', '/search?q=array', '/offline'],
  ...['/docs/manual/latest/llms', '/docs/manual/latest/warning-numbers', '/docs/manual/next/api/dom', '/blog/authors'],
];
const post = `/blog/${
  fs
    .readdirSync('build/blog')
    .find((file) => file.endsWith('.html') && !/^(?:archive|tags|authors)/.test(file))
    ?.replace('.html', '') ?? ''
}`;

for (const path of [...TEMPLATES, post]) {
  test(`${path} follows the policy and requests nothing from foreign hosts`, async ({page, origin}) => {
    expect(await visit(page, origin, path)).toEqual([]);
  });
}

test('/try loads a compiler from its public host under the policy, and asks no other', async ({page, origin}) => {
  await routeFakeBundles(page.context());
  const faults = watch(page, origin);
  await openPlayground(page, link('let a = 1\n', {version: 'v12.1.0'}));
  await expect(panel(page, 'js')).toContainText('"compiler-builtins"');
  // The site is served from this machine, so its compilers are asked for first. nginx has none.
  const expected = [/misses \S+\/playground-api\/versions$/, /status of 404/, `requests ${PUBLIC_BUNDLES}/`];
  expect(
    faults.filter(
      (fault) => !expected.some((each) => (typeof each === 'string' ? fault.includes(each) : each.test(fault))),
    ),
  ).toEqual([]);
});

test('the 404 page follows the policy too', async ({page, origin}) => {
  const faults = watch(page, origin);
  await page.goto('/nowhere', {waitUntil: 'networkidle'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('a plain host’s redirect page runs its script under the policy, and keeps query and anchor', async ({
  page,
  origin,
}) => {
  const faults = watch(page, origin);
  const {headers} = await page.request
    .get('/docs/manual/latest/record')
    .then((response) => ({headers: response.headers()}));
  await page.route('**/planted/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'content-security-policy': headers['content-security-policy'] ?? ''},
      body: fs.readFileSync(`build/docs/manual/${latest.id}/record/index.html`, 'utf8'),
    }),
  );
  await page.goto(`/planted/${latest.id}/record/?a=b#mutable-fields`);
  await expect(page).toHaveURL('/docs/manual/latest/record?a=b#mutable-fields');
  expect(faults).toEqual([]);
});

/** Violations to add to a page, and the message that reports each one and how to fix it. */
const PLANTED: Readonly<Record<string, readonly [html: string, sentence: RegExp]>> = {
  'a foreign request': [
    '<img src="https://foreign.invalid/pixel.gif" alt="">',
    /requests https:\/\/foreign\.invalid\/pixel\.gif from a foreign host\. Put the file in static\//,
  ],
  'an inline script without a hash': [
    '<script>document.title = "planted"</script>',
    /Content.Security.Policy.* Move inline scripts and handlers to a file in a folder browser\/\./is,
  ],
  'an inline handler': [
    '<img src="/img/favicon.svg" alt="" onload="document.title = \'planted\'">',
    /Content.Security.Policy.* Move inline scripts and handlers to a file in a folder browser\/\./is,
  ],
};

for (const [name, [html, sentence]] of Object.entries(PLANTED)) {
  test(`${name} added to a page is reported and blocked`, async ({page, origin}) => {
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
  test(`the 404 page of an unknown address works with the headers from _headers (${host})`, async ({page, origin}) => {
    const headers = Object.fromEntries(headersOf(fs.readFileSync('build/_headers', 'utf8'), '/planted/nowhere'));
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'(?: https:\/\/\S+)? 'sha256-/,
    );
    const faults = watch(page, origin);
    await page.route('**/planted/nowhere', (route) =>
      route.fulfill({
        status: 404,
        headers,
        contentType: 'text/html; charset=utf-8',
        body: fs.readFileSync('build/404.html'),
      }),
    );
    await page.goto('/planted/nowhere', {waitUntil: 'networkidle'});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', {name: 'Language manual'}).click();
    await expect(page).toHaveURL('/docs/manual/latest/introduction');
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
}

test('the playground compiles, and runs programs in its frame, with the site’s headers', async ({
  page,
  origin,
  compilers,
}) => {
  await page.route('**/playground-api/**', (route) => {
    const {pathname} = new URL(route.request().url());
    return route
      .fetch({url: compilers + pathname, headers: {...route.request().headers(), origin: compilers}})
      .then((response) => route.fulfill({response}));
  });
  const faults = watch(page, origin);
  await openPlayground(page, link('Console.log("behind nginx")\n', {version: 'v12.0.0'}));
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(panel(page, 'output').getByRole('log')).toHaveText('behind nginx');
  expect(faults).toEqual([]);
  // What the editor asks the compilers may come after the program's output.
  await page.unrouteAll({behavior: 'wait'});
});
