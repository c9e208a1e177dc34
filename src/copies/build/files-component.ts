/**
 * `<LlmsFiles />`: the llms files of the page's version, with the content of each. The sizes are filled in after
 * the build wrote the files.
 */
import {LLMS_FILES} from '../../config/machine-files';
import type {Words} from '../../kit/core/built-component/built-component';
import {sizeInWords} from '../../kit/core/number';
import {html, type Html} from '../../kit/core/html';
import type {BuiltComponent} from '../../kit/build/built-components';

const LABELS = {
  file: {message: 'File', description: 'Head of a column'},
  holds: {message: 'What it holds', description: 'Head of a column'},
  size: {message: 'Size', description: 'Head of a column'},
  index: {message: 'the list of all pages, with a sentence on each', description: 'What llms.txt of a version holds'},
  full: {message: 'all pages, examples with their output', description: 'What llms-full.txt of a version holds'},
  small: {message: 'all pages without examples', description: 'What llms-small.txt of a version holds'},
  site: {message: 'the list of these files, for every version', description: 'What llms.txt of the site holds'},
} as const;

type Kind = keyof typeof LLMS_FILES;

/** The attribute of a cell that the build fills in once the files exist. */
const SIZE = 'data-llms-size';

/** Fills the sizes of a version's files into the HTML of its page. @param files their contents */
export function withSizes(page: string, files: Readonly<Record<Kind, string>>): string {
  const cell = new RegExp(`<td ${SIZE}="?(${Object.keys(LLMS_FILES).join('|')})"?>`, 'g');
  return page.replace(cell, (_, kind: Kind) => `<td>${sizeInWords(Buffer.byteLength(files[kind]))}`);
}

export const llmsFiles: BuiltComponent = {
  name: 'LlmsFiles',
  labels: LABELS,
  render({baseUrl, root}, words: Words<typeof LABELS>) {
    const kinds = Object.keys(LLMS_FILES) as Kind[];
    const rows = kinds.map((kind) =>
      row(`${root}/${LLMS_FILES[kind]}`, LLMS_FILES[kind], words[kind], html` ${SIZE}="${kind}"`),
    );
    const head = [words.file, words.holds, words.size].map((name) => html`<th scope="col">${name}</th>`);
    const site = row(`${baseUrl}llms.txt`, `${baseUrl}llms.txt`, words.site);
    const table = html`<table><thead><tr>${head}</tr></thead><tbody>${rows}${site}</tbody></table>`;
    // The files aren't pages.
    return Promise.resolve({html: table, links: []});
  },
};

function row(address: string, name: string, holds: string, attribute?: Html): Html {
  const link = html`<a href="${address}"><code>${name}</code></a>`;
  return html`<tr><td>${link}</td><td>${holds}</td><td${attribute}></td></tr>`;
}
