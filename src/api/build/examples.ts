import {createHash} from 'node:crypto';
import {docsExamples, exampleKey, wrapExample, type DocsCode} from '../core/docs/examples';
import {sourceHash} from '../../kit/build/files/source-hash';
import type {ApiModel} from '../core/model/model';
import {MODULE_NAME} from '../../rescript/core/syntax/source-file';
import {readExamples, type Example} from '../../examples/core/fence/example';
import {jobOf} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';
import {runPlan} from '../../examples/build/run-plan';

const CODE = sourceHash(__filename);

/** The compiler's result for an example. `wrapped` examples only compile inside a function, so a run shows nothing. */
export type ExampleResult =
  | {readonly kind: 'compiles'; readonly form: 'shown' | 'wrapped'; readonly runs: boolean}
  | {readonly kind: 'fails'; readonly message: string};

/** Results by `exampleKey`. */
export type CheckedExamples = ReadonlyMap<string, ExampleResult>;

export {exampleKey};

/**
 * Compiles all examples of the versions: half a minute the first time, then only what has changed.
 * Throws if a version's compiler can't run and there are no earlier results.
 */
export async function checkExamples(service: CompilerService, models: readonly ApiModel[]): Promise<CheckedExamples> {
  const results = await Promise.all(
    models.map(async (model) => {
      const examples = docsExamples(model);
      const toolchain = service.toolchains[model.version];
      const sources = createHash('sha256')
        .update(JSON.stringify(examples.map(exampleKey)))
        .digest('hex');
      const libraries = toolchain?.libraries.map(({identity}) => identity);
      const key = ['examples', CODE, model.version, toolchain?.identity, libraries, sources];
      return service
        .cache('api')
        .get(key, () =>
          Promise.all(
            examples.map(async (example) => [exampleKey(example), await checkCode(service, example)] as const),
          ),
        );
    }),
  );
  return new Map(results.flat());
}

/** Compiles the code of a comment. */
export async function checkCode(service: CompilerService, code: DocsCode): Promise<ExampleResult> {
  const {version, language, source} = code;
  const example = exampleOf(service, code);
  if (!example) return {kind: 'fails', message: `The compiler of ${version} doesn't accept ${language} from readers.`};
  const compile = (files: Example['files']) => service.compile(version, jobOf(files, example.fence));
  const shown = await compile(example.files);
  if (shown.ok) return {kind: 'compiles', form: 'shown', runs: (await runPlan(service, example, shown)) !== undefined};
  const wrapped =
    language === 'res' ? await compile([{name: `${MODULE_NAME}.res`, code: `${wrapExample(source)}\n`}]) : shown;
  return wrapped.ok
    ? {kind: 'compiles', form: 'wrapped', runs: false}
    : {kind: 'fails', message: shown.messages.trim()};
}

/**
 * Code in a comment as an example like those of pages, without its JavaScript; undefined if its version can't compile
 * it.
 */
export function exampleOf({toolchains}: CompilerService, {version, language, source}: DocsCode): Example | undefined {
  const fence = {language, meta: 'output=none', code: `${source}\n`, line: 1};
  return readExamples([fence], {version, mayChooseVersion: false, compilers: toolchains}).fences[0]?.example;
}
