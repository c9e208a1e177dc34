/** Renames a page in the links of an entry of the syntax lookup, which all versions share. */
import type {Move} from './move-page';

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
