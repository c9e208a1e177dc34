/** Makes a mistake in a page or an entry, and says what the writer is told. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {apiServiceOf} from '../../../src/api/build/service';
import {renderPage} from '../../../src/examples/build/render-page';
import {formatProblem} from '../../../src/examples/build/report';
import {readEntries} from '../../../src/lookup/build/read';
import {scanFences} from '../../../src/examples/core/fence/scan';
import {readPage} from '../../../src/examples/build/collect';
import {checkExercises} from '../../../src/tutorial/build/check';
import {examplePages} from '../../../src/app/build/example-pages';
import {readFrontMatter} from '../../../src/app/build/front-matter';
import {checkLinks} from '../../../src/app/build/pages/check-links';
import {formatSourceProblem, preprocessPage} from '../../../src/app/build/pages/problems';
import {readSourcePage} from '../../../src/app/build/pages/read-page';
import {workshop, root} from '../../support/examples-site';

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

export async function frontMatter(text: string, file = 'docs/a.mdx'): Promise<string> {
  const {problems} = await readFrontMatter(file, text);
  // Those texts have no description, which is said last.
  return problems[0] ?? '';
}

export async function example(file: string, ...body: readonly string[]): Promise<string> {
  const {problems} = await renderPage(workshop(), examplePages, file, scanFences(page(...body)));
  return problems.map((problem) => formatProblem({page: file, ...problem})).join('\n');
}

/** What is said about an exercise of `docs/a.mdx` in which a text is replaced. */
export async function exercise(before: string, after: string): Promise<string> {
  const text = page(
    '## Exercises',
    '',
    '<Exercise id="add-up" title="Add up">',
    '',
    '<Goal>',
    '',
    '```txt title="Console"',
    '3',
    '```',
    '',
    '</Goal>',
    '',
    '<StartingCode>',
    '',
    '```res name=add-up-start',
    'Console.log(1 + 1)',
    '```',
    '',
    '</StartingCode>',
    '',
    '<Hint>',
    '',
    'Add 2.',
    '',
    '</Hint>',
    '',
    '<Solution>',
    '',
    '```res name=add-up-solution',
    'Console.log(1 + 2)',
    '```',
    '',
    '</Solution>',
    '',
    '</Exercise>',
  ).replace(before, after);
  const {service} = workshop();
  const read = readPage('docs/a.mdx', scanFences(text), examplePages, service.toolchains);
  const {problems} = await checkExercises(service, [read], () => Promise.resolve(text));
  return problems.map(formatProblem).join('\n');
}

/** What `npm run links` and the build say about `docs/a.mdx` and other files. */
async function check(files: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = folderOf(files);
  const pages = await Promise.all(Object.keys(files).map((file) => readSourcePage(siteDir, file)));
  const problems = await checkLinks(siteDir, pages, pages, (version, name) =>
    apiServiceOf(root).resolve(version, name),
  );
  return problems.map(formatSourceProblem).join('\n');
}

export const link = (...body: readonly string[]): Promise<string> =>
  check({'docs/a.mdx': page(...body), 'docs/record.mdx': page('## Optional fields'), 'react-docs/memo.mdx': page('A')});

export const slug = (name: string): Promise<string> =>
  check({'docs/a.mdx': `---\ntitle: A\nslug: ${name}\n---\n\nText.\n`, 'docs/record.mdx': page('Text.')});

/** What is said about a page's own text: by the commands and the build, and, in the same words, by `npm start`. */
export async function written(text: string, file = 'docs/a.mdx'): Promise<string> {
  const said = await check({[file]: text});
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = preprocessPage(false)({filePath: path.resolve(file), fileContent: text});
  expect(logged.mock.calls.flat().join('\n')).toContain(said);
  logged.mockRestore();
  for (const problem of said.split('\n')) expect(shown).toContain(JSON.stringify(problem));
  return said;
}

/** {@link written} for a page with a title and a text, by its file. */
export const named = (file: string): Promise<string> => written(page('Text.'), file);

/** {@link written} for the text below the front matter. */
export const body = (...lines: readonly string[]): Promise<string> => written(page(...lines));

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

/** A mistake: who tells the writer, what it is, how to ask for the message, and the message. */
export type Mistake = readonly [where: string, mistake: string, told: () => Promise<string>, sentence: string];
