/** Renames a page in the texts of files; nothing is written here. */
import path from 'node:path';
import {escapeRegExp} from '../../../kit/core/escape-reg-exp';
import {PAGE_NAME, PAGE_NAME_RULE} from '../../core/front-matter/schema';

type MoveDocs = {
  /** The folder of the next version. */
  readonly folder: string;
  readonly sidebar: string;
  /** The key of its `successors`, and its word in links: `manual:record`. */
  readonly instance: 'default' | 'react';
  readonly scheme: 'manual' | 'react';
};

export const MOVE_DOCS: readonly MoveDocs[] = [
  {folder: 'docs', sidebar: 'sidebars.ts', instance: 'default', scheme: 'manual'},
  {folder: 'react-docs', sidebar: 'sidebars-react.ts', instance: 'react', scheme: 'react'},
];

export type Move = {readonly docs: MoveDocs; readonly from: string; readonly to: string};

/** What to do with a page of these folders instead. */
const UNVERSIONED: Readonly<Record<string, (old: string, next: string) => string>> = {
  community: (old, next) =>
    `Rename the file, its id in sidebars-community.ts and the links to it by hand, then add {from: '/${old}', to: '/${next}'} to aliasRules in src/hosting/core/redirects.ts.`,
  errors: () => 'The name of a page about an error never changes, because readers have links to it.',
  blog: () => "Rename the file by hand. The address of a post is its slug, which doesn't change.",
};

const USAGE = 'Write npm run page:move -- docs/old-name docs/new-name, or the same with react-docs.';

/**
 * Reads the command line.
 * @param pages the files of the folders, with their folders
 * @throws a sentence for what can't be done
 */
export function readMove(words: readonly string[], pages: ReadonlySet<string>): Move {
  const [old, next] = words
    .filter((word) => word !== '')
    .map((word) => path.posix.normalize(word.replaceAll('\\', '/').replace(/\.mdx$/, '')));
  if (old === undefined || next === undefined || words.length !== 2)
    throw new Error(`Name the page and its new name. ${USAGE}`);
  const docs = MOVE_DOCS.find(({folder}) => path.posix.dirname(old) === folder);
  const [folder = ''] = old.split('/');
  const advice = UNVERSIONED[folder]?.(old, next);
  if (advice !== undefined)
    throw new Error(`${old} has no version, and page:move renames pages of the next one. ${advice}`);
  if (!docs) {
    const why = /^(?:react_)?versioned_docs$/.test(folder) ? ': pages of released versions keep their names' : '';
    throw new Error(`${old} is in neither ${MOVE_DOCS.map((each) => each.folder).join('/ nor ')}/${why}. ${USAGE}`);
  }
  if (path.posix.dirname(next) !== docs.folder)
    throw new Error(`${next} has to be in ${docs.folder}/, as ${old} is. ${USAGE}`);
  const [from, to] = [path.posix.basename(old), path.posix.basename(next)];
  if (!PAGE_NAME.test(to)) throw new Error(`"${to}" isn't a page name. ${PAGE_NAME_RULE}`);
  if (!pages.has(`${old}.mdx`)) throw new Error(`${old}.mdx doesn't exist.`);
  if (pages.has(`${next}.mdx`)) throw new Error(`${next}.mdx already exists. Choose another name.`);
  return {docs, from, to};
}

/** What leads from a page to the next version of the renamed page's docs. */
type LinksToNext = {
  /** Its links without a version: `manual:record`. */
  readonly byScheme: boolean;
  /** File names: `record.mdx`. */
  readonly byFile: boolean;
};

/** A page's text with its links to the page renamed. */
export function renameLinks(text: string, {docs, from, to}: Move, {byScheme, byFile}: LinksToNext): string {
  const scheme = `\\b${docs.scheme}${byScheme ? '(?:@next)?' : '@next'}:`;
  const links = text.replace(
    new RegExp(`(${scheme})${escapeRegExp(from)}(?=[)#"'\\s])`, 'g'),
    (_, before: string) => before + to,
  );
  if (!byFile) return links;
  return links.replace(
    new RegExp(`(\\]\\(|\\]:\\s*)${escapeRegExp(from)}\\.mdx(?=[)#\\s])`, 'g'),
    (_, before: string) => `${before}${to}.mdx`,
  );
}

/** The 1-based lines whose links without a version name the page: `manual:record`. */
export function linesThatStay(text: string, {docs, from}: Move): readonly number[] {
  const link = new RegExp(`\\b${docs.scheme}:${escapeRegExp(from)}(?=[)#"'\\s])`);
  return text.split('\n').flatMap((line, index) => (link.test(line) ? [index + 1] : []));
}

/** Whether the site has ever served a page of this name. @param ledger the text of ledger/addresses.txt */
export function wasPublished(ledger: string, {docs, from}: Move): boolean {
  return new RegExp(`^/docs/${docs.scheme}/[^/]+/${escapeRegExp(from)}(?= |$)`, 'm').test(ledger);
}

/**
 * Refuses the name that another page had: readers have links to it. A page may get its own back.
 * @param ledger the text of ledger/addresses.txt
 * @param former the docs' part of `successors`
 */
