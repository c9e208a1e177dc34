import {docsExamples, exampleKey, wrapExample, type DocsCode} from '../core/docs/examples';
import type {ApiModel} from '../core/model/model';
import {MODULE_NAME} from '../../rescript/core/syntax/source-file';
import {readExamples, type Example} from '../../examples/core/fence/example';
import {jobOf} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';
import {runPlan} from '../../examples/build/run-plan';

/** The compiler's result for an example. `wrapped` examples only compile inside a function, so a run shows nothing. */
export type ExampleResult =
  {readonly kind: 'compiles'; readonly form: 'shown' | 'wrapped'; readonly runs: boolean} | {readonly kind: 'fails'};

/** Results by `exampleKey`. */
export type CheckedExamples = ReadonlyMap<string, ExampleResult>;

export {exampleKey};

/** Compiles all examples of the versions. Throws like the service. */
export async function checkExamples(service: CompilerService, models: readonly ApiModel[]): Promise<CheckedExamples> {
  const examples = models.flatMap(docsExamples);
  return new Map(
    await Promise.all(
      examples.map(async (example) => [exampleKey(example), await checkCode(service, example)] as const),
    ),
  );
}

/** Compiles the code of a comment. */
export async function checkCode(service: CompilerService, code: DocsCode): Promise<ExampleResult> {
  const {version, language, source} = code;
  const example = exampleOf(service, code);
  if (!example) return {kind: 'fails'};
  const js = await service.emits(version, jobOf(example.files, example.fence));
  if (js)
    return {kind: 'compiles', form: 'shown', runs: (await runPlan(service, example, {ok: true, js})) !== undefined};
  const wrapped = [{name: `${MODULE_NAME}.res`, code: `${wrapExample(source)}\n`}];
  return language === 'res' && (await service.accepts(version, jobOf(wrapped, example.fence)))
    ? {kind: 'compiles', form: 'wrapped', runs: false}
    : {kind: 'fails'};
}

/**
 * Code in a comment as an example like those of pages, without its JavaScript; undefined if its version can't compile
 * it.
 */
export function exampleOf({toolchains}: CompilerService, {version, language, source}: DocsCode): Example | undefined {
  const fence = {language, meta: 'output=none', code: `${source}\n`, line: 1};
  return readExamples([fence], {version, mayChooseVersion: false, compilers: toolchains}).fences[0]?.example;
}
