/** What is wrong with the file of a page: its name, and the files it imports. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {PAGE_NAME, PAGE_NAME_RULE} from '../../../manual/core/front-matter/schema';

/** The line is 1-based, of the file with its front matter. The message is a sentence with the way out. */
export type Mistake = {readonly line: number; readonly message: string};

/** Markdown that isn't a page: entries of the syntax lookup, and notes for translators. */
const NO_PAGE = /(?:^|\/)syntax-lookup\/|^i18n\/[^/]+\/[^/]+$/;

/** Whether Markdown is a page, so MDX. */
export const isPage = (file: string): boolean => !NO_PAGE.test(file);

/** What is wrong with a page's file name. */
export function wrongName(page: string): readonly Mistake[] {
  if (!isPage(page)) return [];
  const {name, ext} = path.posix.parse(page);
  return [
    ...(ext === '.mdx' ? [] : [`a page is a file that ends with .mdx. Rename this one to ${name}.mdx.`]),
    ...(PAGE_NAME.test(name) ? [] : [`"${name}" isn't a page name. ${PAGE_NAME_RULE}`]),
  ].map((message) => ({line: 1, message}));
}

/** What is read of a node of JavaScript: the statements with a source. */
type Module = {
  readonly data?: {readonly estree?: {readonly body: readonly Statement[]}};
  readonly position?: {readonly start: {readonly line: number}};
};
type Statement = {readonly source?: {readonly value?: unknown} | null; readonly loc?: Module['position'] | null};

/** What a bundler may add to the name of an imported file. */
const IMPORTED = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.mdx', '/index.ts', '/index.tsx', '/index.js'];

/** Imports of files and packages that don't exist. They would keep the other pages from being compiled. */
export function missingImports(siteDir: string, page: string, tree: Root): readonly Mistake[] {
  const statements = (tree.children as readonly Module[]).flatMap(({data, position}) =>
    (data?.estree?.body ?? []).map(({source, loc}) => ({
      from: source?.value,
      line: loc?.start.line ?? position?.start.line ?? 1,
    })),
  );
  return statements.flatMap(({from, line}) => {
    if (typeof from !== 'string' || /^@(?:docusaurus|generated|theme)/.test(from)) return [];
    const file = from.startsWith('.')
      ? path.posix.join(path.posix.dirname(page), from)
      : from.replace(/^@site\/|^((?:@[^/]+\/)?[^/]+).*/, (_, name?: string) => (name ? `node_modules/${name}` : ''));
    return IMPORTED.some((ending) => existsSync(path.join(siteDir, file + ending)))
      ? []
      : [{line, message: `the import of "${from}" leads nowhere: there is no file ${file}. Correct it or remove it.`}];
  });
}
