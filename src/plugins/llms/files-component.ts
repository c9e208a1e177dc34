/** `<LlmsFiles />`: the files for programs of the page's version, with what each holds and how large it is. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {LLMS_FILES} from '../../config/machine-files';
import type {Words} from '../../lib/built-component/built-component';
import {sizeInWords} from '../../lib/text/size';
import {escapeHtml} from '../../lib/syntax/html';
import type {BuiltComponent} from '../built-components';

const LABELS = {
  file: {message: 'File', description: 'Head of a column'},
  holds: {message: 'What it holds', description: 'Head of a column'},
  size: {message: 'Size', description: 'Head of a column'},
  index: {message: 'the list of all pages, with a sentence on each', description: 'What llms.txt of a version holds'},
  full: {message: 'all pages, examples with their output', description: 'What llms-full.txt of a version holds'},
  small: {message: 'all pages without examples', description: 'What llms-small.txt of a version holds'},
  site: {message: 'the list of these files, for every version', description: 'What llms.txt of the site holds'},
} as const;

/** Bytes of each file, by the docs and the compiler of the version, so that a cut keeps them: `manual v12.0.0`. Kept true by tests/build/llms.test.ts. */
export type LlmsSizes = Readonly<Record<string, Readonly<Record<keyof typeof LLMS_FILES, number>>>>;

export const SIZES_FILE = 'src/data/llms-sizes.json';

export function sizesKey(docs: 'manual' | 'react', compiler: string): string {
  return `${docs} ${compiler}`;
}

export const llmsFiles: BuiltComponent = {
  name: 'LlmsFiles',
  labels: LABELS,
  async render({siteDir, baseUrl, root, version}, words: Words<typeof LABELS>) {
    const key = sizesKey(root.slice(baseUrl.length).startsWith('docs/react/') ? 'react' : 'manual', version);
    const sizes = (JSON.parse(await fs.readFile(path.join(siteDir, SIZES_FILE), 'utf8')) as LlmsSizes)[key];
    if (!sizes) throw new Error(`${SIZES_FILE} has no sizes for ${key}. Take <LlmsFiles /> out, build the site, run npm run llms:sizes, and put it back.`);
    const kinds = Object.keys(LLMS_FILES) as (keyof typeof LLMS_FILES)[];
    const rows = kinds.map((kind) => row(`${root}/${LLMS_FILES[kind]}`, LLMS_FILES[kind], words[kind], sizeInWords(sizes[kind])));
    const head = [words.file, words.holds, words.size].map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
    const site = row(`${baseUrl}llms.txt`, `${baseUrl}llms.txt`, words.site, '');
    return {html: `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}${site}</tbody></table>`, anchors: [], links: []};
  },
};

function row(address: string, name: string, holds: string, size: string): string {
  const link = `<a href="${escapeHtml(address)}"><code>${escapeHtml(name)}</code></a>`;
  return `<tr><td>${link}</td><td>${escapeHtml(holds)}</td><td>${escapeHtml(size)}</td></tr>`;
}