export function refuseFormerName(
  ledger: string,
  former: Readonly<Record<string, readonly string[]>>,
  move: Move,
): void {
  const {docs, from, to} = move;
  const isOwn = former[to]?.includes(from) === true || former[from]?.includes(to) === true;
  if (isOwn || !wasPublished(ledger, {...move, from: to})) return;
  const [now] = former[to] ?? [];
  throw new Error(
    `${docs.folder}/${to} has been the name of another page, and readers have links to it${now === undefined ? '' : `, which lead to ${now} now`}. Choose another name.`,
  );
}

/** A sidebar's text with the page's new name. Throws a sentence when the page isn't in it. */
export function renameInSidebar(text: string, {docs, from, to}: Move): string {
  const id = new RegExp(`(['"])${escapeRegExp(from)}\\1`);
  if (!id.test(text))
    throw new Error(`${docs.sidebar} does not have '${from}'. Add the page there first, then rename it.`);
  return text.replace(id, (_, quote: string) => quote + to + quote);
}

/**
 * The text of `redirects.ts` with a rule that leads the old name to the new one, and back: versions that still
 * have the old name know the new one too. Whatever led to the old name leads to the new one as well.
 */
export function addSuccessor(text: string, {docs, from, to}: Move): string {
  const table = new RegExp(
    `(export const successors[^=]*=\\s*\\{[\\s\\S]*?\\n  ${docs.instance}: \\{\\n)([\\s\\S]*?)(?=  \\},\\n)`,
  );
  if (!table.test(text))
    throw new Error(
      `src/hosting/core/redirects.ts has no "successors.${docs.instance}" to add to. Add '${from}': ['${to}'] there.`,
    );
  const missing = new Map([
    [from, to],
    [to, from],
  ]);
  const key = (name: string): string => (name.includes('-') || /^\d/.test(name) ? `'${name}'` : name);
  const follow = (name: string, pages: readonly string[]): readonly string[] => {
    const other = missing.get(name);
    if (other !== undefined) return [other, ...pages];
    return pages.flatMap((page) => (page.split('#')[0] === from ? [to + page.slice(from.length), page] : [page]));
  };
  return text.replace(table, (_, start: string, lines: string) => {
    const edited = lines.replace(/^( {4}'?([\w-]+)'?: )\[([^\]]*)\]/gm, (_line, head: string, name: string, list) => {
      const pages = [...String(list).matchAll(/'([^']+)'/g)].map(([, page = '']) => page);
      const followed = new Set(follow(name, pages));
      missing.delete(name);
      return `${head}[${[...followed].map((page) => `'${page}'`).join(', ')}]`;
    });
    return start + [...missing].map(([name, target]) => `    ${key(name)}: ['${target}'],\n`).join('') + edited;
  });
}

/** The links of an entry of the syntax lookup. */
const BLOCK = /^links:(?:[ ]*\[(.*)\]|((?:\n[ ]+- .*)+))$/m;
const LINK = /^(manual|react)(?:@([^:]*))?:([^#]*)(#.*)?$/;

/** Ids of the manual's versions; links name them, also those to the React docs. */
export type LookupVersions = {readonly next: string; readonly latest: string; readonly all: readonly string[]};

/** The links of an entry, after a page of the next version was renamed; other versions keep its name. */
export function moveInLinks(
  links: readonly string[],
  {docs, from, to}: Move,
  versions: LookupVersions,
): readonly string[] {
  const parsed = links.map((link) => {
    const [, scheme, version, page, hash = ''] = LINK.exec(link) ?? [];
    return {link, scheme, version, page, hash, isIt: scheme === docs.scheme && page === from};
  });
  const stated = versions.all.filter((id) => parsed.some(({version}) => version === id));
  /** Of the links with versions, those that the next version has. */
  const newest = stated[0];
  if (!parsed.some(({isIt, version}) => isIt && (version === undefined || version === newest))) return links;
  const before = stated.filter((id) => id !== versions.next);
  return parsed.flatMap(({link, scheme, version, page, hash, isIt}) => {
    const renamed = `${scheme}@${versions.next}:${isIt ? to : page}${hash}`;
    if (version === versions.next) return [renamed];
    if (version !== undefined) return version === newest ? [renamed, link] : [link];
    if (!isIt) return [link];
    const older = before.length > 0 ? before : [versions.latest];
    return [renamed, ...older.map((id) => `${scheme}@${id}:${page}${hash}`)];
  });
}

/** The text of an entry with {@link moveInLinks}, and what is around its links. */
export function moveInLookup(
  text: string,
  move: Move,
  versions: LookupVersions,
): {readonly before: string; readonly links: string; readonly after: string} {
  const found = BLOCK.exec(text);
  if (!found) return {before: '', links: '', after: text};
  const [block, inline, lines = ''] = found;
  const links = (inline === undefined ? lines.trim().split('\n') : inline.split(','))
    .map((item) =>
      item
        .trim()
        .replace(/^- +/, '')
        .replace(/^(['"])(.*)\1$/, '$2'),
    )
    .filter((link) => link !== '');
  const moved = moveInLinks(links, move, versions);
  return {
    before: text.slice(0, found.index),
    links: moved === links ? block : `links:\n${moved.map((link) => `  - "${link}"`).join('\n')}`,
    after: text.slice(found.index + block.length),
  };
}
