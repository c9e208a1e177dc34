/** What the tests of the examples plugin share: this repository's compilers and a page from a string. */
import path from 'node:path';
import {ENGLISH_LABELS} from '../../../../src/lib/code-block/labels';
import {scanFences} from '../../../../src/lib/fence/scan';
import {createHighlighter} from '../../../../src/plugins/examples/analysis';
import type {Workshop} from '../../../../src/plugins/examples/blocks';
import {readPage, type Page, type PageRules} from '../../../../src/plugins/examples/collect';
import {createCompilerService} from '../../../../src/plugins/examples/service';

export const root = path.resolve(__dirname, '../../../..');
export const service = createCompilerService({siteDir: root, cacheDir: path.join(root, '.cache')});
export const versions = Object.keys(service.toolchains);

/** A page `v10.0.0/a.mdx` is for v10.0.0; any other page may choose. */
export const rules: PageRules = {
  folders: versions,
  contextOf: (page) => {
    const version = versions.find((each) => page.startsWith(`${each}/`));
    return {version: version ?? 'v11.0.0', mayChooseVersion: version === undefined};
  },
};

export const pageOf = (path: string, ...lines: readonly string[]): Page => readPage(path, scanFences(lines.join('\n')), rules, service.toolchains);

export const workshop = (worksIn = false): Workshop => ({
  service,
  highlight: createHighlighter(root, service),
  labels: ENGLISH_LABELS,
  baseUrl: '/',
  worksIn,
});

/** A test that needs a version's compiler: skipped by name where the package has no binary. */
export function testWith(version: string, name: string, run: () => Promise<void>): void {
  const reason = service.unavailable(version);
  if (reason === undefined) test(`${version}: ${name}`, run, 60_000);
  else test.skip(`${version}: ${name}: ${reason}`, run);
}
