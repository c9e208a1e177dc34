import {trimJavaScript} from '../../lib/code-block/emitted';
import type {SourceFile} from '../../lib/fence/example';
import {playgroundPath} from '../../lib/playground-link/link';
import {renderCode} from '../../lib/syntax/html';
import type {Highlighter} from '../examples/analysis';
import type {CompilerService} from '../examples/service';
import {lastSignature, type HighlightedFile, type LandingExample} from '../../lib/landing-example/landing-example';

/** What examples are made with. */
export type Bench = {
  readonly service: Pick<CompilerService, 'compile'>;
  readonly highlight: Highlighter;
  /** The id of a manual version. */
  readonly version: string;
};

/**
 * Compiles one source, with its interface file where it has one.
 * Throws with the compiler's message when it does not compile or warns.
 */
export async function compileLandingExample(bench: Bench, source: SourceFile, signatureFile?: SourceFile): Promise<LandingExample> {
  const {service, version} = bench;
  const files = signatureFile ? [signatureFile, source] : [source];
  const {ok, messages, warnings, js} = await service.compile(version, {files, module: 'esmodule', typescript: false, warningIsError: false});
  const emitted = js.at(-1);
  if (!ok || warnings.length > 0 || !emitted) {
    throw new Error(`src/data/examples/${source.name} is shown on the front page, but ${version} does not compile it without complaint:\n${messages}`);
  }
  const [shownSource, output] = await Promise.all([
    highlighted(bench, 'res', source.name, source.code),
    highlighted(bench, 'js', source.name.replace(/\.res$/, '.res.mjs'), trimJavaScript(emitted.code)),
  ]);
  const signature = signatureFile && (await highlighted(bench, 'resi', signatureFile.name, lastSignature(signatureFile.name, signatureFile.code)));
  const playground = playgroundPath({code: source.code, version});
  return {version, source: shownSource, output, playground, ...(signature && {signature})};
}

async function highlighted({highlight}: Bench, language: string, name: string, code: string): Promise<HighlightedFile> {
  const shown = code.trimEnd();
  return {name, code, html: renderCode(shown, await highlight(language, shown))};
}
