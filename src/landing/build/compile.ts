/** Compiles the front page's examples, and what the first one offers, and renders its component. */
import {jobOf, type Outcome} from '../../compilers/build/compile';
import type {Highlighter} from '../../compilers/build/highlight';
import type {CompilerService} from '../../compilers/build/service';
import {diffLines} from '../../compilers/core/line-diff';
import {highlighted, spansOf} from '../../examples/build/blocks';
import {messageOf, shownJavaScript} from '../../examples/build/messages';
import {trimJavaScript, withoutExports} from '../../examples/core/block/emitted';
import type {OfferedEdit} from '../../examples/core/block/offered-edit';
import {readExamples, type Example} from '../../examples/core/fence/example';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {
  isMadeWith,
  lastSignature,
  previewOf,
  withoutCase,
  type Demo,
  type DemoPlan,
  type HighlightedFile,
  type LandingExample,
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

export type CompiledDemo = {
  readonly demo: Demo;
  readonly edit: OfferedEdit;
  /** The source, and the source after the fix. */
  readonly examples: readonly Example[];
};

/**
 * Compiles the offered edit and its fix, and renders the component with each value. Throws if the edit compiles, if the
 * fix doesn't compile without warnings, or if it changes what the remaining values render.
 */
export async function compileDemo(context: DemoContext, source: SourceFile, plan: DemoPlan): Promise<CompiledDemo> {
  const {service, highlight, version, explain} = context;
  const {broken, fixed, line} = withoutCase(source.name, source.code, plan.removed);
  const exampleOf = (code: string): Example => asExample(service, version, {...source, code});
  const [start, wrong, right] = [source.code, broken, fixed].map(exampleOf) as [Example, Example, Example];
  const [before, refused, after] = (await Promise.all(
    [start, wrong, right].map(({files, fence}) => service.compile(version, jobOf(files, fence))),
  )) as [Outcome, Outcome, Outcome];
  const refuse = (what: string, {messages}: Outcome): never => {
    throw new Error(`src/landing/core/examples/${source.name} without ${plan.removed} ${what}.\n${messages}`);
  };
  if (refused.ok) refuse('compiles, so the front page has no message to show', refused);
  if (!after.ok || after.warnings.length > 0) refuse("isn't fixed by removing its branches", after);
  const message = messageOf(wrong, refused) ?? refuse('has no message', refused);
  const explained = explain(message);
  const output = withoutExports(shownJavaScript(after));
  const values = plan.values.filter((value) => !isMadeWith(value, plan.removed));
  const [rendered, remaining] = await Promise.all([
    render(service, version, source, plan, plan.values),
    render(service, version, {...source, code: fixed}, plan, values),
  ]);
  const shown = plan.values.map((value, index) => ({
    value,
    isRemoved: !values.includes(value),
    html: rendered[index] ?? '',
  }));
  if (shown.filter(({isRemoved}) => !isRemoved).some(({html}, index) => html !== remaining[index]))
    refuse('renders something else', after);
  return {
    demo: {prop: plan.prop, rendered: shown, after: previewOf(plan, plan.values), removed: `| ${plan.removed}`, line},
    edit: {
      broken: {
        source: await highlighted({highlight}, 'res', broken, {marks: spansOf(wrong, refused, service)}),
        message,
      },
      ...(explained !== undefined && {explained}),
      fixed: {
        source: await highlighted({highlight}, 'res', fixed, {}),
        output: await highlighted({highlight}, 'js', output, {
          highlight: newLines(withoutExports(shownJavaScript(before)), output),
        }),
      },
    },
    examples: [start, right],
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
  values: readonly string[],
): Promise<readonly string[]> {
  const example = asExample(service, version, {name, code: `${code}\n${previewOf(plan, values)}`});
  const {ok, messages, js} = await service.compile(version, jobOf(example.files, example.fence));
  const program = `${js.at(-1)?.code}
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
process.stdout.write(renderToStaticMarkup(createElement(Preview.make)));`;
  const result = ok
    ? await service.run(process.execPath, ['--input-type=module', '--eval', program], service.siteDir)
    : {stdout: '', stderr: messages};
  const elements = result.stdout.match(/<(\w+)\b[^>]*>[^]*?<\/\1>/g) ?? [];
  if (elements.length !== values.length)
    throw new Error(`${name} can't be rendered with each of ${values.join(', ')}.\n${result.stdout}${result.stderr}`);
  return elements;
}
