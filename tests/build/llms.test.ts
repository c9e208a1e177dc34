/** The Markdown copies of all pages, and the lists of them. */
import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {inLanguage} from './built-languages';
import {hasMarkdownCopy, LLMS_FILES} from '../../src/config/machine-files';
import {readBuild} from '../../src/hosting/build/read-build';
import {allVersions, versionLines} from '../../src/config/versions';
import {markdownAddress} from '../../src/copies/core/address';
import {sizeInWords} from '../../src/kit/core/number';

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

/** Whether an address of the site exists, as a file or a page. */
function answers(address: string): boolean {
  const at = decodeURIComponent(new URL(address).pathname).slice(1).replace(/\/$/, '');
  return at === '' || known.has(at)
    ? at === '' || fs.statSync(path.join(root, at)).isFile() || known.has(`${at}/index.html`)
    : known.has(`${at}.html`);
}

/** The targets of links and images, without URLs that authors wrote as text in the API's comments. */
function linksOf(tree: Root): readonly string[] {
  return [...nodes(tree)].flatMap((node) => {
    if (node.type !== 'link') return node.type === 'image' ? [node.url] : [];
    const [text] = node.children;
    return text?.type === 'text' && text.value === node.url ? [] : [node.url];
  });
}

const isOwn = (url: string): boolean => url.startsWith(`${ORIGIN}/`);

/** The links of a long file that was put together from copies. */
const writtenLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^\s)]+)\)/g)].map(([, url = '']) => url.replaceAll('\\', '')).filter(isOwn);

/** The site's pages, without redirect pages. */
const pages = readBuild(root, '/')
  .pages.map(({file, address}) => ({file, page: address}))
  .filter(({page}) => hasMarkdownCopy(inLanguage(page).page));

/** The address of a page's copy, in the page's language. */
function copyOf(address: string): string {
  const {root: language, page} = inLanguage(address);
  return language + markdownAddress(page);
}

const copies = pages.map(({page}) => copyOf(page).slice(1));

const hasOwnCopy = ({pathname, search}: URL): boolean =>
  search === '' && !pathname.endsWith('.md') && copies.includes(copyOf(pathname).slice(1));

test('every page has a copy and names it', () => {
  expect(pages.length).toBeGreaterThan(400);
  expect(copies.filter((copy) => !known.has(copy))).toEqual([]);
  const silent = pages.filter(
    ({file, page}) =>
      !new RegExp(`<link[^>]*type=["']?text/markdown["']? href=["']?${copyOf(page)}[\\s">]`).test(read(file)),
  );
  expect(silent).toEqual([]);
});

test('copies are CommonMark without HTML or MDX, begin with their title, and their links lead to copies or to what answers', () => {
  const problems: string[] = [];
  for (const copy of copies) {
    const tree = parse(read(copy));
    const [title] = tree.children;
    if (title?.type !== 'heading' || title.depth !== 1) problems.push(`${copy} does not begin with a title.`);
    if (tree.children.filter((node) => node.type === 'heading' && node.depth === 1).length !== 1)
      problems.push(`${copy} has more than one title.`);
    // The title of an entry of the lookup may be a tag, escaped.
    const inTitle = new Set(title && nodes(title));
    for (const node of nodes(tree)) {
      if (node.type === 'html') problems.push(`${copy} has HTML: ${node.value}`);
      if (
        node.type === 'text' &&
        !inTitle.has(node) &&
        /\{\/\*|^(?:import|export) .* from |<\/?[A-Z]\w*(?: \w+=|\s*\/?>)/.test(node.value)
      )
        problems.push(`${copy} has MDX: ${node.value}`);
    }
    for (const url of linksOf(tree)) {
      if (!URL.canParse(url)) problems.push(`${copy} has the relative link ${url}.`);
      else if (isOwn(url) && !answers(url)) problems.push(`${copy} links to ${url}, which does not answer.`);
      else if (isOwn(url) && hasOwnCopy(new URL(url))) problems.push(`${copy} links to ${url}, which has a copy.`);
    }
  }
  expect(problems).toEqual([]);
});

test('examples include their compiler’s output, in every version', () => {
  const pages = [
    'manual/latest/record',
    'manual/next/record',
    'react/latest/components-and-props',
    'react/v0.10.0/components-and-props',
  ];
  for (const page of pages) {
    const code = [...nodes(parse(read(`docs/${page}.md`)))].flatMap((node) =>
      node.type === 'code' ? [node.lang ?? ''] : [],
    );
    const followed = code.filter((lang, index) => lang === 'res' && code[index + 1] === 'js');
    expect({page, examples: followed.length > 3}).toEqual({page, examples: true});
  }
});

const roots = (['default', 'react'] as const).flatMap((line) =>
  allVersions(versionLines[line]).map(({path: segment}) => ({
    at: `docs/${line === 'default' ? 'manual' : line}/${segment}`,
  })),
);

test('every version’s list has all of its pages, and only links that work', () => {
  for (const {at} of roots) {
    const index = read(`${at}/${LLMS_FILES.index}`);
    const listed = writtenLinks(index);
    expect({at, silent: listed.filter((url) => !answers(url))}).toEqual({at, silent: []});
    const own = copies.filter((copy) => copy.startsWith(`${at}/`)).map((copy) => `${ORIGIN}/${copy}`);
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

test('a manual’s small file has no examples, but lists its API’s modules', () => {
  const small = read('docs/manual/latest/llms-small.txt');
  const languages = [...nodes(parse(small))].flatMap((node) => (node.type === 'code' ? [node.lang] : []));
  expect(languages.filter((language) => language === 'res' || language === 'resi')).toEqual([]);
  expect(small).toMatch(new RegExp(`\\]\\(${ORIGIN}/docs/manual/latest/api/(?:core|stdlib)/array\\.md\\)`));
});

test('/llms.txt leads to the files of every version, to the community and to the blog', () => {
  const listed = writtenLinks(read('llms.txt'));
  expect(listed.filter((url) => !answers(url))).toEqual([]);
  for (const {at} of roots)
    for (const file of Object.values(LLMS_FILES)) expect(listed).toContain(`${ORIGIN}/${at}/${file}`);
  for (const page of ['community/overview', 'blog/every-example-is-compiled'])
    expect(listed).toContain(`${ORIGIN}/${page}.md`);
});

test('a page about the files has their sizes', () => {
  const withPage = roots.filter(({at}) => known.has(`${at}/llms.html`));
  expect(withPage.length).toBeGreaterThan(4);
  for (const {at} of withPage) {
    const html = read(`${at}/llms.html`);
    for (const file of Object.values(LLMS_FILES)) {
      const size = fs.statSync(path.join(root, at, file)).size;
      expect({at, file, told: html.includes(`<td>${sizeInWords(size)}`)}).toEqual({at, file, told: true});
    }
  }
});
