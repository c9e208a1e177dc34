/**
 * The folders that plugin-content-docs reads: a Markdown file with only front matter for every page, and a sidebar file
 * for every version. From these, the plugin gets each page's address, title, sidebar and neighbors; the content comes
 * from routes.ts.
 */
import {existsSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../../kit/build/files/text';
import {writeWhole} from '../../kit/build/files/write-whole';
import type {PageEntry} from '../core/docs/pages';
import type {Sidebars} from '../core/docs/sidebars';

/** The files written for a version. Paths are absolute. */
export type VersionFolder = {
  readonly docsDir: string;
  readonly sidebarFile: string;
  readonly pages: readonly PageEntry[];
  readonly sidebars: Sidebars;
};

/** A page's id in the docs instance: its path, or `index` for the overview. */
export function docId(slug: string): string {
  return slug === '' ? 'index' : slug;
}

/** The file that stands for a page. */
export function stubFile(docsDir: string, {slug}: Pick<PageEntry, 'slug'>): string {
  return path.join(docsDir, `${docId(slug)}.md`);
}

/**
 * Writes changed files and removes those of deleted pages. Unchanged files aren't touched, so file watchers don't fire.
 */
export async function writeFolder({docsDir, sidebarFile, pages, sidebars}: VersionFolder): Promise<void> {
  const stubs = new Map(pages.map((page) => [stubFile(docsDir, page), stub(page)]));
  await Promise.all([...stubs].map(([file, content]) => writeChanged(file, content)));
  await writeChanged(sidebarFile, JSON.stringify(sidebars, undefined, 1));
  const entries = await readdir(docsDir, {withFileTypes: true, recursive: true});
  const old = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !stubs.has(file));
  await Promise.all(old.map((file) => rm(file)));
}

/** JSON is valid YAML. The id is explicit because Docusaurus strips leading numbers from file names. */
function stub({slug, title, label, description}: PageEntry): string {
  const last = docId(slug).split('/').at(-1) ?? '';
  const fields = {id: last, title, sidebar_label: label, description, ...(slug === '' && {slug: '/'})};
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

async function writeChanged(file: string, content: string): Promise<void> {
  if (!existsSync(file) || (await readText(file)) !== content) await writeWhole(file, content);
}
