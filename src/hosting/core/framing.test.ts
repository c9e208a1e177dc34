import {placeRules} from '../build/hosts';
import {headersFile} from './netlify';
import {pagePolicy, withoutAncestors} from './policy';
import {cloudflareHeaders, netlifyHeaders} from '../../../tests/server/header-rules';

const HOSTS = {cloudflareHeaders, netlifyHeaders};
const policy = pagePolicy({scriptHashes: ['abc='], connect: [], scripts: []});

test.each(Object.entries(HOSTS))(
  '_headers: other sites may frame the playground, but no other page (%s)',
  (_host, headersOf) => {
    const file = headersFile(placeRules, policy, '/');
    const policyAt = (address: string): string | undefined => headersOf(file, address).get('content-security-policy');
    for (const address of ['/try', '/try/', '/try.html', '/try/embed', '/try/embed.html', '/try/embed/'])
      expect({address, policy: policyAt(address)}).toEqual({address, policy: withoutAncestors(policy)});
    for (const address of ['/', '/docs/manual/latest/try', '/search', '/offline', '/nowhere'])
      expect({address, policy: policyAt(address)}).toEqual({address, policy});
  },
);

test('the policy of a page other sites may frame is otherwise the same', () => {
  const left = policy.split('; ').filter((directive) => !withoutAncestors(policy).split('; ').includes(directive));
  expect(left).toEqual(["frame-ancestors 'none'"]);
});
