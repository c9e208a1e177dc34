/** Makes a mistake in a page, a sidebar, a post or an entry, and says what the writer is told. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {checkLinks} from '../../../scripts/links/check-links';
import {readSourcePage} from '../../../scripts/links/read-page';
import {apiServiceOf} from '../../../src/plugins/api-reference/service';
import {postProblems} from '../../../src/plugins/blog/check-posts';
import {sidebarProblems} from '../../../src/plugins/docs/check-sidebar';
import {renderPage} from '../../../src/plugins/examples/render-page';
import {formatProblem} from '../../../src/plugins/examples/report';
import {readEntries} from '../../../src/plugins/syntax-lookup/read';
import {scanFences} from '../../../src/lib/fence/scan';
import {examplePages} from '../../../src/config/examples';
import {parseFrontMatter} from '../../../src/site/front-matter';
import {workshop, root} from '../../unit/plugins/examples/site';

const folders: string[] = [];
export const forgetFolders = (): void => folders.forEach((folder) => fs.rmSync(folder, {recursive: true, force: true}));

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mistake-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const page = (...body: readonly string[]): string => ['---', 'title: A', '---', '', ...body, ''].join('\n');

export async function frontMatter(text: string): Promise<string> {
  const read = parseFrontMatter(true);
  const reading = read({
    filePath: path.resolve('docs/a.mdx'),
    fileContent: text,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return Promise.resolve(reading).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
}

export async function example(file: string, ...body: readonly string[]): Promise<string> {
  const {problems} = await renderPage(workshop(), examplePages, file, scanFences(page(...body)));
  return problems.map((problem) => formatProblem({page: file, ...problem})).join('\n');
}

export async function link(...body: readonly string[]): Promise<string> {
  const files = {'docs/a.mdx': page(...body), 'docs/record.mdx': page('## Optional fields')};
  const siteDir = folderOf(files);
  const pages = await Promise.all(Object.keys(files).map((file) => readSourcePage(siteDir, file)));
  const problems = await checkLinks(pages, pages, (version, name) => apiServiceOf(root).resolve(version, name));
  return problems.map((problem) => `${problem.page}:${problem.line} ${problem.message}`).join('\n');
}

export async function sidebar(ids: string): Promise<string> {
  const folder = folderOf({
    'sidebars.ts': `export default {\n  manual: [${ids}],\n};\n`,
    'docs/record.mdx': '',
    'docs/tuple.mdx': '',
  });
  const {broken, missing} = await sidebarProblems(folder, 'sidebars.ts', 'docs');
  return [...broken, ...missing].join('\n');
}

export async function post(name: string, front: string, body: string): Promise<string> {
  const posts = {'blog/authors.yml': 'docs-team:\n  name: T\n', 'blog/tags.yml': 'compiler:\n  label: C\n'};
  const folder = folderOf({...posts, [`blog/${name}`]: `---\ntitle: A\n${front}\n---\n\n${body}\n`});
  return (await postProblems(folder, 'blog')).join('\n');
}

export async function lookup(front: string): Promise<string> {
  const fields = 'title: A\nsummary: Does it.\nkind: operator\nkeywords: [a]\nlinks: ["manual:pipe"]';
  const folder = folderOf({
    'syntax-lookup/a.md': `---\nsyntax: "->"\n${fields}\n${front}\n---\n\nText.\n\n\`\`\`res {1}\nlet a = 1\n\`\`\`\n`,
  });
  return readEntries(path.join(folder, 'syntax-lookup')).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
}
