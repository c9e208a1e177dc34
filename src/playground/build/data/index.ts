import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../../kit/build/files/text';
import {environment} from '../../../config/env';
import type {PlaygroundExample} from '../../../compilers/core/settings';
import {PLAYGROUND_EXAMPLES} from '../../core/examples/examples';
import {warningData, type WarningData} from '../../core/warning-data';
import {versionNames} from '../../core/pack-names';
import type {VersionNames} from '../../../editor/core/completion/version-names';
import {compilerServiceOf, type CompilerService} from '../../../compilers/build/service';
import {apiServiceOf} from '../../../api/build/service';
import {readWarningTable} from '../../../compilers/build/warnings/read';

/** The folder of the sources, relative to the site's folder. */
export const FOLDER = 'src/playground/core/examples';

type Loaded = {
  readonly examples: readonly PlaygroundExample[];
  /** By manual version. */
  readonly warnings: Readonly<Record<string, WarningData>>;
  readonly names: Readonly<Record<string, VersionNames>>;
};

/** Provides the playground with its examples, and every version's compiler warnings and library names. */
export default function playgroundData({siteDir}: LoadContext): Plugin<Loaded> {
  return {
    name: 'playground-data',
    getPathsToWatch: () => [`${path.join(siteDir, FOLDER)}/*`],
    async loadContent() {
      const service = compilerServiceOf(siteDir);
      const examples = await readExamples(siteDir);
      if (environment.production) {
        const problems = await checkExamples(service, examples);
        if (problems.length > 0) throw new Error(problems.join('\n\n'));
      }
      const tables = Object.values(service.toolchains).map(
        async (toolchain) =>
          [toolchain.version, warningData(await readWarningTable(service, toolchain.version))] as const,
      );
      const models = await apiServiceOf(siteDir).models();
      return {
        examples,
        warnings: Object.fromEntries(await Promise.all(tables)),
        names: Object.fromEntries(models.map((model) => [model.version, versionNames(model)])),
      };
    },
    async contentLoaded({content, actions}) {
      await actions.createData('examples.json', content.examples);
      for (const [version, data] of Object.entries(content.warnings))
        await actions.createData(`warnings-${version}.json`, data);
      for (const [version, names] of Object.entries(content.names))
        // A module: to import JSON, every page's script would need more code of the bundler.
        await actions.createData(`names-${version}.js`, `export default ${JSON.stringify(names)};`);
    },
  };
}

/** All examples with their code, in menu order. */
export function readExamples(siteDir: string): Promise<readonly PlaygroundExample[]> {
  return Promise.all(
    PLAYGROUND_EXAMPLES.map(async ({name, file, versions}) => ({
      name,
      syntax: file.endsWith('.re') ? 're' : 'res',
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
