/**
 * Renames a page of the next version: `npm run page:move -- docs/lazy-values docs/lazy`. Its translations, the sidebar,
 * links and the redirect of the former address change with it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {pageLinkVersions} from '../src/config/page-version';
import {versionLines} from '../src/config/versions';
import {followSource, sourceOf} from '../src/plugins/languages/drift';
import pageFolders from './check/page-folders.json';
import {run} from './command/run';
import {addSuccessor, MOVE_DOCS, readMove, renameInSidebar, renameLinks} from './pages/move-page';

const REDIRECTS = 'src/config/redirects.ts';

const filesOf = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    : [];

function main(): void {
  const move = readMove(process.argv.slice(2), new Set(MOVE_DOCS.flatMap(({folder}) => filesOf(folder))));
  const {docs, from, to} = move;
  const translated = `/docusaurus-plugin-content-docs${docs.instance === 'default' ? '' : `-${docs.instance}`}/current/`;
  const isOfVersion = (file: string): boolean => file.startsWith(`${docs.folder}/`) || file.includes(translated);
  const next = versionLines[docs.instance].next.path;
  const changes = new Map<string, string>();
  const change = (file: string, edit: (text: string) => string): void => {
    const text = fs.readFileSync(file, 'utf8');
    const edited = edit(text);
    if (edited !== text) changes.set(file, edited);
  };
  change(docs.sidebar, (text) => renameInSidebar(text, move));
  change(REDIRECTS, (text) => addSuccessor(text, move));
  for (const file of pageFolders.flatMap(filesOf))
    change(file, (text) =>
      renameLinks(text, move, {byScheme: pageLinkVersions(file)[docs.scheme] === next, byFile: isOfVersion(file)}),
    );
  // A renamed link in a source doesn't make its translations stale.
  for (const file of filesOf('i18n')) {
    const source = sourceOf(file);
    const after = source === undefined ? undefined : changes.get(source);
    if (source === undefined || after === undefined) continue;
    const page = changes.get(file) ?? fs.readFileSync(file, 'utf8');
    changes.set(file, followSource(page, fs.readFileSync(source, 'utf8'), after));
  }
  for (const [file, text] of changes) fs.writeFileSync(file, text);
  const pages = pageFolders
    .flatMap(filesOf)
    .filter(
      (file) =>
        path.posix.basename(file) === `${from}.mdx` &&
        (path.posix.dirname(file) === docs.folder || file.includes(translated)),
    );
  for (const file of pages) {
    const renamed = path.posix.join(path.posix.dirname(file), `${to}.mdx`);
    fs.renameSync(file, renamed);
    console.log(`${file} is ${renamed} now`);
  }
  for (const file of changes.keys()) console.log(`${file}: changed`);
  console.log('Look at the changes with git diff, then run npm run check. The ledger keeps the former address.');
}

void run(main);
