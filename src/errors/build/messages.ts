/** `<CompilerMessages />`: what each compiler says about a page's first failing example. */
import path from 'node:path';
import type {Words} from '../../kit/core/built-component/built-component';
import {parseDiagnostics} from '../../rescript/core/diagnostics/parse';
import {COMPILER_MESSAGES_LABELS} from '../core/labels';
import {renderMessages, type VersionMessage} from '../core/render';
import {readExamples, type Example} from '../../examples/core/fence/example';
import {scanFences} from '../../examples/core/fence/scan';
import {messageOf} from '../../compilers/core/problems';
import {shortVersion} from '../../kit/core/version';
import {jobOf} from '../../compilers/build/compile';
import {compilerServiceOf, type CompilerService} from '../../compilers/build/service';
import type {BuiltComponent} from '../../kit/build/built-components';
import {explainerOf} from './read';

/**
 * Oldest version first, without those that don't know its syntax.
 * @param slug the page's: messages of other pages say so
 */
async function messagesOfVersions(
  service: CompilerService,
  example: Example,
  slug: string,
): Promise<readonly VersionMessage[]> {
  const {explain} = await explainerOf(service.siteDir);
  const {language} = example.fence;
  const able = Object.values(service.toolchains).filter(
    ({version, languages}) =>
      (languages.includes(language) || language === 'res') && service.unavailable(version) === undefined,
  );
  const messages = await Promise.all(
    able.map(async ({version}): Promise<VersionMessage> => {
      const {ok, messages: printed} = await service.compile(version, jobOf(example.files, example.fence));
      const wanted = 'number' in example.fence.expectation ? example.fence.expectation.number : undefined;
      const all = parseDiagnostics(printed);
      const first =
        (ok ? undefined : all.find(({kind}) => kind !== 'warning')) ?? all.find(({warning}) => warning === wanted);
      const name = shortVersion(version);
      if (!first) return {version: name, kind: 'none', text: ''};
      const page = explain(first.text);
      return {
        version: name,
        kind: first.kind === 'warning' && !first.asError ? 'warning' : 'error',
        text: messageOf(first.text),
        ...(page && page.slug !== slug && {other: page}),
      };
    }),
  );
  return messages.reverse();
}

export const compilerMessages: BuiltComponent = {
  name: 'CompilerMessages',
  labels: COMPILER_MESSAGES_LABELS,
  async render({siteDir, version, source, page, root}, words: Words<typeof COMPILER_MESSAGES_LABELS>) {
    const service = compilerServiceOf(siteDir);
    const {fences} = readExamples(scanFences(source), {
      version,
      mayChooseVersion: true,
      compilers: service.toolchains,
    });
    const failing = fences.find(({example}) => example && example.fence.expectation.kind !== 'success')?.example;
    if (!failing)
      throw new Error(`${page} has no failing example. Write error= or warning= on the fence that shows the message.`);
    return renderMessages(await messagesOfVersions(service, failing, path.basename(page, '.mdx')), root, words);
  },
};
