/** The writers' commands in a site whose files are written as on Windows: with byte-order marks and CRLF. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/record.mdx';
const LOGOS = 'src/landing/core/logos.ts';
const DESCRIPTION = 'description: What a reader finds on this page.\n';
const page = (title: string, body: string, more = DESCRIPTION): string =>
  `---\ntitle: ${title}\n${more}---\n\n${body}\n`;
const ENTRY =
  '---\nsyntax: "->"\ntitle: A\nsummary: "Does it."\nkind: operator\nkeywords: [a]\nlinks:\n  - "manual:record"\n---\n\nText.\n\n```res {1}\nlet a = 1\n```\n';
const SITE: Readonly<Record<string, string>> = {
  'docs/record.mdx': page('Record', 'Text.\n\n## Fields {/* #fields */}\n\n```res\nlet a = 1\n```'),
  'docs/other.mdx': page('Other', '[a](record.mdx#fields) and [b](https://example.org/b)'),
  'docs/guide.mdx': page(
    'Guide',
    '```js title="a.js"\nconsole.log("a")\n```\n\n```sh\nnode a.js\n```\n\n```txt title="Output"\na\n```',
  ),
  'blog/authors.yml': 'docs-team:\n  name: Team\n',
  'blog/tags.yml': 'compiler:\n  label: Compiler\n',
  [LOGOS]: fs.readFileSync(path.join(root, LOGOS), 'utf8'),
  'sidebars.ts': "export default {\n  manual: [{type: 'category', label: 'Guides', items: ['record', 'other']}],\n};\n",
  'syntax-lookup/a.md': ENTRY,
  [FRENCH]: page('Enregistrement', 'Texte.\n\n## Champs {/* #fields */}\n\n```res\nlet a = 1\n```', ''),
};

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'windows-'));
  for (const [file, text] of Object.entries(SITE)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "commonjs"}');
  for (const part of ['node_modules', '.prettierrc.json', 'tsconfig.json'])
    fs.symlinkSync(path.join(root, part), path.join(folder, part));
});
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

/** What a command prints; it has to succeed. */
function run(script: string, ...args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts', script), ...args],
    {cwd: folder, encoding: 'utf8'},
  );
  expect({said: stdout + stderr, status}).toMatchObject({status: 0});
  return stdout + stderr;
}
const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

test('links are found', () => expect(run('check-links.ts')).toMatch(/ links? on 5 pages, 0 problems\./));

test('links to other sites are listed', () => {
  expect(run('list-external-links.ts')).toContain('https://example.org/b\n  docs/other.mdx:6\n');
});

test('a guide is followed', () => expect(run('check-guides.ts', 'docs/guide.mdx')).toMatch(/^ok +docs\/guide\.mdx /));

test('examples are compiled', () => expect(run('check-examples.ts')).toContain('3 compiled'));

test('a translation keeps its front matter', () => {
  expect(run('translations.ts', '--accept', FRENCH)).toBe(`${FRENCH} is up to date with docs/record.mdx\n`);
  expect(read(FRENCH)).toMatch(
    /^---\ntitle: Enregistrement\nsource_sections:\n {2}top: "\w+"\n {2}fields: "\w+"\n---\n\nTexte\./,
  );
});

test('a page is added', () => {
  const words = ['--title', 'New', '--description', 'What a reader finds on this page.', '--category', 'Guides'];
  run('new.ts', 'page', 'docs/new', ...words, '--label', '');
  expect(read('sidebars.ts')).toContain("'record', 'other', 'new'");
});

test('a post and a logo are added', () => {
  const words = ['--title', 'New', '--description', 'What a reader finds in this post.', '--tags', 'compiler'];
  expect(run('new.ts', 'post', 'new', ...words, '--authors', 'docs-team')).toContain('-new.mdx\n');
  run('new.ts', 'logo', 'Zebra Company', '--url', 'https://example.org/zebra');
  expect(read(LOGOS)).toContain("'Zebra Company'");
});
