import {readEnvironment} from './env';
import {pageCompiler, pageHome, pageLinkVersions} from './page-version';
import {aliasRules, formerFiles, successors} from '../hosting/core/redirects';
import {allVersions, docsVersionOptions, findVersion, versionLines} from './versions';
import {resolveAlias} from '../kit/core/aliases';
import manualVersions from '../../versions.json';
import reactVersions from '../../react_versions.json';

const {default: manual, react} = versionLines;
const {next, latest} = manual;

describe('the environment', () => {
  test('has defaults for everything', () => {
    expect(readEnvironment({})).toEqual({
      url: 'https://rescript-lang.org',
      baseUrl: '/',
      fast: false,
      locale: undefined,
      algolia: undefined,
      algoliaAdminKey: undefined,
      production: false,
    });
  });
  test('is parsed as intended', () => {
    const env = readEnvironment({
      SITE_URL: 'https://example.org/',
      BASE_URL: '/docs/',
      FAST: '1',
      LOCALE: 'pt-BR',
      NODE_ENV: 'production',
    });
    expect(env).toEqual({
      url: 'https://example.org',
      baseUrl: '/docs/',
      fast: true,
      locale: 'pt-BR',
      algolia: undefined,
      algoliaAdminKey: undefined,
      production: true,
    });
  });
  test.each(['fr', 'pt-BR', 'zh-Hans', 'zh-Hans-CN', 'es-419'])('accepts the locale %s', (locale) =>
    expect(readEnvironment({LOCALE: locale}).locale).toBe(locale),
  );
  test.each([
    [{SITE_URL: 'https://example.org/docs'}, 'SITE_URL is "https://example.org/docs"'],
    [{SITE_URL: 'example.org'}, 'SITE_URL is "example.org"'],
    [{BASE_URL: 'docs/'}, 'BASE_URL is "docs/"'],
    [{LOCALE: 'French'}, 'LOCALE is "French"'],
    [{LOCALE: '../fr'}, 'LOCALE is "../fr"'],
  ])('%p is rejected with a readable error', (env, message) => expect(() => readEnvironment(env)).toThrow(message));
});

describe('versions', () => {
  test('the released versions match versions.json and react_versions.json, in order', () => {
    const released = (line: keyof typeof versionLines): string[] =>
      allVersions(versionLines[line])
        .slice(1)
        .map(({id}) => id);
    expect(released('default')).toEqual(manualVersions);
    expect(released('react')).toEqual(reactVersions);
  });
  test('have the labels readers know, and the latest says that it is', () => {
    expect(latest.label).toBe(`${latest.id} (latest)`);
    expect(next.label).toBe(next.id);
    expect(manual.older.slice(-3).map(({label}) => label)).toEqual(['v9.1 - v10.1', 'v8.2 - v9.0', 'v6.0 - v8.2']);
  });
  test('are found by id, path and Docusaurus’ name', () => {
    const line = versionLines.default;
    expect([findVersion(line, 'current'), findVersion(line, 'next'), findVersion(line, next.id)]).toEqual([
      line.next,
      line.next,
      line.next,
    ]);
    expect(findVersion(line, 'latest')).toBe(line.latest);
    expect(findVersion(line, 'v7.0.0')).toBeUndefined();
  });
  test('become the options of a docs instance', () => {
    const {versions, lastVersion} = docsVersionOptions(versionLines.default, {suffix: '/api', fast: false});
    expect(lastVersion).toBe(latest.id);
    expect(Object.entries(versions).map(([name, {path}]) => [name, path])).toEqual([
      ['current', 'next/api'],
      [latest.id, 'latest/api'],
      ...manual.older.map(({id}) => [id, `${id}/api`]),
    ]);
  });
  test('are only next and latest in fast mode', () => {
    expect(docsVersionOptions(versionLines.default, {fast: true}).onlyIncludeVersions).toEqual(['current', latest.id]);
  });
});

