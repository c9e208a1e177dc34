/**
 * Measures the examples pipeline on the site's pages: with an empty cache, with a full cache, the types of all names
 * from an empty cache, and after one edit. Prints times, rate and memory. The build's cache isn't touched.
 * `npm run bench:examples`
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {examplePages} from '../src/app/build/example-pages';
import {ENGLISH_LABELS} from '../src/examples/core/block/labels';
import {jobOf} from '../src/compilers/build/compile';
import {createHighlighter} from '../src/compilers/build/highlight';
import {checkPages} from '../src/examples/build/check';
import {collectPages} from '../src/examples/build/collect';
import {renderPage} from '../src/examples/build/render-page';
import type {RenderContext} from '../src/examples/build/blocks';
import {createCompilerService, type CompilerService} from '../src/compilers/build/service';
import {quantile} from './bench/built-site';

const siteDir = process.cwd();

/** What pages are rendered with. */
const contextOf = (service: CompilerService, worksIn: boolean): RenderContext => ({
  service,
  highlight: createHighlighter(service),
  labels: ENGLISH_LABELS,
  baseUrl: '/',
  worksIn,
  hasFilesBeside: true,
  explain: () => undefined,
});

/** Checks and renders all pages like a production build. Times are in ms. */
async function runAll(cacheDir: string): Promise<Readonly<Record<'check' | 'render' | 'examples' | 'made', number>>> {
  const service = createCompilerService({siteDir, cacheDir});
  const start = performance.now();
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  const {problems} = await checkPages(service, pages);
  if (problems.length > 0)
    throw new Error('Some examples fail, so their times would be meaningless. Run npm run examples to see which ones.');
  const checked = performance.now();
  const shop = contextOf(service, true);
  await Promise.all(
    pages.map((page) =>
      renderPage(
        shop,
        examplePages,
        page.path,
        page.fences.map(({raw}) => raw),
      ),
    ),
  );
  const examples = pages.flatMap((page) => page.fences).filter(({example}) => example).length;
  return {
    check: checked - start,
    render: performance.now() - checked,
    examples,
    made: service.cache('examples').counts.misses,
  };
}

/** Reads the types of all names. The time is in ms. */
async function allTypes(cacheDir: string): Promise<{readonly time: number; readonly names: number}> {
  const service = createCompilerService({siteDir, cacheDir});
  const start = performance.now();
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  const examples = pages.flatMap((page) => page.fences.flatMap(({example}) => example ?? []));
  const names = await Promise.all(
    examples
      .filter(({fence}) => fence.language === 'res' && !fence.hidden && fence.expectation.kind !== 'error')
      .map(({version, files, fence}) => service.types(version, jobOf(files, fence))),
  );
  return {time: performance.now() - start, names: names.flat().length};
}

/** The median time from a changed example to its block, in ms. */
async function oneEdit(cacheDir: string): Promise<number> {
  const shop = contextOf(createCompilerService({siteDir, cacheDir}), false);
  const times: number[] = [];
  for (let edit = 0; edit < 15; edit++) {
    const fence = {
      language: 'res',
      meta: '',
      code: `let edited = [${edit}, ${process.pid}]->Array.map(x => x + 1)\n`,
      line: 1,
    };
    const start = performance.now();
    await renderPage(shop, examplePages, 'docs/bench.mdx', [fence]);
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

async function main(): Promise<void> {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'bench-examples-'));
  const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;
  try {
    const cold = await runAll(cacheDir);
    const total = cold.check + cold.render;
    console.log(
      `cold      ${seconds(total)}: check ${seconds(cold.check)}, render with trials on other versions ${seconds(cold.render)}`,
    );
    console.log(
      `          ${cold.examples} examples, ${cold.made} programs run, ${Math.round(cold.made / (total / 1000))} a second`,
    );
    const warm = await runAll(cacheDir);
    console.log(
      `warm      ${seconds(warm.check + warm.render)}: check ${seconds(warm.check)}, render ${seconds(warm.render)}; ${warm.made} programs run`,
    );
    const types = await allTypes(cacheDir);
    console.log(`types     ${seconds(types.time)} for ${types.names} names`);
    console.log(`one edit  ${Math.round(await oneEdit(cacheDir))} ms from source to block`);
    console.log(`memory    ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
  } finally {
    rmSync(cacheDir, {recursive: true});
  }
}

void main();
