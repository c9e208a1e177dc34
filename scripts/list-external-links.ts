/**
 * Lists every link to another site, with the pages and lines that contain it: `npx tsx scripts/list-external-links.ts`.
 * With `--urls`, prints only the URLs, so that you can check them, for example with
 * `… --urls | xargs -n 1 curl -sfo /dev/null -w '%{http_code} %{url}\n'`.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {examplePages} from '../src/app/build/example-pages';
import {environment} from '../src/config/env';
import {formatLinks, linksOfPage, linksOfSource, type LinkingFile} from '../src/app/build/links/external-links';

/** Files besides the pages that contain URLs shown on pages. */
const SHOWN = /^src\/(?!.*(?:\/build\/|\.test\.tsx?$))/;

function filesIn(folder: string, extensions: readonly string[]): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => extensions.includes(path.extname(file)))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .sort();
}

function main(args: readonly string[]): void {
  const ownHost = new URL(environment.url).hostname;
  const read = (file: string, linksOf: typeof linksOfPage): LinkingFile => ({
    file,
    links: linksOf(readTextSync(file), ownHost),
  });
  const existing = new Set(readdirSync('.'));
  const folders = examplePages.folders.filter((folder) => existing.has(folder.split('/')[0] ?? ''));
  const files = [
    ...folders.flatMap((folder) => filesIn(folder, ['.md', '.mdx']).map((file) => read(file, linksOfPage))),
    ...filesIn('blog', ['.yml']).map((file) => read(file, linksOfSource)),
    ...filesIn('src', ['.ts', '.tsx']).flatMap((file) => (SHOWN.test(file) ? [read(file, linksOfSource)] : [])),
  ];
  console.log(formatLinks(files, args.includes('--urls')));
}

main(process.argv.slice(2));
