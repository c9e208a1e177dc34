/** Compiles the examples of comments with their version's compiler. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {docsExamples, exampleKey, wrapExample, type DocsExample} from '../../lib/api-docs/examples';
import type {ApiModel} from '../../lib/api-model/model';
import {MODULE_NAME} from '../../lib/fence/files';
import {createCache} from '../examples/cache';
import {jobOf} from '../examples/compile';
import {createCompilerService, type CompilerService} from '../examples/service';

/** Changes whenever an example could come out differently, so that older results are not used. */
const RECIPE = 2;

/** What the compiler made of an example. `wrapped` ones compile inside a function only. */
export type ExampleResult =
  | {readonly kind: 'compiles'; readonly form: 'shown' | 'wrapped'}
  | {readonly kind: 'fails'; readonly message: string};

/** Results by `exampleKey`. */
export type CheckedExamples = ReadonlyMap<string, ExampleResult>;

export {exampleKey};

/**
 * Compiles all examples of the versions: half a minute the first time, then only what has changed.
 * Throws when a version's compiler cannot run and there are no results of earlier.
 */
export async function checkExamples(siteDir: string, models: readonly ApiModel[], cacheDir = path.join(siteDir, '.cache')): Promise<CheckedExamples> {
  const service = createCompilerService({siteDir, cacheDir});
  const cache = createCache(path.join(cacheDir, 'api'));
  const results = await Promise.all(models.map(async (model) => {
    const examples = docsExamples(model);
    const toolchain = service.toolchains[model.version];
    const sources = createHash('sha256').update(JSON.stringify(examples.map(exampleKey))).digest('hex');
    return cache.get(['examples', RECIPE, model.version, toolchain?.identity, toolchain?.libraries.map(({identity}) => identity), sources], () =>
      Promise.all(examples.map(async (example) => [exampleKey(example), await check(service, example)] as const)),
    );
  }));
  return new Map(results.flat());
}

async function check(service: CompilerService, {version, language, source}: DocsExample): Promise<ExampleResult> {
  if (!service.toolchains[version]?.languages.includes(language)) return {kind: 'fails', message: `The compiler of ${version} does not take ${language} from readers.`};
  const compile = (code: string) => service.compile(version, jobOf([{name: `${MODULE_NAME}.${language}`, code: `${code}\n`}], {module: 'esmodule', output: 'js', expectation: {kind: 'success'}}));
  const shown = await compile(source);
  if (shown.ok) return {kind: 'compiles', form: 'shown'};
  const wrapped = language === 'res' ? await compile(wrapExample(source)) : shown;
  return wrapped.ok ? {kind: 'compiles', form: 'wrapped'} : {kind: 'fails', message: shown.messages.trim()};
}
