import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageRules} from '../../examples/core/fence/example';
import {compilerServiceOf} from '../../compilers/build/service';
import {collectPages} from '../../examples/build/collect';
import {formatProblems} from '../../examples/build/report';
import {isTranslationBuild} from '../../kit/build/translation-build';
import {checkTutorial} from './check';

/** Fails a production build in which a step isn't solved by its own solution. README.md shows how a step is written. */
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
      const {steps, problems} = await checkTutorial(service, await collectPages(siteDir, pages, service.toolchains));
      if (problems.length > 0) throw new Error(formatProblems(problems));
      logger.info(`Tutorial: ${steps} steps, each solved by its solution`);
    },
  };
}
