import {foreignOrigins, placeRules} from '../../../../src/config/hosts';
import {CACHE_ASK, CACHE_FOREVER, placeHeaders, type PlaceRule} from '../../../../src/lib/hosting/headers';
import {headersFile, MAX_REDIRECTS, redirectsFile} from '../../../../src/lib/hosting/netlify';
import {nginxHttp, nginxMain, nginxServer, type NginxSite} from '../../../../src/lib/hosting/nginx';
import {framePolicy, pagePolicy} from '../../../../src/lib/hosting/policy';
import {shortenRedirects} from '../../../../src/lib/hosting/redirect-table';

const policy = pagePolicy({scriptHashes: ['abc='], connect: ['https://x.algolia.net'], scripts: []});
const rules: readonly PlaceRule[] = [{below: '/assets/', cache: 'forever'}, {at: '/frame.html', policy: framePolicy(), shared: true}];
const site: NginxSite = {
  redirects: [{from: '/old', to: '/new'}, {from: '/dict', to: '/object?missing=Dict#make'}],
  places: rules,
  policy,
  standalone: ['/404.html', '/frame.html'],
  base: '/',
};

test('the policy lets listed scripts run, and neither inline nor evaluated ones', () => {
  expect(policy).toContain("script-src 'self' 'sha256-abc='; ");
  expect(policy).toContain("connect-src 'self' https://x.algolia.net; ");
  const scripts = policy.split('; ').filter((directive) => !directive.startsWith('style-src'));
  expect(scripts.join()).not.toMatch(/unsafe-inline|unsafe-eval/);
});

const algoliaSettings = {appId: 'ABC', apiKey: 'key', indexName: 'index'};

test('other hosts are in the policy only where they are configured', () => {
  expect(foreignOrigins({})).toEqual({connect: [], scripts: []});
  const algolia = foreignOrigins({algolia: {...algoliaSettings}}).connect;
  expect(algolia).toContain('https://abc-dsn.algolia.net');
  expect(algolia).toContain('https://abc-3.algolianet.com');
  const accept = 'readWrite' as const;
  const own = {...algoliaSettings, hosts: [{protocol: 'http' as const, url: '127.0.0.1', port: 4180, accept}, {protocol: 'https' as const, url: 'search.example', accept}]};
  expect(foreignOrigins({algolia: own}).connect).toEqual(['http://127.0.0.1:4180', 'https://search.example']);
  expect(foreignOrigins({bundleUrl: 'https://cdn.example/compilers'})).toEqual({connect: ['https://cdn.example'], scripts: ['https://cdn.example']});
  expect(foreignOrigins({bundleUrl: '/compilers'}).scripts).toEqual([]);
});

test('hashed files are kept for ever, everything else is asked for anew', () => {
  expect(placeHeaders({cache: 'forever'}, policy)['Cache-Control']).toBe(CACHE_FOREVER);
  expect(placeHeaders({}, policy)['Cache-Control']).toBe(CACHE_ASK);
  expect(placeRules.filter((rule) => rule.cache === 'forever').map((rule) => ('below' in rule ? rule.below : rule.at))).toEqual(['/assets/', '/cards/', '/runtime/']);
});

test('_headers: no header is in two rules that match one address', () => {
  const entries = [{name: 'assets', folder: true}, {name: 'docs', folder: true}, {name: 'index.html', folder: false}, {name: 'frame.html', folder: false}, {name: 'feed.xml', folder: false}];
  const blocks = headersFile(entries, rules, policy, '/').split('\n\n').map((text) => text.split('\n').filter((line) => !line.startsWith('#')));
  const all = new Map(blocks.map(([path = '', ...lines]) => [path, lines.map((line) => line.trim().split(':')[0] ?? '')]));
  expect([...all.keys()]).toEqual(['/*', '/', '/assets/*', '/docs/*', '/index.html', '/frame.html', '/frame', '/feed.xml']);
  const everywhere = all.get('/*') ?? [];
  for (const [path, names] of all) if (path !== '/*') expect(names.filter((name) => everywhere.includes(name))).toEqual([]);
  const frame = blocks.find(([path]) => path === '/frame')?.join('\n');
  expect(frame).toContain("Content-Security-Policy: sandbox allow-scripts; frame-ancestors 'self'");
  expect(frame).toContain('Access-Control-Allow-Origin: *');
});

test('_headers: a line or a number of rules that hosts refuse fails the build', () => {
  expect(() => headersFile([], rules, `script-src ${'x'.repeat(2_000)}`, '/')).toThrow('and hosts take 2000');
  const many = Array.from({length: 120}, (_, index) => ({name: `file-${index}`, folder: false}));
  expect(() => headersFile(many, rules, policy, '/')).toThrow('_headers has 122 rules, and hosts take 100');
});

test('_redirects: addresses of a folder that its rule covers are not listed again', () => {
  const prefix = [{from: '/v11', to: '/latest'}, {from: '/docs', to: '/latest', versionless: true as const}];
  const exact = [{from: '/v11/a', to: '/latest/a'}, {from: '/v11/b', to: '/latest/c'}, {from: '/docs/a', to: '/latest/a'}];
  const table = shortenRedirects(exact, {prefix});
  expect(redirectsFile(table, '/').split('\n').slice(1)).toEqual(['/v11/b /latest/c 301', '/docs/a /latest/a 301', '/v11/* /latest/:splat 301', '']);
  expect(redirectsFile(table, '/base/')).toContain('/base/v11/b /base/latest/c 301');
  const many = Array.from({length: 3_000}, (_, index) => ({from: `/old-${index}`, to: '/new'}));
  expect(redirectsFile({exact: many, folders: []}, '/').match(/ 301$/gm)).toHaveLength(MAX_REDIRECTS);
});

test('nginx: anchors go behind the query, and the frame has its own policy', () => {
  const http = nginxHttp(site);
  expect(http).toContain('map $site_page $site_moved {\n  default "";\n  "/old" "/new";\n  "/dict" "/object?missing=Dict";\n}');
  expect(http).toContain('map $site_page $site_moved_anchor {\n  default "";\n  "/dict" "#make";\n}');
  expect(http).toContain('"/frame.html" "sandbox allow-scripts; frame-ancestors \'self\'";');
  expect(http).toContain('"~^/assets/" "public, max-age=31536000, immutable";');
  expect(nginxServer(site)).toContain('return 301 $site_moved$is_args$args$site_moved_anchor;');
});

test('nginx: a site below a path has that path everywhere', () => {
  const below = {...site, base: '/base/'};
  expect(nginxHttp(below)).toContain('"/base/old" "/base/new";');
  expect(nginxHttp(below)).toContain('"~^/base/assets/"');
  expect(nginxServer(below)).toContain('error_page 404 /base/404.html;');
});

test('nginx: a whole configuration writes nothing outside its folder', () => {
  const main = nginxMain({listen: '127.0.0.1:1', root: '/r', temp: '/t', modules: '/m/*.conf'});
  expect(main).toContain('pid /t/nginx.pid;');
  expect(main.match(/_temp_path \/t\//g)).toHaveLength(5);
  expect(main).toContain('access_log off;');
});
