/**
 * The transfer size of pages in bytes (gzip level 9). The numbers are budgets: lower one that pages stay far below, and
 * discuss one that can't be kept instead of just raising it.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {readBuiltIndex} from '../search/built-index';
import {languages} from '../../src/config/languages';
import {allVersions, versionLines} from '../../src/config/versions';
import {manualPath} from '../versions';

const KB = 1024;
const root = path.resolve('build');
const compressed = (content: string | Buffer): number => zlib.gzipSync(content, {level: 9}).length;
const weigh = (file: string): number => compressed(fs.readFileSync(file));

/** The exercises of a page, which have a budget of their own below. */
const EXERCISE = /<section class="?exercise\b[^]*?<\/section>/g;
const withoutExercises = (file: string): number => compressed(fs.readFileSync(file, 'utf8').replace(EXERCISE, ''));
const assets = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(path.join(root, 'assets', folder))
    .filter((file) => pattern.test(file))
    .map((file) => path.join(root, 'assets', folder, file));

function pagesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !/index\.html$/.test(file))
    .map((file) => path.join(root, folder, file))
    .filter((file) => !fs.readFileSync(file, 'utf8').includes('http-equiv="refresh"'));
}

/** Of all versions, so that a cut, which copies a version, changes little. */
const manualPages = allVersions(versionLines.default)
  .flatMap(({id}) => pagesBelow(manualPath(id)))
  .filter((file) => !path.relative(root, file).includes(`${path.sep}api`));

/** A cut adds a version: its name is on every page, and its manual is a copy of the newest one, whose pages are longer. In KB. */
const ROOM_FOR_VERSIONS = 0.25 * (allVersions(versionLines.default).length - 5);

test('nine docs pages in ten have at most 14 KB of HTML without their exercises, none more than 18 KB, and at most 7.1 KB around the article', () => {
  const weights = manualPages
    .map((file) => ({file: path.relative(root, file), bytes: withoutExercises(file)}))
    .sort((a, b) => a.bytes - b.bytes);
  expect(weights.length).toBeGreaterThan(300);
  expect(weights[Math.floor(weights.length * 0.9) - 1]!.bytes).toBeLessThanOrEqual((14 + ROOM_FOR_VERSIONS) * KB);
  expect(weights.filter(({bytes}) => bytes > 18 * KB)).toEqual([]);
  // How long an article is, its subject decides; what all pages repeat is ours to keep small.
  const around = manualPages.map((file) => ({
    file: path.relative(root, file),
    bytes: compressed(fs.readFileSync(file, 'utf8').replace(/<article[^]*<\/article>/, '')),
  }));
  expect(around.filter(({bytes}) => bytes > (7.1 + ROOM_FOR_VERSIONS) * KB)).toEqual([]);
});

/** The built pages with exercises, and how many each has. */
const exercisePages = [...manualPages, ...pagesBelow('docs/react')].flatMap((file) => {
  const count = fs.readFileSync(file, 'utf8').match(EXERCISE)?.length ?? 0;
  return count === 0 ? [] : [{file: path.relative(root, file), count, added: weigh(file) - withoutExercises(file)}];
});

test('three exercises add at most 2 KB to a page, and 0.3 KB of style sheets', () => {
  expect(exercisePages.map(({file}) => file)).toContain('docs/manual/next/record.html');
  expect(exercisePages.filter(({count, added}) => added > 2 * KB * Math.max(1, count / 3))).toEqual([]);
  const [sheets] = exercisePages.map(({file}) => assetsOf(file, 'css'));
  expect(total(sheets!) - total(assetsOf(DOCS_PAGE, 'css'))).toBeLessThanOrEqual(0.3 * KB);
});

/** A page with nothing but text and examples. */
const DOCS_PAGE = 'docs/manual/latest/installation.html';

/** The files below `assets/` that a page names, by their folder. */
function assetsOf(page: string, folder: string): string[] {
  const html = fs.readFileSync(path.join(root, page), 'utf8');
  const own = languages.find(({id}) => page.startsWith(`${id}/`))?.id ?? '';
  const named = html.matchAll(/(?:src|href)="?(?:\/[^\s">]*?)?\/(assets\/(\w+)\/[^\s">]+)/g);
  return [
    ...new Set([...named].flatMap(([, file = '', kind]) => (kind === folder ? [path.join(root, own, file)] : []))),
  ];
}

const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + weigh(file), 0);

