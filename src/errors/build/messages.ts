/** `<CompilerMessages />`: what each compiler says about a page's first failing example. */
import path from 'node:path';
import type {LabelSet, Words} from '../../kit/core/built-component/built-component';
import {fillHtml, html} from '../../kit/core/html';
import {parseDiagnostics} from '../../rescript/core/diagnostics/parse';
import type {ErrorPage} from '../core/explain';
import {readExamples, type Example, type PageFence} from '../../examples/core/fence/example';
import {scanFences} from '../../examples/core/fence/scan';
import {messageOf} from '../../compilers/core/problems';
import {shortVersion} from '../../kit/core/version';
import {jobOf} from '../../compilers/build/compile';
import {compilerServiceOf, ifAvailable, type CompilerService} from '../../compilers/build/service';
import type {BuiltComponent, ComponentHtml} from '../../kit/build/built-components';
import {explainerOf} from './read';

const LABELS = {
  accepts: {message: '{versions}: compiles this code.', description: 'versions is a list such as v8, v9'},
  other: {
    message: '{versions}: another message, explained on its own page: {page}',
    description: 'page is a link to the page about that message',
  },
} as const satisfies LabelSet;

type VersionMessage = {
  /** For readers: `v12`. */
  readonly version: string;
  readonly kind: 'error' | 'warning' | 'none';
  /** Without headline, position, and excerpt. */
  readonly text: string;
  /** The page about it, if it isn't the one being rendered. */
  readonly other?: ErrorPage;
};

/** The example a page explains: the first that fails. */
export const failingExample = (fences: readonly PageFence[]): Example | undefined =>
  fences.find(({example}) => example && example.fence.expectation.kind !== 'success')?.example;

/**
 * Oldest version first, without those that don't know its syntax.
 * @param slug the page's: messages of other pages say so
 */
export async function messagesOfVersions(
  service: CompilerService,
  example: Example,
  slug: string,
): Promise<readonly VersionMessage[]> {
  const {explain} = await explainerOf(service.siteDir);
  const {language} = example.fence;
  const able = Object.values(service.toolchains).filter(
    ({languages}) => languages.includes(language) || language === 'res',
  );
  const messages = await Promise.all(
    able.map(async ({version}): Promise<readonly VersionMessage[]> => {
      const outcome = await service.compile(version, jobOf(example.files, example.fence)).catch(ifAvailable);
      if (!outcome) return [];
      const {ok, messages: printed} = outcome;
      const wanted = 'number' in example.fence.expectation ? example.fence.expectation.number : undefined;
      const all = parseDiagnostics(printed);
      const first =
        (ok ? undefined : all.find(({kind}) => kind !== 'warning')) ?? all.find(({warning}) => warning === wanted);
      const name = shortVersion(version);
      if (!first) return [{version: name, kind: 'none', text: ''}];
      const page = explain(first.text);
      const kind = first.kind === 'warning' && !first.asError ? 'warning' : 'error';
      return [{version: name, kind, text: messageOf(first.text), ...(page && page.slug !== slug && {other: page})}];
    }),
  );
  return messages.flat().reverse();
}

export const compilerMessages = {
  name: 'CompilerMessages',
  labels: LABELS,
  async render({siteDir, version, source, page, root}, words: Words<typeof LABELS>) {
    const service = compilerServiceOf(siteDir);
    const {fences} = readExamples(scanFences(source), {
      version,
      mayChooseVersion: true,
      compilers: service.toolchains,
    });
    const failing = failingExample(fences);
    if (!failing)
      throw new Error(`${page} has no failing example. Write error= or warning= on the fence that shows the message.`);
    return renderMessages(await messagesOfVersions(service, failing, path.basename(page, '.mdx')), root, words);
  },
} satisfies BuiltComponent;

/**
 * Versions that say the same together, in the order of the first.
 * @param root address of the pages, without a slash at the end
 */
export function renderMessages(
  messages: readonly VersionMessage[],
  root: string,
  words: Words<typeof LABELS>,
): ComponentHtml {
  const blocks = messages.map((first) => {
    const {kind, text, other} = first;
    const same = messages.filter((message) => message.kind === kind && message.text === text);
    if (same[0] !== first) return '';
    const versions = same.map(({version}) => version).join(', ');
    if (kind === 'none') return html`<p>${fillHtml(words.accepts, {versions})}</p>`;
    const page = other && html`<a href="${root}/${other.slug}">${other.title}</a>`;
    return html`${page && html`<p>${fillHtml(words.other, {versions, page})}</p>`}<figure class="code"><figcaption>${versions}</figcaption><pre class="msg ${kind}" tabindex="0">${text}</pre></figure>`;
  });
  return {html: html`<div class="messages">${blocks}</div>`};
}
