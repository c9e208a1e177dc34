/**
 * Checks every page's Markdown, links, anchors and images from the sources, without a build: `npm run links`, or with
 * paths for only those pages: `npm run links docs/record.mdx`.
 */
import {formatSourceProblem, readSourcePages, sourceProblems} from '../src/app/build/pages/problems';
import {pageComponents} from '../src/app/build/page-components';
import {chosenPages} from './command/chosen-pages';
import {run} from './command/run';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  pageComponents.configureFor({siteDir, baseUrl: '/', locale: 'en'});
  const pages = await readSourcePages(siteDir);
  const checked = chosenPages('page', pages);
  const problems = await sourceProblems(siteDir, checked, pages);
  const links = checked.reduce((sum, page) => sum + page.links.length, 0);
  console.log(
    `${links} links on ${checked.length} pages, ${problems.length === 1 ? 'one problem' : `${problems.length} problems`}.`,
  );
  for (const problem of problems) console.error(formatSourceProblem(problem));
  if (problems.length > 0) process.exitCode = 1;
}

void run(main);
