import path from 'node:path';
import {formerApiAddresses} from '@site/src/hosting/core/api-redirects';
import {findVersion, versionLines} from '@site/src/config/versions';
import {DEBUG_PAGE} from '@site/src/api/core/docs/version-pages';
import {isPublicModule} from '@site/src/api/core/model/model';
import {apiServiceOf} from '@site/src/api/build/service';
import original from '../fixtures/api-addresses.json';

const service = apiServiceOf(path.resolve(__dirname, '../..'));

async function pages(version: string): Promise<ReadonlySet<string>> {
  const {modules} = await service.model(version);
  return new Set([...modules.filter(isPublicModule).map(({slug}) => slug ?? ''), DEBUG_PAGE.slug]);
}

test.each(Object.entries(original))(
  '%s: every former address leads to a page',
  async (version, addresses) => {
    const own = await pages(version);
    const root = `/docs/manual/${findVersion(versionLines.api, version)?.path ?? ''}/api/`;
    const rules = new Map(formerApiAddresses.map(({from, to}) => [from, to]));
    const lost = addresses
      .split(' ')
      .filter((address) => !own.has(address) && !own.has(rules.get(root + address)?.slice(root.length) ?? ''));
    expect(lost).toEqual([]);
  },
  120_000,
);

test('no rule hides a page or leads nowhere', async () => {
  for (const {from, to} of formerApiAddresses) {
    const [, segment = ''] = /^\/docs\/manual\/([^/]+)\/api\//.exec(to) ?? [];
    const own = await pages(findVersion(versionLines.api, segment)?.compiler ?? '');
    expect(own).toContain(to.replace(/^.*?\/api\//, ''));
    expect(own).not.toContain(from.replace(/^.*?\/api\//, ''));
  }
});

test('slugs are unique in a version', async () => {
  for (const version of service.versions) {
    const slugs = (await service.model(version)).modules.flatMap(({slug}) => slug ?? []);
    expect(slugs).toHaveLength(new Set(slugs).size);
  }
});
