/** @jest-environment node */
/** The Markdown twins of all pages, and the lists of them. */
import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {hasTwin, LLMS_FILES} from '../../src/config/machine-files';
import {readBuild} from '../../scripts/hosting/read-build';
import {allVersions, versionLines} from '../../src/config/versions';
import {twinAddress} from '../../src/lib/markdown-twin/address';
import {SIZES_FILE, sizesKey, type LlmsSizes} from '../../src/plugins/llms/files-component';

const ORIGIN = 'https://rescript-lang.org';
const root = path.resolve('build');
const files = fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).map((file) => file.replaceAll(path.sep, '/'));
const known = new Set(files);
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const parse = (text: string): Root => fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

function* nodes(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodes(child);
}

/** Whether an address of the site answers: a file, or a page. */
function answers(address: string): boolean {
  const at = decodeURIComponent(new URL(address).pathname).slice(1).replace(/\/$/, '');
  return at === '' || known.has(at) ? at === '' || fs.statSync(path.join(root, at)).isFile() || known.has(`${at}/index.html`) : known.has(`${at}.html`);
}

/** Where links and images lead; addresses that authors wrote out in the text of the API are none. */
function linksOf(tree: Root): readonly string[] {
  return [...nodes(tree)].flatMap((node) => {
    if (node.type !== 'link') return node.type === 'image' ? [node.url] : [];
    const [text] = node.children;
    return text?.type === 'text' && text.value === node.url ? [] : [node.url];
  });
}

const isOwn = (url: string): boolean => url.startsWith(`${ORIGIN}/`);

/** The links of a long file that was put together from twins. */
const writtenLinks = (text: string): readonly string[] => [...text.matchAll(/\]\(([^\s)]+)\)/g)].map(([, url = '']) => url.replaceAll('\\', '')).filter(isOwn);

/** Pages of the site, not those that only lead on. */
const pages = readBuild(root, '/')
  .pages.map(({file, address}) => ({file, page: address}))
  .filter(({page}) => hasTwin(page) && page !== '/404');

const twins = pages.map(({page}) => twinAddress(page).slice(1));

const isPageWithTwin = ({pathname, search}: URL): boolean => search === '' && !pathname.endsWith('.md') && twins.includes(twinAddress(pathname).slice(1));

test('every page has a twin and names it', () => {
  expect(pages.length).toBeGreaterThan(400);
  expect(twins.filter((twin) => !known.has(twin))).toEqual([]);
  const silent = pages.filter(({file, page}) => !new RegExp(`<link[^>]*type=["']?text/markdown["']? href=["']?${twinAddress(page)}[\\s">]`).test(read(file)));
  expect(silent).toEqual([]);
});

test('twins are CommonMark without HTML or MDX, begin with their title, and their links lead to twins or to what answers', () => {
  const problems: string[] = [];
  for (const twin of twins) {
    const tree = parse(read(twin));
    const [title] = tree.children;
    if (title?.type !== 'heading' || title.depth !== 1) problems.push(`${twin} does not begin with a title.`);
    if (tree.children.filter((node) => node.type === 'heading' && node.depth === 1).length !== 1) problems.push(`${twin} has more than one title.`);
    for (const node of nodes(tree)) {
      if (node.type === 'html') problems.push(`${twin} has HTML: ${node.value}`);
      if (node.type === 'text' && /\{\/\*|^(?:import|export) .* from |<\/?[A-Z]\w*(?: \w+=|\s*\/?>)/.test(node.value)) problems.push(`${twin} has MDX: ${node.value}`);
    }
    for (const url of linksOf(tree)) {
      if (!URL.canParse(url)) problems.push(`${twin} has the relative link ${url}.`);
      else if (isOwn(url) && !answers(url)) problems.push(`${twin} links to ${url}, which does not answer.`);
      else if (isOwn(url) && isPageWithTwin(new URL(url))) problems.push(`${twin} links to ${url}, which has a twin.`);
    }
  }
  expect(problems).toEqual([]);
}, 600_000);

test('examples have what their compiler made of them, in every version', () => {
  const pages = ['manual/latest/record', 'manual/next/record', 'react/latest/components-and-props', 'react/v0.10.0/components-and-props'];
  for (const page of pages) {
    const code = [...nodes(parse(read(`docs/${page}.md`)))].flatMap((node) => (node.type === 'code' ? [node.lang ?? ''] : []));
    const followed = code.filter((lang, index) => lang === 'res' && code[index + 1] === 'js');
    expect({page, examples: followed.length > 3}).toEqual({page, examples: true});
  }
});

const roots = (['default', 'react'] as const).flatMap((line) =>
  allVersions(versionLines[line]).map(({path: segment, compiler}) => ({at: `docs/${line === 'default' ? 'manual' : line}/${segment}`, key: sizesKey(line === 'default' ? 'manual' : line, compiler)})),
);

test('the lists of all versions name every page of theirs, and only what answers', () => {
  for (const {at} of roots) {
    const index = read(`${at}/${LLMS_FILES.index}`);
    const listed = writtenLinks(index);
    expect({at, silent: listed.filter((url) => !answers(url))}).toEqual({at, silent: []});
    const own = twins.filter((twin) => twin.startsWith(`${at}/`)).map((twin) => `${ORIGIN}/${twin}`);
    expect({at, missing: own.filter((url) => !listed.includes(url))}).toEqual({at, missing: []});
    const full = read(`${at}/${LLMS_FILES.full}`);
    expect(own.filter((url) => !full.includes(`<${url.replace(/\.md$/, '')}>`))).toEqual([]);
    for (const file of [LLMS_FILES.full, LLMS_FILES.small]) {
      const text = read(`${at}/${file}`);
      expect(writtenLinks(text).filter((url) => !answers(url))).toEqual([]);
      expect(text).toMatch(/^# .*\n\n> /);
    }
  }
});

test('the small file of a manual has no examples, but the modules of its API', () => {
  const small = read('docs/manual/latest/llms-small.txt');
  const languages = [...nodes(parse(small))].flatMap((node) => (node.type === 'code' ? [node.lang] : []));
  expect(languages.filter((language) => language === 'res' || language === 'resi')).toEqual([]);
  expect(small).toContain(`](${ORIGIN}/docs/manual/latest/api/core/array.md)`);
});

test('/llms.txt leads to the files of every version, to the community and to the blog', () => {
  const listed = writtenLinks(read('llms.txt'));
  expect(listed.filter((url) => !answers(url))).toEqual([]);
  for (const {at} of roots) for (const file of Object.values(LLMS_FILES)) expect(listed).toContain(`${ORIGIN}/${at}/${file}`);
  for (const page of ['community/overview', 'blog/every-example-is-compiled']) expect(listed).toContain(`${ORIGIN}/${page}.md`);
});

test('the sizes that pages tell are those of the files, to a tenth', () => {
  const told = JSON.parse(fs.readFileSync(SIZES_FILE, 'utf8')) as LlmsSizes;
  const withPage = roots.filter(({at}) => known.has(`${at}/llms.html`));
  expect(withPage.length).toBeGreaterThan(4);
  const wrong = withPage.flatMap(({at, key}) =>
    (Object.keys(LLMS_FILES) as (keyof typeof LLMS_FILES)[]).flatMap((kind) => {
      const size = fs.statSync(path.join(root, at, LLMS_FILES[kind])).size;
      return Math.abs((told[key]?.[kind] ?? 0) - size) > size / 10 ? [`${at}/${LLMS_FILES[kind]} has ${size} bytes, ${SIZES_FILE} says ${told[key]?.[kind]}: run npm run llms:sizes and build again.`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
