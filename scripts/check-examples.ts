/**
 * Compiles every example on every page with its version's compiler and compares the results with the pages: `npm run
 * examples`. With paths, checks only those pages: `npm run examples docs/record.mdx`.
 */
import {examplePages} from '../src/app/build/example-pages';
import {checkPages} from '../src/examples/build/check';
import {collectPages} from '../src/examples/build/collect';
import {formatCounts, formatProblems} from '../src/examples/build/report';
import {compilerServiceOf} from '../src/compilers/build/service';
import {chosenPages} from './command/chosen-pages';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const service = compilerServiceOf(siteDir);
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  const report = await checkPages(service, chosenPages('page', pages));
  console.log(formatCounts(report));
  if (report.problems.length > 0) {
    console.error(`\n${formatProblems(report.problems)}`);
    process.exitCode = 1;
  }
}

void main();
