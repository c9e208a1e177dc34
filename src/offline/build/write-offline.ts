/** Adds the files for offline reading to a build: the manifests of all parts, and the service worker. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {build as bundle} from 'esbuild';
import {readTextSync} from '../../kit/build/files/text';
import {allVersions, findVersion, versionLines} from '../../config/versions';
import {
  MANIFESTS,
  PARTS_FILE,
  SHARED_PART,
  WORKER_FILE,
  type FileList,
  type Part,
  type PartKind,
  type PartList,
} from '../core/manifest';
import {assetsOf, examplesPartOf, partOf, partOfAsset, type SiteLayout} from '../core/parts';
import {newerFirst} from '../../compilers/core/releases';
import type {Build} from '../../hosting/build/read-build';

type Contents = Pick<Build, 'pages' | 'files'>;

/** A file of a part: its address relative to the base URL, with a leading slash, and its path. */
type PartFile = {readonly address: string; readonly file: string};

/** What readers can store: pages and files of the default language, which all languages share. */
type StoredBuild = Contents & {
  readonly root: string;
  /** Path the site is served under, with slashes at both ends. */
  readonly base: string;
};

/**
 * Writes the files. The build must be complete, because the manifests contain its files' sizes.
 * @param bundles the folder of the compilers' browser bundles, relative to the base URL, with slashes at both ends
 * @returns a line about them
 */
export async function writeOffline({root, base, ...build}: StoredBuild, bundles: string): Promise<string> {
  const segments = Object.fromEntries(allVersions(versionLines.default).map(({id, path: segment}) => [id, segment]));
  const manifests = [...groupFiles(root, build, base, {segments, bundles})].map(([id, files]) => ({
    id,
    list: listFiles(root, files, base),
    download: sum(files.map(({file}) => downloadSize(root, file))),
  }));
  const parts = manifests.map(({id, list, download}) => partOfList(id, list, download, base)).sort(byOrder);
  const list: PartList = {
    build: shortHash(manifests.map(({id, list: files}) => id + JSON.stringify(files)).join('')),
    parts,
  };
  const folder = path.join(root, MANIFESTS);
  fs.mkdirSync(folder, {recursive: true});
  const texts = new Map<string, PartList | FileList>([
    [PARTS_FILE, list],
    ...manifests.map(({id, list: files}) => [`${id}.json`, files] as const),
  ]);
  for (const [name, value] of texts) fs.writeFileSync(path.join(folder, name), JSON.stringify(value));
  const worker = await bundleWorker(path.join(root, WORKER_FILE));
  const said = parts.map(
    ({id, files, bytes, download}) =>
      `${id} ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${(download / 1e6).toFixed(1)} MB compressed`,
  );
  return `worker ${worker} bytes; ${said.join('; ')}`;
}

/** The part of a build in the default language. @param languages the others, each in a folder of its name */
export function withoutLanguages({pages, files}: Contents, languages: readonly string[]): Contents {
  const isOwn = (file: string): boolean => !languages.some((id) => file.startsWith(`${id}/`) || file === `${id}.html`);
  return {pages: pages.filter(({file}) => isOwn(file)), files: files.filter(isOwn)};
}

/** Bundles the service worker into one file. @returns its bytes */
async function bundleWorker(outfile: string): Promise<number> {
  const {metafile} = await bundle({
    entryPoints: [path.resolve('src/offline/browser/service-worker.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome114', 'firefox125', 'safari17'],
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs)[0]?.bytes ?? 0;
}

/** Pages by address, without copies and redirect pages. */
function groupFiles(
  root: string,
  {pages, files}: Contents,
  base: string,
  layout: SiteLayout,
): ReadonlyMap<string, readonly PartFile[]> {
  const groups = new Map<string, PartFile[]>();
  const add = (id: string | undefined, file: PartFile): void => {
    if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), file]);
  };
  const users = new Map<string, Set<string>>();
  for (const {address, file, html} of pages) {
    const id = partOf(address, layout);
    if (id === undefined) continue;
    add(id, {address, file});
    for (const asset of assetsOf(html, base)) users.set(asset, (users.get(asset) ?? new Set()).add(id));
  }
  const others = files.filter((file) => !file.endsWith('.html') || partOf(`/${file}`, layout) === 'playground');
  for (const file of others) {
    const address = `/${file}`;
    const id = partOf(address, layout);
    const isAsset = id === SHARED_PART && address.startsWith('/assets/');
    const content =
      isAsset && file.endsWith('.js') ? readTextSync(path.join(root, file)).replaceAll(`:"${base}`, ':"/') : '';
    add(isAsset ? partOfAsset(content, users.get(address), layout) : id, {address, file});
    const also = examplesPartOf(address, layout);
    if (also !== undefined && groups.has(also)) add(also, {address, file});
  }
  return groups;
}

function listFiles(root: string, files: readonly PartFile[], base: string): FileList {
  return Object.fromEntries(
    files.map(({address, file}) => {
      const content = fs.readFileSync(path.join(root, file));
      return [base + address.slice(1), [shortHash(content), content.length] as const];
    }),
  );
}

const TEXT = /\.(?:html|js|css|json|xml|txt|md|svg)$/;

/** As hosts send it, with text compressed. */
function downloadSize(root: string, file: string): number {
  const content = fs.readFileSync(path.join(root, file));
  return TEXT.test(file) ? zlib.gzipSync(content).length : content.length;
}

function partOfList(id: string, list: FileList, download: number, base: string): Part {
  const [kind, segment] = id.split(/-(.*)/) as [PartKind, string | undefined];
  const line = versionLines[kind === 'react' ? 'react' : 'default'];
  const start = {
    shared: '',
    playground: 'try',
    compiler: 'try',
    manual: `docs/manual/${segment}/introduction`,
    react: `docs/react/${segment}/introduction`,
  }[kind];
  return {
    id,
    kind,
    label: segment === undefined ? '' : kind === 'compiler' ? segment : (findVersion(line, segment)?.label ?? segment),
    start: base + start,
    files: Object.keys(list).length,
    bytes: sum(Object.values(list).map(([, bytes]) => bytes)),
    download,
  };
}

/**
 * The shared part, the manuals and React docs from newest to oldest, the playground, and its compilers from newest to
 * oldest.
 */
function byOrder(a: Part, b: Part): number {
  if (a.kind === 'compiler' && b.kind === 'compiler') return newerFirst(a.label, b.label);
  const line = (kind: 'default' | 'react'): string[] =>
    allVersions(versionLines[kind]).map(({path: segment}) => `${kind === 'default' ? 'manual' : kind}-${segment}`);
  const order = [SHARED_PART, ...line('default'), ...line('react'), 'playground'];
  const place = ({id, kind}: Part): number => (kind === 'compiler' ? order.length : order.indexOf(id));
  return place(a) - place(b);
}

function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
