/**
 * Renames a page of the next version: `npm run page:move -- docs/lazy-values docs/lazy`. Its translations, the sidebar,
 * links and the redirect of the former address change with it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../src/kit/build/files/text';
import {pageHome, pageLinkVersions} from '../src/config/page-version';
import {allVersions, versionLines} from '../src/config/versions';
import {successors} from '../src/hosting/core/redirects';
import {followSource, sourceOf} from '../src/languages/build/drift';
import pageFolders from '../src/config/page-folders.json';
import {run} from './command';
import {
  moveInLookup,
  addSuccessor,
  linesThatStay,
  MOVE_DOCS,
  readMove,
  refuseFormerName,
  renameInSidebar,
  renameLinks,
  wasPublished,
} from '../src/manual/build/pages/move-page';

const REDIRECTS = 'src/hosting/core/redirects.ts';

const {next: nextManual, latest: latestManual} = versionLines.default;
const LOOKUP_VERSIONS = {
  next: nextManual.id,
  latest: latestManual.id,
  all: allVersions(versionLines.default).map(({id}) => id),
};

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
    const text = readTextSync(file);
    const edited = edit(text);
    if (edited !== text) changes.set(file, edited);
  };
  change(docs.sidebar, (text) => renameInSidebar(text, move));
  const ledger = readTextSync('ledger/addresses.txt');
  refuseFormerName(ledger, successors[docs.instance] ?? {}, move);
  const published = wasPublished(ledger, move);
  if (published) change(REDIRECTS, (text) => addSuccessor(text, move));
  const left: string[] = [];
  for (const file of pageFolders.flatMap(filesOf)) {
    const byScheme = pageLinkVersions(file)[docs.scheme] === next;
    const rename = (text: string): string => renameLinks(text, move, {byScheme, byFile: isOfVersion(file)});
    change(file, (text) => {
      if (!byScheme && !pageHome(file)) left.push(...linesThatStay(text, move).map((line) => `${file}:${line}`));
      if (!/^(?:i18n\/[^/]+\/)?syntax-lookup\//.test(file)) return rename(text);
      const entry = moveInLookup(text, move, LOOKUP_VERSIONS);
      return entry.before + entry.links + rename(entry.after);
    });
  }
  // A renamed link in a source doesn't make its translations stale.
  for (const file of filesOf('i18n')) {
    const source = sourceOf(file);
    const after = source === undefined ? undefined : changes.get(source);
    if (source === undefined || after === undefined) continue;
    const page = changes.get(file) ?? readTextSync(file);
    changes.set(file, followSource(page, readTextSync(source), after));
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
  for (const place of left)
    console.log(`${place}: not changed, because this link leads to the latest version, which has the page as ${from}`);
  console.log(
    `Look at the changes with git diff, then run npm run check. ${published ? 'The ledger keeps the former address.' : 'The page was never published, so nothing leads to it from its former address.'}`,
  );
}

void run(main);
