/**
 * Stock Docusaurus, Starlight and VitePress with the pages of this site's latest manual, built from npm in
 * `.cache/bench`. They stay there until a version below or the site's Docusaurus changes; the pages are replaced each
 * time. Hosts cache their files as this site's.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../src/kit/build/files/text';
import {dependencies, devDependencies} from '../../package.json';
import {CACHE_ASK, CACHE_FOREVER} from '../../src/hosting/core/headers';

/**
 * A built site, the address of its page "Record", and selectors of the sidebar and of the link at the page's end to the
 * next page.
 */
export type BuiltSite = Readonly<Record<'name' | 'root' | 'page' | 'sidebar' | 'next', string>>;

type Peer = BuiltSite & {
  readonly packages: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  /** Folders of the installed packages whose content the starter begins with. */
  readonly templates: readonly string[];
  readonly docs: string;
  /** Whether a page's text needs its title as a heading, because the front matter's isn't shown. */
  readonly titleInText?: boolean;
  readonly build: string;
  /** Where the files with a hash in their names are. */
  readonly assets: string;
};

const FOLDER = path.resolve('.cache/bench');
const own = {...dependencies, ...devDependencies};
const DOCUSAURUS = own['@docusaurus/core'];
const SHARED = [
  '@docusaurus/core',
  '@docusaurus/faster',
  '@docusaurus/preset-classic',
  '@mdx-js/react',
  'clsx',
  'prism-react-renderer',
  'react',
  'react-dom',
] as const;

const docusaurus: Peer = {
  name: `Docusaurus ${DOCUSAURUS}`,
  root: 'build',
  page: '/docs/record/',
  sidebar: '.theme-doc-sidebar-menu',
  next: '.pagination-nav__link--next',
  assets: '/assets/',
  packages: {
    'create-docusaurus': DOCUSAURUS,
    ...Object.fromEntries(SHARED.map((name) => [name, own[name]])),
  },
  files: {
    'bench.config.mjs': `import config from './docusaurus.config.js';
export default {...config, onBrokenLinks: 'ignore', markdown: {format: 'detect'}};`,
  },
  templates: ['create-docusaurus/templates/shared', 'create-docusaurus/templates/classic'],
  docs: 'docs',
  build: 'docusaurus build --config bench.config.mjs',
};

const STARLIGHT = '0.42.4';

const starlight: Peer = {
  name: `Starlight ${STARLIGHT}`,
  root: 'dist',
  page: '/record/',
  sidebar: '#starlight__sidebar',
  next: 'a[rel=next]',
  assets: '/_astro/',
  packages: {
    '@astrojs/starlight': STARLIGHT,
    astro: '7.3.5',
    sharp: '0.34.5',
    // Astro requires a newer Node.js than this site.
    [`node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`]: '22.23.3',
  },
  files: {
    'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({integrations: [starlight({title: 'My Docs'})]});`,
    'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`,
  },
  templates: [],
  docs: 'src/content/docs',
  build: 'astro build',
};

const VITEPRESS = '1.6.4';

const vitepress: Peer = {
  name: `VitePress ${VITEPRESS}`,
  root: '.vitepress/dist',
  page: '/record',
  sidebar: '.VPSidebar',
  next: '.pager-link.next',
  assets: '/assets/',
  packages: {vitepress: VITEPRESS},
  files: {
    // VitePress doesn't make a sidebar by itself, and would read HTML and braces in prose as a Vue template.
    '.vitepress/config.mjs': `import fs from 'node:fs';
const pages = fs.readdirSync('.').filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3)).sort();
export default {
  title: 'My Docs',
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: {html: false, config: (md) => md.core.ruler.push('braces', ({tokens}) =>
    tokens.forEach((token) => token.type === 'inline' && token.content.includes('{{') && token.attrSet('v-pre', '')))},
  themeConfig: {sidebar: pages.map((page) => ({text: page, link: '/' + page}))},
};`,
  },
  templates: [],
  docs: '.',
  titleInText: true,
  build: 'vitepress build',
};

/** Turns the Markdown copy of a page into a page of a starter. Starters highlight JavaScript, but not ReScript. */
function pageOf(markdown: string, titleInText = false): string {
  const [title = '', , ...blocks] = markdown.split('\n\n');
  const text = titleInText ? [title, ...blocks] : blocks;
  return `---\ntitle: ${JSON.stringify(title.slice(2))}\n---\n\n${text.join('\n\n').replaceAll('```res\n', '```js\n')}`;
}

function run(command: readonly string[], cwd: string): void {
  const {status, stderr} = spawnSync('npm', command, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr.split('\n').find((line) => line !== '' && !line.startsWith('npm warn')));
}

function build(peer: Peer, pages: string): BuiltSite {
  const folder = path.join(FOLDER, peer.name.replace(' ', '-').toLowerCase());
  const manifest = JSON.stringify({private: true, scripts: {build: peer.build}, dependencies: peer.packages}, null, 2);
  const file = (name: string): string => path.join(folder, name);
  const installed = file('installed.json');
  if (!fs.existsSync(installed) || readTextSync(installed) !== manifest) {
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(folder, {recursive: true});
    console.log(`Installing ${peer.name} in ${path.relative('.', folder)}`);
    fs.writeFileSync(file('package.json'), manifest);
    run(['install', '--no-audit', '--no-fund'], folder);
    for (const template of peer.templates) {
      const from = file(`node_modules/${template}`);
      fs.cpSync(from, folder, {recursive: true, filter: (source) => path.relative(from, source) !== 'package.json'});
    }
    fs.writeFileSync(installed, manifest);
  }
  for (const [name, content] of Object.entries(peer.files)) {
    fs.mkdirSync(path.dirname(file(name)), {recursive: true});
    fs.writeFileSync(file(name), content);
  }
  fs.mkdirSync(file(peer.docs), {recursive: true});
  for (const name of fs.readdirSync(pages).filter((entry) => entry.endsWith('.md')))
    fs.writeFileSync(path.join(file(peer.docs), name), pageOf(readTextSync(path.join(pages, name)), peer.titleInText));
  console.log(`Building ${peer.name}`);
  run(['run', 'build'], folder);
  const everywhere = `/*\n  Cache-Control: ${CACHE_ASK}\n`;
  const assets = `${peer.assets}*\n  Cache-Control: ${CACHE_FOREVER}\n`;
  fs.writeFileSync(path.join(file(peer.root), '_headers'), `${everywhere}\n${assets}`);
  return {...peer, root: file(peer.root)};
}

/** @param pages the folder of the Markdown copies @returns those that could be built; says why another couldn't */
export function buildPeers(pages: string): readonly BuiltSite[] {
  return [docusaurus, starlight, vitepress].flatMap((peer) => {
    try {
      return [build(peer, pages)];
    } catch (error) {
      console.log(`${peer.name} can't be built here, so it's missing below: ${(error as Error).message}`);
      return [];
    }
  });
}
