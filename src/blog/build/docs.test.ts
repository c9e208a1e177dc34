/** Mistakes in sidebars and posts are sentences with file and line, all of them at once. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {postProblems} from '@site/src/blog/build/check-posts';
import {sidebarProblems} from '@site/src/manual/build/docs/check-sidebar';

let folder: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
};
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'writer-'))));
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

test('ids of a sidebar that are not pages, pages in it twice, pages that are not in it', async () => {
  for (const page of ['record', 'tuple', 'object']) write(`docs/${page}.mdx`, '');
  const items = ["'recrd',", "'tuple',", "'tuple',", "'xxxxxxxxxxx',"].map((item) => `      ${item}`);
  write(
    'sidebars.ts',
    `export default {\n  manual: [{type: 'category', label: 'A', items: [\n${items.join('\n')}\n  ]}],\n};\n`,
  );
  expect(await sidebarProblems(folder, 'sidebars.ts', 'docs')).toEqual({
    broken: [
      "sidebars.ts:3: 'recrd' isn't a page of docs/. Did you mean 'record'?",
      "sidebars.ts:6: 'xxxxxxxxxxx' isn't a page of docs/. Create the page, or remove the id.",
      "sidebars.ts:5: 'tuple' is in the sidebar twice. Remove one of the two.",
    ],
    missing: ['record', 'object']
      .sort()
      .map(
        (page) =>
          `docs/${page}.mdx:1: the page isn't in sidebars.ts, so readers don't find it. Add '${page}' to a category there.`,
      ),
  });
});

test('a page in a folder of its own is named with what to change', async () => {
  write('docs/guides/trains.mdx', '');
  write('docs/record.mdx', '');
  write('sidebars.ts', "export default {manual: ['record']};\n");
  expect((await sidebarProblems(folder, 'sidebars.ts', 'docs')).missing).toEqual([
    "docs/guides/trains.mdx:1: the page isn't in sidebars.ts, so readers don't find it. Add 'guides/trains' to a category there.",
  ]);
});

describe('posts', () => {
  const post = (...front: readonly string[]): string => `---\ntitle: A\n${front.join('\n')}\n---\n\nText.\n`;
  beforeEach(() => {
    write('blog/authors.yml', 'docs-team:\n  name: Team\n');
    write('blog/tags.yml', 'compiler:\n  label: Compiler\ntooling:\n  label: Tooling\n');
  });

  test('a post without a mistake has no problems', async () => {
    write('blog/2027-01-31-a.mdx', `${post('authors: [docs-team]', 'tags: [compiler]')}\n{/* truncate */}\n`);
    expect(await postProblems(folder, 'blog')).toEqual([]);
  });

  test.each([
    [
      post('authors: [docs-taem]', 'tags: [compiler]') + '\n{/* truncate */}\n',
      ':3: blog/authors.yml has no author "docs-taem". Did you mean "docs-team"? If not, add "docs-taem" there.',
    ],
    [
      post('authors: [docs-team]', 'tags: [languages]') + '\n{/* truncate */}\n',
      ':4: blog/tags.yml has no tag "languages". Use one of compiler, tooling, or add it there.',
    ],
    [
      post('authors: {name: Me}', 'tags: [compiler]') + '\n{/* truncate */}\n',
      ':3: authors has to be a list of names from blog/authors.yml. Describe a new author there, and write its name here.',
    ],
    [
      post('tags: [compiler]') + '\n{/* truncate */}\n',
      ':1: the post has no authors. Add "authors: [docs-team]" to its front matter, with names from blog/authors.yml.',
    ],
    [
      post('authors: [docs-team]'),
      ':1: the post has no {/* truncate */}. Put it on a line of its own after the first paragraph, also in a short post: the list of posts shows everything above it.',
    ],
    [
      '---\ntitle: A\nauthors: [docs-team]\n---\n\n{/* truncate */}\n\nText.\n',
      ':6: there is no text above {/* truncate */}. Put a paragraph there: the list of posts shows it.',
    ],
  ])('%j', async (text, sentence) => {
    write('blog/2027-01-31-a.mdx', text);
    expect(await postProblems(folder, 'blog')).toEqual([`blog/2027-01-31-a.mdx${sentence}`]);
  });

  test('a name without a day', async () => {
    write('blog/my-post.mdx', `${post('authors: [docs-team]')}\n{/* truncate */}\n`);
    expect(await postProblems(folder, 'blog')).toEqual([
      'blog/my-post.mdx:1: the name of a post begins with its day. Rename it, for example to blog/2027-01-31-my-post.mdx.',
    ]);
  });
});
