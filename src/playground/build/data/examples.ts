import path from 'node:path';
import {readText} from '../../../kit/build/files/text';
import {PLAYGROUND_EXAMPLES, type PlaygroundExampleSource} from '../../core/examples/examples';
import type {PlaygroundExample} from '../../../compilers/core/settings';
import type {CompilerService} from '../../../compilers/build/service';

/** The folder of the sources, relative to the site's folder. */
export const FOLDER = 'src/playground/core/examples';

/** All examples with their code, in menu order. */
export function readExamples(siteDir: string): Promise<readonly PlaygroundExample[]> {
  return Promise.all(
    PLAYGROUND_EXAMPLES.map(async ({name, file, versions}) => ({
      name,
      syntax: syntaxOf(file),
      versions,
      code: await readText(path.join(siteDir, FOLDER, file)),
    })),
  );
}

/** A message for each example and version with errors or warnings; empty if there are none. */
export async function checkExamples(
  service: Pick<CompilerService, 'compile'>,
  examples: readonly PlaygroundExample[],
): Promise<readonly string[]> {
  const jobs = examples.flatMap((example) => example.versions.map((version) => ({...example, version})));
  const problems = await Promise.all(
    jobs.map(async ({name, syntax, code, version}) => {
      const {ok, warnings, messages} = await service.compile(version, {
        files: [{name: `Playground.${syntax}`, code}],
        module: 'esmodule',
        typescript: false,
        warningIsError: false,
      });
      return ok && warnings.length === 0
        ? []
        : [
            `The playground's example "${name}" lists ${version}, which doesn't compile it without errors and warnings:\n${messages}\nFix it in ${FOLDER}, or remove the version from its line in ${FOLDER}/examples.ts.`,
          ];
    }),
  );
  return problems.flat();
}

function syntaxOf(file: PlaygroundExampleSource['file']): PlaygroundExample['syntax'] {
  return file.endsWith('.re') ? 're' : 'res';
}
