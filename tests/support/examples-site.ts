/** Shared by the examples plugin's tests: this repository's compilers, and pages from strings. */
import path from 'node:path';
import {ENGLISH_LABELS} from '../../src/examples/core/block/labels';
import {scanFences} from '../../src/examples/core/fence/scan';
import {createHighlighter} from '../../src/compilers/build/highlight';
import type {RenderContext} from '../../src/examples/build/blocks';
import type {PageRules} from '../../src/examples/core/fence/example';
import {readPage, type Page} from '../../src/examples/build/collect';
import {compilerServiceOf} from '../../src/compilers/build/service';

export const root = path.resolve(__dirname, '../..');
export const service = compilerServiceOf(root);
export const versions = Object.keys(service.toolchains);

/** A page `v10.0.0/a.mdx` is for v10.0.0; fences on other pages choose a version. */
export const rules: PageRules = {
  folders: versions,
  contextOf: (page) => {
    const version = versions.find((each) => page.startsWith(`${each}/`));
    return {version: version ?? 'v11.0.0', mayChooseVersion: version === undefined};
  },
};

export const pageOf = (path: string, ...lines: readonly string[]): Page =>
  readPage(path, scanFences(lines.join('\n')), rules, service.toolchains);

export const workshop = (worksIn = false): RenderContext => ({
  service,
  highlight: createHighlighter(service),
  labels: ENGLISH_LABELS,
  baseUrl: '/',
  worksIn,
  hasFilesBeside: true,
  explain: (message) => (message.includes("can't be found") ? '/errors/not-found' : undefined),
});

/** A test that needs a version's compiler. It is skipped if the package has no binary for this machine. */
export function testWith(version: string, name: string, run: () => Promise<void>): void {
  const reason = service.unavailable(version);
  if (reason === undefined) test(`${version}: ${name}`, run, 60_000);
  else test.skip(`${version}: ${name}: ${reason}`, run);
}
