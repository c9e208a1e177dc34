import {trimJavaScript, withoutExports} from '../../examples/core/block/emitted';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {renderCode} from '../../rescript/core/syntax/html';
import type {Highlighter} from '../../compilers/build/highlight';
import type {CompilerService} from '../../compilers/build/service';
import {lastSignature, type HighlightedFile, type LandingExample} from '../core/landing-example';

export type Bench = {
  readonly service: Pick<CompilerService, 'compile'>;
  readonly highlight: Highlighter;
  /** The id of a manual version. */
  readonly version: string;
  /** Of the compiler's package. */
  readonly release: string;
};

/** Compiles a source, with its interface file. Throws with the compiler's message for errors and warnings. */
export async function compileLandingExample(
  bench: Bench,
  source: SourceFile,
  signatureFile?: SourceFile,
): Promise<LandingExample> {
  const {service, version, release} = bench;
  const files = signatureFile ? [signatureFile, source] : [source];
  const {ok, messages, warnings, js} = await service.compile(version, {
    files,
    module: 'esmodule',
    typescript: false,
    warningIsError: false,
  });
  const emitted = js.at(-1);
  if (!ok || warnings.length > 0 || !emitted) {
    throw new Error(
      `src/landing/core/examples/${source.name} is shown on the front page, but ${version} doesn't compile it without errors and warnings:\n${messages}`,
    );
  }
  const [shownSource, output] = await Promise.all([
    highlighted(bench, 'res', source.name, source.code),
    highlighted(bench, 'js', source.name.replace(/\.res$/, '.res.mjs'), withoutExports(trimJavaScript(emitted.code))),
  ]);
  const signature =
    signatureFile &&
    (await highlighted(bench, 'resi', signatureFile.name, lastSignature(signatureFile.name, signatureFile.code)));
  return {version, release, source: shownSource, output, ...(signature && {signature})};
}

async function highlighted({highlight}: Bench, language: string, name: string, code: string): Promise<HighlightedFile> {
  const shown = code.trimEnd();
  return {name, code, html: renderCode(shown, await highlight(language, shown))};
}
