/**
 * Measures how long the API reference takes to generate, with an empty cache and with the packages' data cached: `npm
 * run bench:api`.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createCompilerService} from '../src/compilers/build/service';
import {ENGLISH_API_LABELS} from '../src/api/core/docs/labels';
import {docsCodeBlock} from '../src/api/core/docs/examples';
import {pagesOf} from '../src/api/core/docs/pages';
import {ENGLISH_LABELS} from '../src/examples/core/block/labels';
import {siteLibrary, createApiService} from '../src/api/build/service';

async function measure<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const {user, system} = process.cpuUsage(cpu);
  console.log(
    `${what.padEnd(44)} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s, of the CPU ${((user + system) / 1e6).toFixed(1).padStart(5)} s`,
  );
  return result;
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'bench-api-'));
  const compilers = createCompilerService({siteDir, cacheDir});
  try {
    await measure('extraction and models, empty cache', () => createApiService(compilers).models());
    const models = await measure('models, with the packages’ data cached', () => createApiService(compilers).models());
    const library = siteLibrary({
      compilers,
      models,
      baseUrl: '/',
      labels: ENGLISH_API_LABELS,
      codeBlock: docsCodeBlock({labels: ENGLISH_LABELS, actions: () => undefined}),
    });
    const pages = await measure('all pages of all versions', () =>
      library.editions.flatMap((edition) => pagesOf(library, edition).map((page) => page.render())),
    );
    console.log(
      `${pages.length} pages, ${(pages.reduce((sum, {html}) => sum + html.length, 0) / 2 ** 20).toFixed(1)} MB of HTML`,
    );
  } finally {
    rmSync(cacheDir, {recursive: true, force: true});
  }
}

void main();
