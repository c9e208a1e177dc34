/** The hosts' files, the policy that every page must follow, and safe external links. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {defaultTreeAdapter, html as HTML, parse, type DefaultTreeAdapterTypes} from 'parse5';
import {readBuild} from '../../src/hosting/build/read-build';
import {policyOf} from '../../src/hosting/build/write-hosts';
import {LIMITS} from '../../src/hosting/core/netlify';
import {builtLanguages, inLanguage} from './built-languages';
import {cloudflareHeaders, netlifyHeaders, readRules} from '../server/header-rules';
import {cloudflareRedirect} from '../server/redirect-rules';

type Element = DefaultTreeAdapterTypes.Element;

const root = path.resolve('build');
const build = readBuild(root, '/');
const headers = fs.readFileSync(path.join(root, '_headers'), 'utf8');
const policy = cloudflareHeaders(headers, '/docs/manual/latest/record').get('content-security-policy') ?? '';

function* elements(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
  if ('content' in node && node.namespaceURI === HTML.NS.HTML) yield* elements(node.content);
}
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;
const text = (element: Element): string =>
  element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

/** The parts of a page that the policy would block, and its unsafe external links, as sentences. */
function faults(address: string, source: string): string[] {
  return [...elements(parse(source))].flatMap((element) => {
    const found: string[] = [];
    const {tagName} = element;
    const data = /json/.test(attribute(element, 'type') ?? '');
    if (tagName === 'script' && attribute(element, 'src') === undefined && !data) {
      const hash = createHash('sha256').update(text(element)).digest('base64');
      if (!policy.includes(`'sha256-${hash}'`))
        found.push(
          `${address} has an inline script without a hash: ${text(element).slice(0, 60)}. Move it to a file in a folder browser/.`,
        );
    }
    const handler = element.attrs.find(({name}) => name.startsWith('on'));
    if (handler)
      found.push(
        `${address} has a handler in its HTML: ${handler.name}. Listen to the event in a file of a folder browser/.`,
      );
    if (/^\s*javascript:/i.test(attribute(element, 'href') ?? ''))
      found.push(`${address} has a javascript: link. Make it a button.`);
    const loads = ['img', 'script', 'source', 'video', 'audio', 'iframe', 'track', 'embed'].includes(tagName)
      ? (attribute(element, 'src') ?? attribute(element, 'srcset') ?? attribute(element, 'poster'))
      : undefined;
    const sheet =
      tagName === 'link' && /stylesheet|preload|icon|modulepreload/.test(attribute(element, 'rel') ?? '')
        ? attribute(element, 'href')
        : undefined;
    for (const url of [loads, sheet])
      if (/^(?:https?:)?\/\//.test(url ?? ''))
        found.push(`${address} loads ${url} from a foreign host. Put the file into static/.`);
    const rel = (attribute(element, 'rel') ?? '').split(' ');
    if (tagName === 'a' && attribute(element, 'target') === '_blank' && !rel.includes('noopener'))
      found.push(`${address} opens ${attribute(element, 'href')} without noopener. Add it to the link’s rel.`);
    return found;
  });
}

test('the theme’s script doesn’t depend on the locale, so one policy covers all locales', () => {
  const [front] = build.pages.filter(({address}) => address === '/');
  expect(front?.html).toContain('localStorage.getItem("theme-rescript")');
});

test('every page follows the policy, loads nothing from other hosts, and opens other sites without access to its window', () => {
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
  expect(build.pages.length).toBeGreaterThan(900);
  expect(build.pages.flatMap(({address, html}) => faults(address, html))).toEqual([]);
});

test('adding an inline script without a hash to a page of this build fails the build', () => {
  const [first, ...others] = build.pages;
  const planted = {...first!, html: first!.html.replace('</body>', '<script>track()</script></body>')};
  expect(() => policyOf({pages: [...others, planted]})).toThrow(
    `${first!.address} has an inline script that not every page has: track()… Move it to a file in a folder browser/`,
  );
  expect(policyOf(build)).toBe(policy);
});

test('redirects: no address differs from a page only in upper and lower case, because nginx ignores case', () => {
  const pages = new Set(build.pages.map(({address}) => address.toLowerCase()));
  expect(build.redirects.filter(({from}) => pages.has(from.toLowerCase()))).toEqual([]);
  expect(build.redirects.filter(({to}) => /\/(?:$|[?#])/.test(to))).toEqual([]);
});

test('the files are within Cloudflare Pages’ limits, which src/hosting/core/netlify.ts lists with their source', () => {
  const lines = headers.split('\n');
  expect(readRules(headers).length).toBeLessThanOrEqual(LIMITS.headerRules);
  expect(lines.filter((line) => line.length > LIMITS.headerLine)).toEqual([]);
  const redirects = fs
    .readFileSync(path.join(root, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const patterns = redirects.filter((line) => /[*]|:\w/.test(line));
  // Half of each limit: a second locale doubles the redirects.
  expect(redirects.length - patterns.length).toBeLessThanOrEqual(LIMITS.redirects / 2);
  expect(patterns.length).toBeLessThanOrEqual(LIMITS.patternRedirects / 2);
  expect(redirects.filter((line) => line.length > LIMITS.redirectLine || !/^\/\S+ \/\S+ 30[12]$/.test(line))).toEqual(
    [],
  );
  // A page may be translated later.
  const temporary = redirects.filter((line) => line.endsWith(' 302'));
  expect(temporary.filter((line) => inLanguage(line.split(' ')[0]!).root === '')).toEqual([]);
  expect(temporary.length > 0).toBe(builtLanguages.length > 0);
  // Patterns come last: Cloudflare counts every rule after the first of them as a pattern.
  expect(redirects.slice(redirects.length - patterns.length)).toEqual(patterns);
  expect(new Set(redirects.map((line) => line.split(' ')[0])).size).toBe(redirects.length);
  // A cut adds about 1,600 files, so three fit when this fails.
  expect(build.files.length).toBeLessThanOrEqual(0.75 * LIMITS.files);
  expect(build.files.filter((file) => fs.statSync(path.join(root, file)).size > LIMITS.fileSize)).toEqual([]);
});

test('every former address leads to its place, by a rule, a redirect page, or one after the other', () => {
  const rules = fs.readFileSync(path.join(root, '_redirects'), 'utf8');
  const redirectPages = new Map(build.redirects.map(({from, to}) => [from, to]));
  const pages = new Set(build.pages.map(({address}) => address));
  const follow = (address: string): string => {
    const to = cloudflareRedirect(rules, address) ?? redirectPages.get(address);
    return to === undefined || pages.has(to.replace(/[?#].*/, '')) ? (to ?? address) : follow(to);
  };
  const lost = build.redirects.filter(({from, to}) => follow(from) !== to);
  expect(lost.map(({from, to}) => ({from, to, leads: follow(from)}))).toEqual([]);
  const moved = build.pages.filter(({address}) => cloudflareRedirect(rules, address) !== undefined);
  expect(moved.map(({address}) => address)).toEqual([]);
});

test.each(Object.entries({cloudflareHeaders, netlifyHeaders}))(
  'every kind of address has its headers, and unknown addresses have a page’s headers (%s)',
  (_host, headersOf) => {
    for (const address of [
      '/',
      '/nowhere',
      '/docs/manual/latest/nowhere',
      '/docs/manual/latest/record',
      '/sitemap.xml',
    ]) {
      const found = headersOf(headers, address);
      const {
        'content-security-policy': own,
        'cross-origin-resource-policy': resource,
        'x-content-type-options': sniff,
        'cache-control': cache,
      } = Object.fromEntries(found);
      expect({address, own, resource, sniff, cache}).toEqual({
        address,
        own: policy,
        resource: 'same-origin',
        sniff: 'nosniff',
        cache: 'public, max-age=0, must-revalidate',
      });
    }
    const index = build.files.find((file) => /^search-index\/shared\.[\da-f]{8}\.bin$/.test(file)) ?? '';
    for (const file of ['assets/js/x.js', 'cards/x.png', 'runtime/v/x.js', index])
      expect({file, cache: headersOf(headers, `/${file}`).get('cache-control')}).toEqual({
        file,
        cache: 'public, max-age=31536000, immutable',
      });
    expect(headersOf(headers, '/playground-frame').get('content-security-policy')).toBe('sandbox allow-scripts');
  },
);

test('a page and its folder’s index are the same', () => {
  const files = new Set(build.files);
  const pages = build.files.filter(
    (file) => file.endsWith('.html') && files.has(file.replace(/\.html$/, '/index.html')),
  );
  expect(pages.length).toBeGreaterThan(1000);
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  expect(pages.filter((file) => read(file) !== read(file.replace(/\.html$/, '/index.html')))).toEqual([]);
});

test('GitHub Pages and plain hosts have the files they need', () => {
  expect(fs.existsSync(path.join(root, '.nojekyll'))).toBe(true);
  expect(fs.readFileSync(path.join(root, '404.html'), 'utf8')).toContain('Page not found');
  expect(fs.readFileSync(path.join(root, 'robots.txt'), 'utf8')).toContain(
    'Sitemap: https://rescript-lang.org/sitemap.xml',
  );
});