describe('pages', () => {
  test.each([
    ['docs/record.mdx', next.compiler],
    ['versioned_docs/version-v9.0.0/record.mdx', 'v9.0.0'],
    ['react-docs/context.mdx', react.next.compiler],
    ['react_versioned_docs/version-v0.11.0/context.mdx', 'v10.0.0'],
    ['i18n/fr/docusaurus-plugin-content-docs/version-v11.0.0/record.mdx', 'v11.0.0'],
    ['i18n/fr/docusaurus-plugin-content-docs-react/current/context.mdx', react.next.compiler],
    ['community/overview.mdx', latest.compiler],
    ['syntax-lookup/pipe.md', next.compiler],
    ['i18n/fr/syntax-lookup/pipe.md', next.compiler],
    ['blog/2026-11-20-x.mdx', latest.compiler],
  ])('%s is compiled with %s', (path, compiler) => expect(pageCompiler(path)).toBe(compiler));

  test('of an unknown version are rejected with a readable error', () => {
    expect(() => pageHome('versioned_docs/version-v7.0.0/x.mdx')).toThrow(
      "belongs to version v7.0.0, which isn't in src/config/versions.ts",
    );
  });
  test('link to the matching versions', () => {
    expect(pageLinkVersions('docs/record.mdx')).toEqual({manual: 'next', react: 'next'});
    expect(pageLinkVersions(`versioned_docs/version-${latest.id}/record.mdx`)).toEqual({
      manual: 'latest',
      react: 'latest',
    });
    expect(pageLinkVersions('syntax-lookup/pipe.md')).toEqual({manual: 'next', react: 'next'});
    expect(pageLinkVersions('versioned_docs/version-v8.0.0/x.mdx')).toEqual({manual: 'latest', react: 'latest'});
    expect(pageLinkVersions('blog/x.mdx')).toEqual({manual: 'latest', react: 'latest'});
  });
});

describe('redirects', () => {
  test.each([
    ['/docs', '/docs/manual/latest/introduction'],
    ['/docs/manual', '/docs/manual/latest/introduction'],
    [`/docs/manual/${latest.id}`, '/docs/manual/latest/introduction'],
    [`/docs/manual/${latest.id}/record`, '/docs/manual/latest/record'],
    ['/docs/manual/record', '/docs/manual/latest/record'],
    [`/docs/manual/${next.id}/record`, '/docs/manual/next/record'],
    ['/docs/react', '/docs/react/latest/introduction'],
    [`/docs/react/${react.latest.id}/context`, '/docs/react/latest/context'],
    ['/community', '/community/overview'],
    ['/docs/gentype/latest/usage', '/docs/manual/latest/typescript-integration'],
  ])('%s leads to %s', (from, to) => expect(resolveAlias(from, aliasRules)).toBe(to));

  test('former addresses of the API stay with the version that had them', () => {
    const path = findVersion(manual, 'v11.0.0')?.path ?? '';
    for (const name of new Set([path, 'v11.0.0']))
      expect(resolveAlias(`/docs/manual/${name}/api/belt/hashmap`, aliasRules)).toBe(
        `/docs/manual/${path}/api/belt/hash-map`,
      );
  });
  test('no rule is written twice', () => {
    const from = aliasRules.exact.map((rule) => rule.from);
    expect(from.filter((path, index) => from.indexOf(path) !== index)).toEqual([]);
  });
  test.each([
    ['/llms/manual/latest/llms.txt', '/docs/manual/latest/llms.txt'],
    [`/llms/manual/${latest.id}/llm-full.txt`, '/docs/manual/latest/llms-full.txt'],
    [`/llms/manual/${next.id}/llm-small.txt`, '/docs/manual/next/llms-small.txt'],
    ['/llms/manual/llm-full.txt', '/docs/manual/latest/llms-full.txt'],
    ['/llms/react/v0.10.0/llms.txt', '/docs/react/v0.10.0/llms.txt'],
    ['/llms/react/latest/llm-small.txt', '/docs/react/latest/llms-small.txt'],
  ])('the file %s is %s now', (from, to) => expect(formerFiles).toContainEqual({from, to}));
  test('no file redirects to two addresses', () => {
    expect(new Set(formerFiles.map(({from}) => from)).size).toBe(formerFiles.length);
  });
  test('no page is its own successor', () => {
    const own = Object.values(successors).flatMap((moved) =>
      Object.entries(moved).filter(([page, to]) => to.includes(page)),
    );
    expect(own).toEqual([]);
  });
});
