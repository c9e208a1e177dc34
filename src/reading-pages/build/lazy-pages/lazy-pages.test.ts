import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import lazyPages from '.';

const withoutResolveWeak = jest.requireActual<(source: string) => string>('./registry-loader.cjs');

type Settings = {
  readonly lazyCompilation?: {readonly test: RegExp};
  readonly devServer?: {readonly setupMiddlewares: (list: unknown[], server: unknown) => unknown[]};
};

const environment = process.env.NODE_ENV;
afterEach(() => {
  process.env.NODE_ENV = environment;
});

function settings(isServer: boolean, mode: string): Settings {
  process.env.NODE_ENV = mode;
  const instance = {lazyCompilationMiddleware: (compiler: string) => `pages of ${compiler}`};
  const utils = {currentBundler: {name: 'rspack', instance}} as unknown as ConfigureWebpackUtils;
  return lazyPages({generatedFilesDir: '/site/.docusaurus'} as LoadContext).configureWebpack?.(
    {},
    isServer,
    utils,
    undefined,
  ) as Settings;
}

test('in development, a page is compiled when it is asked for', () => {
  const {lazyCompilation, devServer} = settings(false, 'development');
  expect(lazyCompilation).toMatchObject({entries: false, imports: true});
  expect('/site/docs/record.mdx').toMatch(lazyCompilation!.test);
  expect('/site/src/pages/index.tsx').not.toMatch(lazyCompilation!.test);
  const used: unknown[] = [];
  const server = {compiler: 'the client', app: {use: (handler: unknown) => used.push(handler)}};
  expect(devServer?.setupMiddlewares([], server)).toEqual([]);
  expect(used).toEqual(['pages of the client']);
});

test('a production build compiles all pages at once', () => {
  expect(settings(false, 'production')).toEqual({});
  expect(settings(true, 'development')).toEqual({});
});

test('the list of pages only has imports, which are compiled on request', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  try {
    const routes = [{path: '/a', component: '@site/A.tsx', modules: {page: '!!loader!a "b".md'}}];
    // Docusaurus' own code, so that an upgrade that writes the list in another way fails here.
    await generateRouteFiles({generatedFilesDir: folder, routes, baseUrl: '/'} as unknown as Parameters<
      typeof generateRouteFiles
    >[0]);
    const list = await readFile(path.join(folder, 'registry.js'), 'utf8');
    expect(list.match(/resolveWeak/g)).toHaveLength(2);
    const shortened = withoutResolveWeak(list);
    expect(shortened).not.toContain('resolveWeak');
    expect(shortened.match(/import\(/g)).toHaveLength(2);
    expect(shortened).toContain('"@site/A.tsx", undefined],');
  } finally {
    await rm(folder, {recursive: true});
  }
});
