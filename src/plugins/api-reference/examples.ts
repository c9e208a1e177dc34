/** Compiles the examples in comments with their version's compiler. */
import {createHash} from 'node:crypto';
import {docsExamples, exampleKey, wrapExample, type DocsExample} from '../../lib/api-docs/examples';
import type {ApiModel} from '../../lib/api-model/model';
import {MODULE_NAME} from '../../lib/fence/files';
import {jobOf} from '../../compilers/compile';
import type {CompilerService} from '../../compilers/service';

/** Change this whenever an example could have a different result, so that older results aren't used. */
const RECIPE = 2;

/** The compiler's result for an example. `wrapped` examples only compile inside a function. */
export type ExampleResult =
  {readonly kind: 'compiles'; readonly form: 'shown' | 'wrapped'} | {readonly kind: 'fails'; readonly message: string};

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
      return service
        .cache('api')
        .get(
          [
            'examples',
            RECIPE,
            model.version,
            toolchain?.identity,
            toolchain?.libraries.map(({identity}) => identity),
            sources,
          ],
          () =>
            Promise.all(examples.map(async (example) => [exampleKey(example), await check(service, example)] as const)),
        );
    }),
  );
  return new Map(results.flat());
}

async function check(service: CompilerService, {version, language, source}: DocsExample): Promise<ExampleResult> {
  if (!service.toolchains[version]?.languages.includes(language))
    return {kind: 'fails', message: `The compiler of ${version} doesn't accept ${language} from readers.`};
  const compile = (code: string) =>
    service.compile(
      version,
      jobOf([{name: `${MODULE_NAME}.${language}`, code: `${code}\n`}], {
        module: 'esmodule',
        output: 'js',
        expectation: {kind: 'success'},
      }),
    );
  const shown = await compile(source);
  if (shown.ok) return {kind: 'compiles', form: 'shown'};
  const wrapped = language === 'res' ? await compile(wrapExample(source)) : shown;
  return wrapped.ok ? {kind: 'compiles', form: 'wrapped'} : {kind: 'fails', message: shown.messages.trim()};
}
