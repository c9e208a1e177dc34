import {createHash} from 'node:crypto';
import http from 'node:http';
import merge from 'webpack-merge';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {playgroundDevServer} from './index';
import {buildFrame} from '../../sandbox/build/frame';
import playground from '.';
import {createRuntime, filesInCycles} from '../../sandbox/build/runtime';
import {findImports} from '../../sandbox/core/link-program';
import {root, service, versions} from '../../../tests/support/examples-site';

const context = {siteDir: root, baseUrl: '/'} as LoadContext;
type Configured = {readonly devServer?: {readonly setupMiddlewares?: unknown}};
const configure = (plugin: Plugin, isServer: boolean): Configured =>
  plugin.configureWebpack?.({}, isServer, {} as never, undefined) as Configured;

test('a library that can’t be compiled on this machine is left out, and the build says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const broken = new Error('no such compiler');
  const elsewhere = {...service, library: () => Promise.reject(broken), unavailable: () => 'it has no compiler'};
  const files = await createRuntime(elsewhere).files('v9.0.0');
  const {std, react} = JSON.parse(files.at(-1)?.content ?? '') as Record<string, readonly string[]>;
  expect([std?.includes('belt_Array.js'), react]).toEqual([true, []]);
  expect(warn.mock.calls.flat().join('\n')).toContain(
    "v9.0.0: it has no compiler, and programs that use @rescript/react can't be run in a browser.",
  );
  warn.mockRestore();
  const here = createRuntime({...elsewhere, unavailable: () => undefined});
  await expect(here.files('v9.0.0')).rejects.toBe(broken);
});

describe('the endpoint', () => {
  test('is added to the development server, but not to production builds', () => {
    const development = playground(context, {production: false, bundleUrl: undefined});
    expect(configure(development, false).devServer?.setupMiddlewares).toBeInstanceOf(Function);
    expect(configure(development, true)).toEqual({});
    const production = playground(context, {production: true, bundleUrl: undefined});
    for (const isServer of [false, true]) expect(configure(production, isServer)).toEqual({});
  });

  test('keeps Docusaurus’ own middleware of the development server', () => {
    const own = playgroundDevServer(
      '/',
      () => () => false,
      () => Promise.resolve(undefined),
    );
    const handlers: unknown[] = [];
    const joined = merge<{setupMiddlewares: (list: unknown[], server: unknown) => unknown[]}>([
      {setupMiddlewares: (list: unknown[]) => ['theirs', ...list]},
      own as never,
    ]);
    expect(joined.setupMiddlewares(['standard'], {app: {use: (handler: unknown) => handlers.push(handler)}})).toEqual([
      'theirs',
      'standard',
    ]);
    expect(handlers).toHaveLength(2);
  });

  test('and the runtime files take precedence over the server’s own responses', async () => {
    const find = jest.fn((address: string) =>
      Promise.resolve(address === 'runtime/a.js' ? {path: 'a.js', content: 'export {};'} : undefined),
    );
    const handlers: ((request: unknown, response: unknown, next: () => void) => void)[] = [];
    playgroundDevServer(
      '/base/',
      () =>
        ({url}) =>
          url === '/playground-api/versions',
      find,
    ).setupMiddlewares([], {app: {use: (handler) => handlers.push(handler as never)}});
    const server = http.createServer((request, response) => {
      const [endpoint, files] = handlers;
      endpoint!(request, response, () => files!(request, response, () => void response.end('a page')));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const at = (address: string) => fetch(`http://127.0.0.1:${(server.address() as {port: number}).port}${address}`);
    const script = await at('/base/runtime/a.js?v=1');
    expect([await script.text(), script.headers.get('content-type')]).toEqual([
      'export {};',
      'text/javascript; charset=utf-8',
    ]);
    expect(await (await at('/base/docs')).text()).toBe('a page');
    expect(await (await at('/runtime/a.js')).text()).toBe('a page');
    server.closeAllConnections();
    server.close();
  });
});

describe('the document that runs programs', () => {
  let html: string;
  beforeAll(async () => (html = await buildFrame(root)), 30_000);

  test('has its own policy, which allows its own script by hash and no connections', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob:`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|connect-src|https?:|\*/);
  });

  test('is left out by search engines, and says what it is', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
  });

  test('has one script, which contains no closing tag', () => {
    const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));
    const nodes = parseFragment(body).childNodes.filter((node): node is Tree.Element => node.nodeName !== '#text');
    expect(nodes.map(({nodeName}) => nodeName)).toEqual(['script']);
    expect(nodes[0]!.attrs).toEqual([]);
  });
});

describe('the files that programs import', () => {
  const runtime = createRuntime(service);

  test('have URLs with the version and a hash', () => {
    expect(Object.keys(runtime.addresses.versions)).toEqual(versions);
    for (const [version, address] of Object.entries(runtime.addresses.versions)) {
      expect(address).toMatch(
        new RegExp(`^runtime/${version.replaceAll('.', '\\.')}/\\d+\\.\\d+\\.\\d+-[\\da-f]{8}/$`),
      );
    }
    expect(runtime.addresses.vendor).toMatch(/^runtime\/vendor\/\d+\.\d+\.\d+-[\da-f]{8}\/$/);
  });

  test.each(['vendor', ...versions])(
    '%s: every import leads to a file, without cycles',
    async (part) => {
      const files = new Map((await runtime.files(part)).map((file) => [file.path, file.content]));
      expect(files.size).toBeGreaterThan(5);
      for (const folder of part === 'vendor' ? [''] : ['std/', 'core/', 'react/']) {
        const modules = new Map(
          [...files]
            .filter(([name]) => name.startsWith(folder) && name.endsWith('.js'))
            .map(([name, content]) => [name.slice(folder.length), content]),
        );
        expect(filesInCycles(modules)).toEqual([]);
        if (part === 'vendor') continue;
        for (const [name, content] of modules) {
          for (const {specifier} of findImports(content).filter((each) => each.specifier.startsWith('.'))) {
            expect(`${name}: ${specifier} ${modules.has(specifier.slice(2)) ? 'is there' : 'is missing'}`).toBe(
              `${name}: ${specifier} is there`,
            );
          }
        }
      }
      if (part === 'vendor')
        expect([...files.keys()]).toEqual(
          expect.arrayContaining(['react.js', 'react-dom.js', 'react-dom-client.js', 'react-jsx-runtime.js']),
        );
      else {
        const listed = JSON.parse(files.get('files.json')!) as Record<string, string[]>;
        expect(listed.std!.length).toBeGreaterThan(150);
        expect(listed.core!.length > 0).toBe(part === 'v11.0.0' && service.unavailable(part) === undefined);
        for (const [folder, names] of Object.entries(listed))
          for (const name of names) expect(files.has(`${folder}/${name}`)).toBe(true);
      }
    },
    60_000,
  );
});
