/**
 * Compiles every example on every page with its version's compiler and compares the results with the pages: `npm run
 * examples`. With paths, checks only those pages: `npm run examples docs/record.mdx`.
 */
import path from 'node:path';
import {examplePages} from '../src/config/examples';
import {checkPages} from '../src/plugins/examples/check';
import {collectPages} from '../src/plugins/examples/collect';
import {formatCounts, formatProblems} from '../src/plugins/examples/report';
import {compilerServiceOf} from '../src/compilers/service';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const service = compilerServiceOf(siteDir);
  const wanted = process.argv
    .slice(2)
    .map((file) => path.relative(siteDir, path.resolve(file)).replaceAll(path.sep, '/'));
  const pages = await collectPages(siteDir, examplePages, service.toolchains);
  const unknown = wanted.filter((file) => !pages.some((page) => page.path === file));
  if (unknown.length > 0) {
    throw new Error(
      `No such page: ${unknown.join(', ')}. Give paths of .mdx files in the folders of src/config/examples.ts.`,
    );
  }
  const report = await checkPages(
    service,
    wanted.length === 0 ? pages : pages.filter((page) => wanted.includes(page.path)),
  );

  console.log(formatCounts(report));
  if (report.problems.length > 0) {
    console.error(`\n${formatProblems(report.problems)}`);
    process.exitCode = 1;
  }
}

void main();
