/** Compiles the front page's examples, and what the first one offers, and renders its component. */
import {jobOf, type Outcome} from '../../compilers/build/compile';
import type {Highlighter} from '../../compilers/build/highlight';
import type {CompilerService} from '../../compilers/build/service';
import {diffLines} from '../../compilers/core/line-diff';
import {highlighted, spansOf} from '../../examples/build/blocks';
import {messageOf, shownJavaScript} from '../../examples/build/messages';
import {trimJavaScript, withoutExports} from '../../examples/core/block/emitted';
import {readExamples, type Example} from '../../examples/core/fence/example';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {
  lastSignature,
  previewOf,
  withoutCase,
  type Demo,
  type DemoPlan,
  type HighlightedFile,
  type LandingExample,
  type Rendered,
} from '../core/landing-example';

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

async function fileOf(context: CompileContext, language: string, name: string, code: string): Promise<HighlightedFile> {
  return {name, html: await highlighted(context, language, code, {})};
}

export type DemoContext = Pick<CompileContext, 'highlight' | 'version'> & {
  readonly service: CompilerService;
  /** The address of the page that explains a message; undefined without one. */
  readonly explain: (message: string) => string | undefined;
};

/**
 * Compiles the source without its case, and without the branches for it, and renders the component with each value.
 * Throws if the first compiles, or the second doesn't without warnings.
 * @returns also the examples that compile: what readers can ask of them is written beside the page
 */
export async function compileDemo(
  {service, highlight, version, explain}: DemoContext,
  source: SourceFile,
  plan: DemoPlan,
): Promise<{readonly demo: Demo; readonly examples: readonly Example[]}> {
  const {broken, fixed, line} = withoutCase(source.name, source.code, plan.removed);
  const compiled = async (code: string): Promise<{readonly example: Example; readonly outcome: Outcome}> => {
    const example = asExample(service, version, {...source, code});
    return {example, outcome: await service.compile(version, jobOf(example.files, example.fence))};
  };
  const [before, wrong, after] = await Promise.all([compiled(source.code), compiled(broken), compiled(fixed)]);
  const refuse = (what: string, {messages}: Outcome): never => {
    throw new Error(`src/landing/core/examples/${source.name} without ${plan.removed} ${what}.\n${messages}`);
  };
  const message =
    (wrong.outcome.ok ? undefined : messageOf(wrong.example, wrong.outcome)) ??
    refuse('compiles, so the front page has no message to show', wrong.outcome);
  if (!after.outcome.ok || after.outcome.warnings.length > 0)
    refuse("isn't fixed by removing its branches", after.outcome);
  const explained = explain(message);
  const outputOf = ({outcome}: typeof after): string => withoutExports(shownJavaScript(outcome));
  const output = outputOf(after);
  const html = (language: string, code: string, decorations = {}): Promise<string> =>
    highlighted({highlight}, language, code, decorations);
  const rendered = await render(service, version, source, plan);
  return {
    demo: {
      prop: plan.prop,
      rendered,
      after: previewOf(plan),
      removed: `| ${plan.removed}`,
      line,
      broken: {
        source: await html('res', broken, {marks: spansOf(wrong.example, wrong.outcome, service)}),
        message,
        ...(explained !== undefined && {explained}),
      },
      fixed: {
        source: await html('res', fixed),
        output: await html('js', output, {highlight: newLines(outputOf(before), output)}),
      },
    },
    examples: [before.example, after.example],
  };
}

/** The example of a source file, as if it stood in a fence. */
function asExample({toolchains}: CompilerService, version: string, {name, code}: SourceFile): Example {
  const raw = {language: 'res', meta: '', code, line: 1};
  const {fences} = readExamples([raw], {version, mayChooseVersion: false, compilers: toolchains});
  const example = fences[0]?.example;
  if (!example) throw new Error(`${name} can't be an example.`);
  return {...example, files: [{name, code}], written: [{name, code, startsAfter: 0}]};
}

/** The 1-based lines of `after` that `before` doesn't have. */
function newLines(before: string, after: string): readonly number[] {
  return (diffLines(before, after) ?? [])
    .filter(({kind}) => kind !== 'removed')
    .flatMap(({kind}, index) => (kind === 'added' ? [index + 1] : []));
}

/** React's HTML of the component with each value. */
async function render(
  service: CompilerService,
  version: string,
  {name, code}: SourceFile,
  plan: DemoPlan,
): Promise<readonly Rendered[]> {
  const example = asExample(service, version, {name, code: `${code}\n${previewOf(plan)}`});
  const {ok, messages, js} = await service.compile(version, jobOf(example.files, example.fence));
  const program = `${js.at(-1)?.code}
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
process.stdout.write(renderToStaticMarkup(createElement(Preview.make)));`;
  const result = ok
    ? await service.run(process.execPath, ['--input-type=module', '--eval', program], service.siteDir)
    : {stdout: '', stderr: messages};
  const elements = result.stdout.match(/<(\w+)\b[^>]*>[^]*?<\/\1>/g) ?? [];
  if (elements.length !== plan.values.length)
    throw new Error(
      `${name} can't be rendered with each of ${plan.values.join(', ')}.\n${result.stdout}${result.stderr}`,
    );
  return elements.map((html, index) => {
    const value = plan.values[index] ?? '';
    return {value, isRemoved: value.split('(')[0] === plan.removed, html};
  });
}
