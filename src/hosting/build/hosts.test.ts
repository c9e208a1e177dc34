import {foreignOrigins, placeRules} from './hosts';
import {CACHE_ASK, CACHE_FOREVER, placeHeaders, siteHeaders, type PlaceRule} from '../core/headers';
import {headersFile, redirectsFile, untranslatedRules} from '../core/netlify';
import {nginxHttp, nginxServer, type NginxSite} from '../core/nginx-config';
import {framePolicy, pagePolicy} from '../core/policy';
import {resolveAlias} from '../../kit/core/aliases';
import {aliasRules, hostRedirects} from '../core/redirects';
import {cloudflareHeaders, netlifyHeaders, readRules} from '../../../tests/server/header-rules';
import {cloudflareRedirect} from '../../../tests/server/redirect-rules';

const policy = pagePolicy({scriptHashes: ['abc='], connect: ['https://x.algolia.net'], scripts: []});
const rules: readonly PlaceRule[] = [
  {below: '/assets/', cache: 'forever'},
  {at: '/frame.html', policy: framePolicy(), shared: true},
  {ending: '.md', unlisted: true},
];
const site: NginxSite = {
  redirects: {
    exact: [{from: '/old', to: '/new'}],
    patterns: [
      {from: '/v1.0/*', to: '/latest/:splat'},
      {from: '/docs/:page', to: '/latest/:page'},
    ],
  },
  places: rules,
  policy,
  standalone: ['/404.html', '/frame.html'],
  base: '/',
  languages: [],
};

test('the policy allows listed scripts, but no other inline or evaluated ones', () => {
  expect(policy).toContain("script-src 'self' 'sha256-abc='; ");
  expect(policy).toContain("connect-src 'self' https://x.algolia.net; ");
  const scripts = policy.split('; ').filter((directive) => !directive.startsWith('style-src'));
  expect(scripts.join()).not.toMatch(/unsafe-inline|unsafe-eval/);
});

const algoliaSettings = {appId: 'ABC', apiKey: 'key', indexName: 'index'};

test('other hosts are only in the policy if they are configured', () => {
  expect(foreignOrigins({})).toEqual({connect: [], scripts: []});
  const algolia = foreignOrigins({algolia: {...algoliaSettings}}).connect;
  expect(algolia).toContain('https://abc-dsn.algolia.net');
  expect(algolia).toContain('https://abc-3.algolianet.com');
  const accept = 'readWrite' as const;
  const own = {
    ...algoliaSettings,
    hosts: [
      {protocol: 'http' as const, url: '127.0.0.1', port: 4180, accept},
      {protocol: 'https' as const, url: 'search.example', accept},
    ],
  };
  expect(foreignOrigins({algolia: own}).connect).toEqual(['http://127.0.0.1:4180', 'https://search.example']);
  expect(foreignOrigins({bundles: 'https://cdn.example/compilers'})).toEqual({
    connect: ['https://cdn.example'],
    scripts: ['https://cdn.example'],
  });
  expect(foreignOrigins({bundles: '/compilers'}).scripts).toEqual([]);
});

test('hashed files are cached forever, everything else is revalidated', () => {
  expect(placeHeaders({cache: 'forever'}, policy)['Cache-Control']).toBe(CACHE_FOREVER);
  expect(placeHeaders({}, policy)['Cache-Control']).toBe(CACHE_ASK);
  expect(
    placeRules.filter((rule) => rule.cache === 'forever').map((rule) => ('below' in rule ? rule.below : undefined)),
  ).toEqual(['/assets/', '/cards/', '/runtime/', '/playground-bundles/v']);
});

const HOSTS = {cloudflareHeaders, netlifyHeaders};

test.each(Object.entries(HOSTS))(
  '_headers: an unknown address has all of a page’s headers (%s)',
  (_host, headersOf) => {
    const found = headersOf(headersFile(rules, policy, '/'), '/nowhere/at/all');
    const expected = Object.entries({...siteHeaders, ...placeHeaders({}, policy)}).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  },
);

