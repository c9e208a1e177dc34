import {highlighted} from '../../examples/build/blocks';
import {trimJavaScript, withoutExports} from '../../examples/core/block/emitted';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import type {Highlighter} from '../../compilers/build/highlight';
import type {CompilerService} from '../../compilers/build/service';
import {lastSignature, type HighlightedFile, type LandingExample} from '../core/landing-example';

/** What compiles and highlights the front page's examples. */
export type CompileContext = {
  readonly service: Pick<CompilerService, 'compile'>;
  readonly highlight: Highlighter;
  /** The id of a manual version. */
  readonly version: string;
  /** Of the compiler's package. */
  readonly release: string;
};

/** Compiles a source, with its interface file. Throws with the compiler's message for errors and warnings. */
export async function compileLandingExample(
  context: CompileContext,
  source: SourceFile,
  signatureFile?: SourceFile,
): Promise<LandingExample> {
  const {service, version, release} = context;
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
    fileOf(context, 'res', source.name, source.code),
    fileOf(context, 'js', source.name.replace(/\.res$/, '.res.mjs'), withoutExports(trimJavaScript(emitted.code))),
  ]);
  const signature =
    signatureFile &&
    (await fileOf(context, 'resi', signatureFile.name, lastSignature(signatureFile.name, signatureFile.code)));
  return {version, release, source: shownSource, output, ...(signature && {signature})};
}

async function fileOf(
  context: Pick<CompileContext, 'highlight'>,
  language: string,
  name: string,
  code: string,
): Promise<HighlightedFile> {
  return {name, code, html: await highlighted(context, language, code, {})};
}
