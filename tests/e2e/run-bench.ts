/** A page with the playground's runner, for programs compiled by the endpoint of the test server. */
import path from 'node:path';
import {build} from 'esbuild';
import type {Compilation} from '../../src/compilers/core/engine';
import type {RuntimeAddresses} from '../../src/compilers/core/config';
import type {PlaygroundSettings} from '../../src/compilers/core/settings';
import type {RunMessage} from '../../src/sandbox/browser/messages';
import type {RunRequest, Runner} from '../../src/sandbox/browser/runner';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {createRuntime} from '../../src/sandbox/build/runtime';
import {siteModules} from '../support/browser-bundle';
import {expect, test as base, type Page} from './fixtures';

const siteDir = path.resolve(__dirname, '../..');
const {addresses} = createRuntime(compilerServiceOf(siteDir));
export const runtime: RuntimeAddresses = {
  vendor: `/${addresses.vendor}`,
  versions: Object.fromEntries(
    Object.entries(addresses.versions).map(([version, address]) => [version, `/${address}`]),
  ),
};
export const VERSIONS = Object.keys(runtime.versions);

type Bench = {readonly runner: Runner; readonly messages: RunMessage[]};
declare global {
  var bench: Bench, startBench: (runtime: RuntimeAddresses) => void;
}

/** The runner as a script, with an array that collects its messages. */
const script = build({
  stdin: {
    contents: `import {createRunner} from './src/sandbox/browser/runner';
      globalThis.startBench = (runtime) => {
        const messages = [];
        const place = document.body.appendChild(document.createElement('main'));
        const runner = createRunner(place, {frame: '/playground-frame.html', runtime, title: 'Preview', onMessage: (message) => messages.push(message)});
        globalThis.bench = {runner, messages};
      };`,
    resolveDir: siteDir,
    loader: 'ts',
  },
  ...siteModules,
  bundle: true,
  write: false,
  format: 'iife',
}).then(({outputFiles}) => outputFiles[0]!.text);

export const test = base.extend({
  page: async ({page}, provide) => {
    await page.goto('/404.html');
    await page.setContent('<title>Bench</title>');
    await page.addScriptTag({content: await script});
    await page.evaluate((given) => globalThis.startBench(given), runtime);
    await provide(page);
  },
});

const settingsOf = (version: string): PlaygroundSettings => ({
  version,
  syntax: 'res',
  module: 'esmodule',
  jsx: 'automatic',
  warnings: '',
  open: version === 'v11.0.0' ? ['RescriptCore'] : [],
});

/** Compiles in the page, so that the browser itself calls the endpoint. */
export async function compile(page: Page, version: string, code: string): Promise<string> {
  const {js, problems} = await page.evaluate(
    async (body) => {
      const response = await fetch('/playground-api/compile', {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(body),
      });
      return (await response.json()) as Compilation;
    },
    {code, settings: settingsOf(version)},
  );
  expect(problems.filter(({kind}) => kind === 'error')).toEqual([]);
  return js!;
}

export const start = (page: Page, request: RunRequest): Promise<void> =>
  page.evaluate((given) => globalThis.bench.runner.run(given), request);
export const said = (page: Page): Promise<readonly RunMessage[]> => page.evaluate(() => globalThis.bench.messages);

/** Runs a program until it finishes and returns its messages. */
export async function run(page: Page, request: RunRequest): Promise<readonly RunMessage[]> {
  await start(page, request);
  await expect
    .poll(async () => (await said(page)).some(({kind}) => kind === 'finished' || kind === 'stopped'), {timeout: 20_000})
    .toBe(true);
  return said(page);
}

export const runJs = (page: Page, js: string, react = false): Promise<readonly RunMessage[]> =>
  run(page, {js, version: 'v12.0.0', react});
