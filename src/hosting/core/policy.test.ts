import {placeRules} from '../build/hosts';
import {headersFile} from './netlify';
import {inlineScripts, pagePolicy, sharedScripts, withoutAncestors} from './policy';
import {cloudflareHeaders, netlifyHeaders} from '../../../tests/server/header-rules';

const HOSTS = {cloudflareHeaders, netlifyHeaders};
const policy = pagePolicy({scriptHashes: ['abc='], connect: [], scripts: []});

test.each(Object.entries(HOSTS))(
  '_headers: other sites may frame the embedded playground, but no other page (%s)',
  (_host, headersOf) => {
    const file = headersFile(placeRules, policy, '/');
    const policyAt = (address: string): string | undefined => headersOf(file, address).get('content-security-policy');
    for (const address of ['/try/embed', '/try/embed.html', '/try/embed/'])
      expect({address, policy: policyAt(address)}).toEqual({address, policy: withoutAncestors(policy)});
    for (const address of [
      '/',
      '/try',
      '/try/',
      '/try.html',
      '/docs/manual/latest/try',
      '/search',
      '/offline',
      '/nowhere',
    ])
      expect({address, policy: policyAt(address)}).toEqual({address, policy});
  },
);

test('the policy of a page other sites may frame is otherwise the same', () => {
  const left = policy.split('; ').filter((directive) => !withoutAncestors(policy).split('; ').includes(directive));
  expect(left).toEqual(["frame-ancestors 'none'"]);
});

const page = (address: string, ...scripts: string[]) => ({address, scripts});

test("inline scripts are found unchanged; files and data aren't inline scripts", () => {
  const html =
    '<script>first()</script><script src=/a.js defer></script><script defer src="/b.js"></script>' +
    '<script type=application/ld+json>{"a":1}</script><script type="application/json">{}</script><SCRIPT type="module">\nsecond()\n</SCRIPT >';
  expect(inlineScripts(html)).toEqual(['first()', '\nsecond()\n']);
});

test('scripts that all pages share pass', () => {
  expect(sharedScripts([page('/', 'theme', 'tabs'), page('/a', 'tabs', 'theme')], 2)).toEqual(['theme', 'tabs']);
});

test('a script added to a single page fails the build with a message that says what to do', () => {
  expect(() => sharedScripts([page('/', 'theme'), page('/a', 'theme', 'track()')], 2)).toThrow(
    '/a has an inline script that not every page has: track()… Move it to a file in a folder browser/',
  );
});

test('one script too many on every page fails the build', () => {
  expect(() => sharedScripts([page('/', 'theme', 'new'), page('/a', 'theme', 'new')], 1)).toThrow(
    'Every page has 2 inline scripts instead of 1.',
  );
});