test.each(Object.entries(HOSTS))(
  '_headers: each place has its own headers, without duplicates (%s)',
  (_host, headersOf) => {
    const file = headersFile(rules, policy, '/');
    expect(headersOf(file, '/docs/manual/latest/record').get('cache-control')).toBe(CACHE_ASK);
    expect(headersOf(file, '/assets/js/main.js').get('cache-control')).toBe(CACHE_FOREVER);
    for (const address of ['/frame', '/frame.html']) {
      const frame = headersOf(file, address);
      expect(frame.get('content-security-policy')).toBe('sandbox allow-scripts');
      expect(frame.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(frame.get('access-control-allow-origin')).toBe('*');
      expect(frame.get('cache-control')).toBe(CACHE_ASK);
    }
  },
);

test.each(Object.entries(HOSTS))(
  '_headers: files for programs are hidden from search engines, pages aren’t (%s)',
  (_host, headersOf) => {
    const file = headersFile(placeRules, policy, '/');
    const listed = (address: string): string | undefined => headersOf(file, address).get('x-robots-tag');
    for (const address of [
      '/index.md',
      '/docs/manual/latest/record.md',
      '/llms.txt',
      '/docs/react/latest/llms-full.txt',
      '/docs/manual/next/llms-small.txt',
    ])
      expect({address, value: listed(address)}).toEqual({address, value: 'noindex'});
    for (const address of ['/', '/docs/manual/latest/llms', '/sitemap.xml', '/robots.txt'])
      expect({address, value: listed(address)}).toEqual({address, value: undefined});
    expect(headersOf(file, '/llms.txt').get('content-security-policy')).toBe(policy);
  },
);

test.each(Object.entries(HOSTS))('_headers: only the form for frames opens in one (%s)', (_host, headersOf) => {
  const policyAt = (address: string): string | undefined =>
    headersOf(headersFile(placeRules, policy, '/'), address).get('content-security-policy');
  expect(policyAt('/try/embed')).not.toContain('frame-ancestors');
  for (const address of ['/try', '/try.html', '/try/', '/tryout']) expect(policyAt(address)).toBe(policy);
});

test('_headers: except for the first rule, no two rules set the same header for an address, and replaced headers are removed first', () => {
  const all = readRules(headersFile(placeRules, policy, '/'));
  const [everywhere, ...own] = all;
  const names = (lines: readonly {readonly name: string; readonly value: string | undefined}[]): string[] =>
    lines.filter(({value}) => value !== undefined).map(({name}) => name);
  for (const {path, lines} of own) {
    const replaced = names(lines).filter((name) => names(everywhere?.lines ?? []).includes(name));
    expect({path, replaced: lines.filter(({value}) => value === undefined).map(({name}) => name)}).toEqual({
      path,
      replaced,
    });
  }
  const samples = [
    '/assets/x.js',
    '/cards/x.png',
    '/img/x.svg',
    '/runtime/v/x.js',
    '/try',
    '/try/embed',
    '/playground-frame',
    '/playground-frame.html',
    '/x.md',
    '/llms.txt',
    '/docs/llms-full.txt',
  ];
  for (const address of samples) {
    const found = [...cloudflareHeaders(headersFile(placeRules, policy, '/'), address)];
    expect(
      found.filter(([, value]) => value.split(', ').some((part, index, parts) => parts.indexOf(part) !== index)),
    ).toEqual([]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(netlifyHeaders(headersFile(placeRules, policy, '/'), address)),
    );
  }
});

test('_headers: a site below a path has that path everywhere', () => {
  const file = headersFile(placeRules, policy, '/base/');
  expect(readRules(file).map(({path}) => path)).toEqual([
    '/base/*',
    '/base/assets/*',
    '/base/cards/*',
    '/base/img/*',
    '/base/runtime/*',
    '/base/playground-bundles/v*',
    '/base/try/embed*',
    '/base/playground-frame.html',
    '/base/playground-frame',
    '/base/*.md',
    '/base/*llms.txt',
    '/base/*llms-full.txt',
    '/base/*llms-small.txt',
  ]);
});

test('_headers: exceeding the hosts’ limits for lines or rules fails the build', () => {
  expect(() => headersFile(rules, `script-src ${'x'.repeat(2_000)}`, '/')).toThrow('but hosts accept only 2000');
  const many = Array.from({length: 120}, (_, index): PlaceRule => ({at: `/file-${index}`, cache: 'forever'}));
  expect(() => headersFile(many, policy, '/')).toThrow('_headers has 121 rules, but hosts accept only 100');
});

const NONE = {exact: [], patterns: []};

test('_redirects: single addresses come first, then patterns, and a site below a path has that path everywhere', () => {
  expect(redirectsFile(site.redirects, '/base/', NONE).split('\n').slice(1)).toEqual([
    '/base/old /base/new 301',
    '/base/v1.0/* /base/latest/:splat 301',
    '/base/docs/:page /base/latest/:page 301',
    '',
  ]);
});

test('the rules lead an address with a prefix where the table of aliases leads it', () => {
  const file = redirectsFile(hostRedirects, '/', NONE);
  const [latest, next, react] = aliasRules.prefix.map(({from}) => from);
  for (const address of [
    `${latest}/record`,
    `${latest}/api/core/array`,
    `${next}/record`,
    `${react}/events`,
    '/docs/manual/record',
    '/docs/manual/api/belt/array',
    '/docs/react/events',
    '/docs/react',
    latest ?? '',
  ])
    expect({address, to: cloudflareRedirect(file, address)}).toEqual({address, to: resolveAlias(address, aliasRules)});
});

test('nginx: single addresses, patterns that only match characters of addresses, and the frame’s own policy', () => {
  const http = nginxHttp(site);
  expect(http).toContain(
    'map $site_page $site_moved {\n  default "";\n  "/old" "/new";\n' +
      '  "~^/v1\\.0/(?<site_below>[A-Za-z0-9_./-]+)$" "/latest/$site_below";\n' +
      '  "~^/docs/(?<site_below>[A-Za-z0-9_.-]+)$" "/latest/$site_below";\n}',
  );
  expect(http).toContain('"/frame.html" "sandbox allow-scripts";');
  expect(http).toContain('"~^/assets/" "public, max-age=31536000, immutable";');
  expect(http).toContain('map $uri $site_x_robots_tag {\n  default "";\n  "~^/.*\\.md$" "noindex";\n}');
  expect(nginxServer(site)).toContain('return 301 $site_moved$is_args$args;');
});

test('nginx: a site below a path has that path everywhere', () => {
  const below = {...site, base: '/base/'};
  expect(nginxHttp(below)).toContain('"/base/old" "/base/new";');
  expect(nginxHttp(below)).toContain('"~^/base/assets/"');
  expect(nginxServer(below)).toContain('error_page 404 /base/404.html;');
  expect(nginxServer(below)).toContain('location = /base {\n  return 301 /base/$is_args$args;\n}\n');
  expect(nginxServer(site)).not.toContain('location =  {');
});

test('_redirects: a page that a language doesn’t have leads to the English page, for now', () => {
  const pages = ['/', '/try', '/manual/a', '/manual/b', '/blog/x', '/blog/y/z', '/fr', '/fr/try', '/fr/manual/a'];
  const file = redirectsFile({...NONE, exact: [{from: '/old', to: '/try'}]}, '/', untranslatedRules(pages, ['fr']));
  expect(file.split('\n').slice(1)).toEqual([
    '/old /try 301',
    '/fr/manual/b /manual/b 302',
    '/fr/blog/* /blog/:splat 302',
    '',
  ]);
  for (const page of pages) expect(cloudflareRedirect(file, page)).toBeUndefined();
  expect(cloudflareRedirect(file, '/fr/blog/y/z')).toBe('/blog/y/z');
});

test('nginx: an address that a language doesn’t have leads to the English page, or to the language’s own 404 page', () => {
  const below = {...site, base: '/base/'};
  const french = {...below, languages: ['fr', 'zh-Hans-CN']};
  expect(nginxHttp(french)).toContain(
    'map $site_page $site_english {\n  default "";\n  "~^/base/(?:fr|zh-Hans-CN)/(?<site_rest>.*)$" "/base/$site_rest";\n}',
  );
  expect(nginxHttp(french)).toContain('"/base/fr/index.html" "/base/fr/";');
  expect(nginxServer(french)).toContain('location ^~ /base/fr/ {\n  error_page 404 /base/fr/404.html;');
  expect(nginxServer(below)).not.toContain('english');
});