test.each([
  ['docs/manual/latest/record.html', 9.75],
  [`${manualPath('v11.0.0').slice(1)}/api/core/array.html`, 9.75],
  ['index.html', 8.5],
  ['blog.html', 9.25],
  ['syntax-lookup.html', 9.25],
  ['packages.html', 7.25],
])('%s loads at most %f KB of style sheets', (page, budget) => {
  expect(assetsOf(page, 'css')).toHaveLength(2);
  expect(total(assetsOf(page, 'css'))).toBeLessThanOrEqual(budget * KB);
});

test('a page that is read loads one script of at most 6.5 KB, the same on all pages, and later 2.1 KB to prefetch others', () => {
  const scripts = [
    ...manualPages.map((file) => path.relative(root, file)),
    'index.html',
    'blog.html',
    'packages.html',
  ].map((page) => assetsOf(page, 'js'));
  const [first = []] = scripts;
  expect(first).toHaveLength(1);
  expect(scripts.filter((own) => own.join() !== first.join())).toEqual([]);
  expect(total(first)).toBeLessThanOrEqual(6.5 * KB);
  expect(total(assets('js', /^prefetch\./))).toBeLessThanOrEqual(2.1 * KB);
});

test('the application has at most 102 KB, and the build few scripts', () => {
  const [main] = assets('js', /^main\./);
  expect(weigh(main!)).toBeLessThanOrEqual(102 * KB);
  // The playground has two for each version: its names and its warnings.
  expect(assets('js', /\.js$/).length).toBeLessThanOrEqual(32 + 2 * allVersions(versionLines.default).length);
});

test('the fonts that every page loads have at most 19 KB', () => {
  const fonts = assets('fonts', /^geist(?:-mono)?-used\.[\da-f]{8}\.woff2$/);
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, file) => sum + fs.statSync(file).size, 0)).toBeLessThanOrEqual(19 * KB);
});

const BOX_FONT = 'geist-mono-symbols2-used';

test('a page only preloads the characters that draw boxes if it has some, and they have at most 1 KB', () => {
  const pages = [...manualPages.map((file) => path.relative(root, file)), 'index.html', 'blog.html'];
  const preloads = pages.map((page) => ({
    page,
    fonts: assetsOf(page, 'fonts').filter((file) => file.includes(BOX_FONT)),
  }));
  expect(preloads.filter(({fonts}) => fonts.length > 0).length).toBeGreaterThan(100);
  const wrong = preloads.filter(
    ({page, fonts}) => fonts.length !== (/[─-╿]/.test(fs.readFileSync(path.join(root, page), 'utf8')) ? 1 : 0),
  );
  expect(wrong).toEqual([]);
  const files = [...new Set(preloads.flatMap(({fonts}) => fonts))];
  expect(files.filter((file) => fs.statSync(file).size > KB)).toEqual([]);
});

test.each([
  [`fr${manualPath('v11.0.0')}/introduction.html`, {html: 11.5, css: 9.75, js: 7, fonts: 20, whole: 47.5}],
  ['ar/index.html', {html: 10.5, css: 8.55, js: 7, fonts: 19, whole: 44.5 + ROOM_FOR_VERSIONS}],
])('a translated page loads little more than an English one: %s', (page, budget) => {
  const fonts = assetsOf(page, 'fonts').filter((file) => !file.includes(BOX_FONT));
  expect(fonts).toHaveLength(2);
  const bytes = {
    html: weigh(path.join(root, page)),
    css: total(assetsOf(page, 'css')),
    js: total(assetsOf(page, 'js')),
    // They are compressed already.
    fonts: fonts.reduce((sum, file) => sum + fs.statSync(file).size, 0),
  };
  const whole = bytes.html + bytes.css + bytes.js + bytes.fonts;
  const tooHeavy = Object.entries({...bytes, whole}).filter(([kind, size]) => size > budget[kind as 'whole'] * KB);
  expect(tooHeavy).toEqual([]);
});

test('the landing page’s HTML has at most 9.5 KB, and a poster 13 KB, of which two load with it', () => {
  expect(weigh(path.join(root, 'index.html'))).toBeLessThanOrEqual(9.5 * KB);
  const posters = fs.readdirSync(path.join(root, 'videos')).filter((file) => file.endsWith('.avif'));
  expect(posters).toHaveLength(6);
  expect(posters.filter((file) => fs.statSync(path.join(root, 'videos', file)).size > 13 * KB)).toEqual([]);
});

