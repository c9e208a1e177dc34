/**
 * Checks every page's front matter, Markdown, links, anchors, and images from the sources, without a build: `npm run
 * links`, or with paths for only those pages: `npm run links docs/record.mdx`.
 */
import {formatSourceProblem, readSourcePages, sourceProblems} from '../src/app/build/pages/problems';
import {pageComponents} from '../src/app/build/page-components';
import {chosenPages, run} from './command';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  pageComponents.configureFor({siteDir, baseUrl: '/', locale: 'en'});
  const pages = await readSourcePages(siteDir);
  const checked = chosenPages('page', pages);
  const found = await sourceProblems(siteDir, checked, pages);
  const problems = [
    ...new Set([...checked.flatMap(({frontMatter}) => frontMatter), ...found.map(formatSourceProblem)]),
  ].sort((one, other) => one.localeCompare(other, 'en', {numeric: true}));
  const links = checked.reduce((sum, page) => sum + page.links.length, 0);
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  console.log(`${count(links, 'link')} on ${count(checked.length, 'page')}, ${count(problems.length, 'problem')}.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

void run(main);
