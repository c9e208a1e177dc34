/**
 * Checks every link and anchor of every page from the sources, without a build: `npm run links`, or with paths for only
 * those pages: `npm run links docs/record.mdx`.
 */
import {pageComponents} from '../src/site/page-components';
import {examplePages} from '../src/config/examples';
import {apiServiceOf} from '../src/plugins/api-reference/service';
import {collectPages} from '../src/plugins/examples/collect';
import {chosenPages} from './command/chosen-pages';
import {checkLinks} from './links/check-links';
import {readSourcePage} from './links/read-page';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  pageComponents.useIn({siteDir, baseUrl: '/', locale: 'en'});
  const all = await collectPages(siteDir, examplePages, {});
  const pages = await Promise.all(all.map((page) => readSourcePage(siteDir, page.path)));
  const checked = chosenPages('page', pages);
  const problems = await checkLinks(checked, pages, (version, name) => apiServiceOf(siteDir).resolve(version, name));
  const links = checked.reduce((sum, page) => sum + page.links.length, 0);
  console.log(`${links} links on ${checked.length} pages, ${problems.length} broken.`);
  for (const {page, line, message} of problems) console.error(`${page}:${line}\n  ${message}`);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