test('the syntax lookup has at most 130 bytes of HTML for each entry in its list, 8 KB for an entry; the packages 8 KB', () => {
  const entries = pagesBelow('syntax-lookup');
  expect(weigh(path.join(root, 'syntax-lookup.html'))).toBeLessThanOrEqual(130 * entries.length);
  expect(weigh(path.join(root, 'packages.html'))).toBeLessThanOrEqual(8 * KB);
  expect(entries.length).toBeGreaterThanOrEqual(96);
  expect(entries.filter((file) => weigh(file) > 8 * KB)).toEqual([]);
});

/** The playground's own chunks: its panels and its editor. */
const playgroundChunks = assets('js', /\.js$/).filter((file) =>
  /playground-panel-|cm-lintRange/.test(fs.readFileSync(file, 'utf8')),
);

test('the playground’s own code has at most 159 KB before a compiler is loaded', () => {
  expect(playgroundChunks.length).toBeGreaterThanOrEqual(2);
  expect(total(playgroundChunks)).toBeLessThanOrEqual(159 * KB);
});

test('no page refers to the playground’s chunks, and the main bundle contains none of its code', () => {
  const names = playgroundChunks.map((file) => path.basename(file));
  expect(names.filter((name) => /^(?:main|reading)\./.test(name))).toEqual([]);
  const pages = fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const naming = pages.filter((page) =>
    names.some((name) => fs.readFileSync(path.join(root, page), 'utf8').includes(name)),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});

test('an exercise adds a script of at most 2 KB; its editor has at most 17 KB besides CodeMirror, and no React', () => {
  const [step, workbench] = ['exercises', 'exercise-workbench'].map((name) =>
    assets('js', new RegExp(`^${name}\\..*js$`)),
  );
  expect([step?.length, workbench?.length]).toEqual([1, 1]);
  expect(total(step!)).toBeLessThanOrEqual(2 * KB);
  expect(total(workbench!)).toBeLessThanOrEqual(17 * KB);
  expect(workbench!.filter((file) => /react\.element|__SECRET_INTERNALS/.test(fs.readFileSync(file, 'utf8')))).toEqual(
    [],
  );
  expect(assetsOf('docs/manual/latest/learn-react-state.html', 'css')).toHaveLength(2);
  expect(total(assetsOf('docs/manual/latest/learn-react-state.html', 'css'))).toBeLessThanOrEqual(9.5 * KB);
});

test('the search index of every version has at most 660 KB together with the shared one', () => {
  const {manifest, file} = readBuiltIndex();
  const size = (name: string): number => fs.statSync(file(name)).size;
  const weights = Object.keys(manifest.versions).map((version) => ({version, bytes: size(version) + size('shared')}));
  expect(weights.filter(({bytes}) => bytes > 660 * KB)).toEqual([]);
});

test('a translation adds at most 74 KB to the search index of a version', () => {
  const {manifest} = readBuiltIndex();
  const folder = path.join(root, 'search-index');
  const size = (file: string): number => fs.statSync(path.join(folder, file)).size;
  const weights = Object.entries(manifest.translations ?? {}).map(([id, {versions, shared}]) => ({
    id,
    bytes: size(shared) + Math.max(0, ...Object.values(versions).map(size)),
  }));
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.filter(({bytes}) => bytes > 74 * KB)).toEqual([]);
});

test('what examples load when a reader comes near one has at most 14 KB, and what runs them 8.6 KB and edits them 11.25 KB, what shows both 3 KB and what compares versions 5 KB', () => {
  const budgets = {examples: 14, 'run-example': 8.6, 'edit-example': 11.25, 'example-versions': 5};
  for (const [name, budget] of Object.entries(budgets)) {
    const scripts = assets('js', new RegExp(`^${name}\\.`));
    expect(scripts).toHaveLength(1);
    expect(total([...scripts, ...assets('css', new RegExp(`^${name}\\.`))])).toBeLessThanOrEqual(budget * KB);
  }
});

test('the types of a page have at most 15 KB, and so have what other versions say, its programs and its lines', () => {
  const files = fs
    .readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:types|versions|programs|lines)\.json$/.test(file))
    .map((file) => path.join(root, 'docs', file));
  expect(files.length).toBeGreaterThan(300);
  const tooHeavy = files.map((file) => ({file: path.relative(root, file), bytes: weigh(file)}));
  expect(tooHeavy.filter(({bytes}) => bytes > 15 * KB)).toEqual([]);
});
