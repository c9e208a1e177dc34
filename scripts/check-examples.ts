/**
 * Compiles every example on every page with its version's compiler, runs the exercises, and compares the results with
 * the pages: `npm run examples`. With paths, checks only those pages: `npm run examples docs/record.mdx`.
 */
import {examplePages} from '../src/app/build/example-pages';
import {checkPages} from '../src/examples/build/check';
import {collectPages} from '../src/examples/build/collect';
import {formatCounts, formatProblems} from '../src/examples/build/report';
import {compilerServiceOf} from '../src/compilers/build/service';
import {checkExercises} from '../src/tutorial/build/check';
import {chosenPages, run} from './command';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const service = compilerServiceOf(siteDir);
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  const chosen = chosenPages('page', pages);
  const report = await checkPages(service, chosen);
  const {exercises, problems: ofExercises} = await checkExercises(service, chosen);
  console.log(`${formatCounts(report)}\nExercises and steps of the tutorial: ${exercises}`);
  const problems = [...report.problems, ...ofExercises];
  if (problems.length > 0) {
    console.error(`\n${formatProblems(problems)}`);
    process.exitCode = 1;
  }
}

void run(main);
