import type {ConfigureWebpackUtils} from '@docusaurus/types';
import lazyPages from '../../../../src/plugins/lazy-pages';

type Settings = {
  readonly lazyCompilation?: unknown;
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
  return lazyPages().configureWebpack?.({}, isServer, utils, undefined) as Settings;
}

test('in development, a page is compiled when it is asked for', () => {
  const {lazyCompilation, devServer} = settings(false, 'development');
  expect(lazyCompilation).toEqual({entries: false, imports: true});
  const used: unknown[] = [];
  const server = {compiler: 'the client', app: {use: (handler: unknown) => used.push(handler)}};
  expect(devServer?.setupMiddlewares([], server)).toEqual([]);
  expect(used).toEqual(['pages of the client']);
});

test('a production build compiles all pages at once', () => {
  expect(settings(false, 'production')).toEqual({});
  expect(settings(true, 'development')).toEqual({});
});
