/** A sidebar's mistakes, with file and line: Docusaurus lists all ids it knows, and no line. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {versionLines} from '../../../config/versions';
import {readText} from '../../../kit/build/files/text';
import {nearest} from '../../../kit/core/edit-distance';

/** The sidebars and folders of an instance's released versions. */
export function releasedDocs(id: string): readonly {readonly sidebar: string; readonly folder: string}[] {
  if (id !== 'default' && id !== 'react') return [];
  const start = id === 'default' ? '' : `${id}_`;
  return [versionLines[id].latest, ...versionLines[id].older].map((version) => ({
    sidebar: `${start}versioned_sidebars/version-${version.id}-sidebars.json`,
    folder: `${start}versioned_docs/version-${version.id}`,
  }));
}

function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  if (item === null || typeof item !== 'object') return [];
  return 'items' in item ? idsIn(item.items) : 'type' in item ? [] : Object.values(item).flatMap(idsIn);
}

/**
 * @param sidebar its file, from the site's root
 * @param folder of its pages
 * @returns a sentence for each id that isn't a page or is there twice, and for each page without an entry
 */
export async function sidebarProblems(
  siteDir: string,
  sidebar: string,
  folder: string,
): Promise<{readonly broken: readonly string[]; readonly missing: readonly string[]}> {
  const file = path.resolve(siteDir, sidebar);
  const text = await readText(file);
  const lines = text.split('\n');
  const files = (await readdir(path.join(siteDir, folder), {recursive: true}))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name));
  const fileOf = new Map(files.map((name) => [name.replace(/\.mdx?$/, ''), `${folder}/${name}`]));
  const pages = [...fileOf.keys()];
  const ids = idsIn(file.endsWith('.json') ? JSON.parse(text) : await loadFreshModule(file));
  // Made from the pages.
  if (ids.length === 0) return {broken: [], missing: []};
  const at = (id: string, nth: number): string => {
    const found = lines.flatMap((line, index) =>
      line.includes(`'${id}'`) || line.includes(`"${id}"`) ? [index + 1] : [],
    );
    return `${sidebar}:${found[nth] ?? found.at(-1) ?? 1}`;
  };
  const unlisted = pages.filter((page) => !ids.includes(page));
  const unknown = ids
    .filter((id) => !pages.includes(id))
    .map((id) => {
      const near = nearest(id, unlisted) ?? nearest(id, pages);
      const fix = near === undefined ? 'Create the page, or remove the id.' : `Did you mean '${near}'?`;
      return `${at(id, 0)}: '${id}' isn't a page of ${folder}/. ${fix}`;
    });
  const twice = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${at(id, 1)}: '${id}' is in the sidebar twice. Remove one of the two.`);
  const missing = unlisted.map(
    (page) =>
      `${fileOf.get(page)}:1: the page isn't in ${sidebar}, so readers don't find it. Add '${page}' to a category there.`,
  );
  return {broken: [...unknown, ...twice], missing};
}
