/** The programs of the site's examples with a Run button. */
import path from 'node:path';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {jobOf} from '../../src/compilers/build/compile';
import {examplePages} from '../../src/app/build/example-pages';
import type {Shown} from '../../src/sandbox/core/runnable';
import {docsExamples} from '../../src/api/core/docs/examples';
import type {Example} from '../../src/examples/core/fence/example';
import {exampleOf} from '../../src/api/build/examples';
import {apiServiceOf} from '../../src/api/build/service';
import {collectPages} from '../../src/examples/build/collect';
import {referencePlan, runPlan, type RunPlan} from '../../src/examples/build/run-plan';

const siteDir = path.resolve(__dirname, '../..');
export type Program = {
  readonly where: string;
  readonly version: string;
  readonly js: string;
  readonly shown: Shown;
};
const service = compilerServiceOf(siteDir);

type Placed = Pick<Program, 'where'> & {readonly example: Example; readonly plan: () => Promise<RunPlan | undefined>};

async function pagePlan(example: Example): Promise<RunPlan | undefined> {
  const {version, files, fence} = example;
  return runPlan(service, example, await service.compile(version, jobOf(files, fence)));
}

async function examplesOfPages(version: string): Promise<readonly Placed[]> {
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  return pages.flatMap((page) =>
    page.fences.flatMap(({fence, example}) =>
      example?.version === version && !example.fence.hidden
        ? [{where: `${page.path}:${fence.line}`, example, plan: () => pagePlan(example)}]
        : [],
    ),
  );
}

async function examplesOfApi(version: string): Promise<readonly Placed[]> {
  const api = apiServiceOf(siteDir);
  if (!api.versions.includes(version)) return [];
  return docsExamples(await api.model(version)).flatMap((docs) => {
    const example = exampleOf(service, docs);
    return example ? [{where: docs.items.join(', '), example, plan: () => referencePlan(service, example)}] : [];
  });
}

/** The programs of examples with a Run button, each once. */
export async function programsOf(version: string): Promise<readonly Program[]> {
  const examples = [...(await examplesOfPages(version)), ...(await examplesOfApi(version))];
  const planned = await Promise.all(
    examples.map(async ({where, plan: planOf}): Promise<readonly Program[]> => {
      const plan = await planOf();
      return plan ? [{where, version, ...plan}] : [];
    }),
  );
  return [...new Map(planned.flat().map((program) => [program.js, program])).values()];
}
