import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageRules} from '../../examples/core/fence/example';
import {compilerServiceOf} from '../../compilers/build/service';
import {collectPages} from '../../examples/build/collect';
import {formatProblems} from '../../examples/build/report';
import {isTranslationBuild} from '../../kit/build/translation-build';
import {writerError} from '../../kit/build/writer-error';
import {checkExercises} from './check';

/**
 * Fails a production build in which an exercise isn't solved by its own solution. CONTRIBUTING.md shows how to write one.
 */
export default function tutorial(
  context: LoadContext,
  {pages, production}: {readonly pages: PageRules; readonly production: boolean},
): Plugin {
  const {siteDir} = context;
  const service = compilerServiceOf(siteDir);
  return {
    name: 'tutorial',
    async loadContent() {
      if (!production || isTranslationBuild(context)) return;
      const {exercises, problems} = await checkExercises(
        service,
        await collectPages(siteDir, pages, service.toolchains),
      );
      if (problems.length > 0) throw writerError(formatProblems(problems));
      logger.info(`Exercises and steps of the tutorial: ${exercises}, each solved by its solution`);
    },
  };
}
