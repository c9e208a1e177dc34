import {versionLines} from '../../config/versions';
import {trimTypeScript} from '../core/block/emitted';
import type {CodeBlockLabels} from '../core/block/labels';
import {renderCodeBlock, type CodeBlock, type Pane, type PlaygroundLink} from '../core/block/render';
import {TAB_GROUPS, type TabValue} from '../core/block/tabs';
import {parseDiagnostics, spanOf, type Span} from '../../rescript/core/diagnostics/parse';
import type {Example} from '../core/fence/example';
import {isExerciseCode, type Fence, type NpmFence} from '../core/fence/fence';
import {fileOfHeader} from '../core/fence/files';
import {convertCommands} from '../core/convert';
import {playgroundPath} from '../../compilers/core/playground-link/link';
import {inSingleFile} from '../../compilers/core/file-order';
import {MODULE_NAME} from '../../rescript/core/syntax/source-file';
import {renderCode, type Decorations} from '../../rescript/core/syntax/html';
import {languageLabel} from '../../rescript/core/syntax/languages';
import {shortVersion} from '../../kit/core/version';
import type {Highlighter} from '../../compilers/build/highlight';
import {jobOf, type Outcome} from '../../compilers/build/compile';
import {messageOf, shownJavaScript} from './messages';
import {convertSyntax} from '../../compilers/build/convert-syntax';
import type {CompilerService} from '../../compilers/build/service';
import {runPlan} from './run-plan';
import {worksIn} from './works-in';

/** The context for rendering blocks. */
export type RenderContext = {
  readonly service: CompilerService;
  readonly highlight: Highlighter;
  readonly labels: CodeBlockLabels;
  readonly baseUrl: string;
  /** Whether to compile with the other versions. */
  readonly worksIn: boolean;
  /** See `page-data.ts`. */
  readonly hasFilesBeside: boolean;
  /** The page that explains a message; undefined if there is none, or if it's this one. */
  readonly explain: (message: string) => string | undefined;
};

/** A fence that isn't compiled. */
export async function renderFence(context: RenderContext, fence: Fence, id: string): Promise<string> {
  const {kind, language, code, highlight, title} = fence;
  const panes =
    kind === 'npm'
      ? await packageManagerPanes(context, fence)
      : [{html: await highlighted(context, language, code, {highlight}), language}];
  return String(renderCodeBlock({id, panes, ...(title !== undefined && {title})}, context.labels));
}

/** An example and its compiler's result. */
export async function renderExample(
  context: RenderContext,
  example: Example,
  outcome: Outcome,
  id: string,
): Promise<string> {
  const {title} = example.fence;
  const text = messageOf(example, outcome);
  const explained = text === undefined ? undefined : context.explain(text);
  const isBare = isExerciseCode(example.fence);
  const playground = isBare ? undefined : await playgroundLink(context, example);
  const plan = playground && (await runPlan(context.service, example, outcome));
  const sources = await sourcePanes(context, example, outcome);
  const block: CodeBlock = {
    id,
    panes: isBare ? bare(sources) : [...sources, ...(await outputPanes(context, example, outcome))],
    ...(title !== undefined && {title}),
    ...(text !== undefined && {
      message: {kind: outcome.ok ? 'warning' : 'error', text, ...(explained !== undefined && {explained})},
    }),
    ...(playground && {playground}),
    ...(plan && (plan.isInPage || context.hasFilesBeside) && {runs: true}),
    ...(context.worksIn && !isBare && (await versionsOf(context, example, outcome))),
  };
  return String(renderCodeBlock(block, context.labels));
}

/** Panes without their tabs. */
const bare = (panes: readonly Pane[]): readonly Pane[] =>
  panes.map(({html, tab: {value: language} = {value: 'res'}}) => ({html, language}));

const OLDER = versionLines.default.older.map(({compiler}) => shortVersion(compiler));

/** Only a rejection by a version that new code is written for concerns every reader. */
async function versionsOf(
  {service}: RenderContext,
  example: Example,
  outcome: Outcome,
): Promise<Pick<CodeBlock, 'worksIn' | 'isBrief'>> {
  const results = await worksIn(service, example, outcome);
  return {
    worksIn: results,
    isBrief: results.every(({version, result}) => result !== 'fails' || OLDER.includes(version)),
  };
}

async function playgroundLink(
  {service, baseUrl}: RenderContext,
  example: Example,
): Promise<PlaygroundLink | undefined> {
  const {fence, version, prelude, written} = example;
  const source = await playgroundSource(service, example);
  if (source === undefined || fence.language === 'resi') return undefined;
  const address = playgroundPath({
    version,
    ...((fence.language === 're' || fence.language === 'ml') && {syntax: fence.language}),
    ...(fence.module === 'commonjs' && {module: 'commonjs'}),
    ...(fence.letUnwrap && {letUnwrap: fence.letUnwrap}),
  });
  return {
    address: baseUrl.replace(/\/$/, '') + address,
    pane: fence.language,
    ...(written.length > 1 ? {source} : prelude && {prelude}),
  };
}

/**
 * An example's source, with its preludes. Several files become modules in one. Undefined if that doesn't compile
 * although the files do, and for interfaces, which the playground can't open.
 */
async function playgroundSource(
  service: CompilerService,
  {fence, files, version}: Example,
): Promise<string | undefined> {
  if (fence.language === 'resi') return undefined;
  const [only] = files;
  if (only && files.length === 1) return only.code;
  if (fence.language !== 'res') return undefined;
  const source = inSingleFile(files);
  if (source === undefined || fence.expectation.kind !== 'success') return source;
  const accepted = await service.accepts(version, jobOf([{name: `${MODULE_NAME}.res`, code: source}], fence));
  return accepted ? source : undefined;
}

async function sourcePanes(context: RenderContext, example: Example, outcome: Outcome): Promise<readonly Pane[]> {
  const {fence, version} = example;
  const code = shownSource(fence.code);
  const marks = spansOf(example, outcome, context.service);
  const html = await highlighted(context, fence.language, code, {highlight: fence.highlight, marks});
  const {language} = fence;
  if (language !== 're' && language !== 'ml') return [{html, tab: tab('res')}];
  const written: Pane = {html, tab: tab(language)};
  const other = language === 're' ? 'ml' : 're';
  const converted = await convertSyntax(context.service, version, fence.code, language);
  if (converted === undefined) return [written];
  const pane: Pane = {html: await highlighted(context, other, converted, {}), tab: tab(other)};
  return language === 're' ? [written, pane] : [pane, written];
}

function tab(value: TabValue): NonNullable<Pane['tab']> {
  return {value, label: languageLabel(value)};
}

async function outputPanes(context: RenderContext, {fence}: Example, outcome: Outcome): Promise<readonly Pane[]> {
  const {ok, js, ts} = outcome;
  if (!ok || fence.output === 'none') return [];
  if (fence.output === 'ts') {
    return ts === undefined ? [] : [{html: await highlighted(context, 'ts', trimTypeScript(ts), {}), tab: tab('ts')}];
  }
  if (js.length === 0) return [];
  const code = shownJavaScript(outcome);
  const language = fence.jsx === 'preserve' ? 'jsx' : 'js';
  return [{html: await highlighted(context, language, code, {}), tab: tab('js')}];
}

async function packageManagerPanes(context: RenderContext, {code}: NpmFence): Promise<readonly Pane[]> {
  const panes = TAB_GROUPS['package-manager'].map(async (manager): Promise<readonly Pane[]> => {
    const commands = convertCommands(code, manager);
    return commands === undefined
      ? []
      : [{html: await highlighted(context, 'sh', commands, {}), tab: {value: manager, label: manager}}];
  });
  return (await Promise.all(panes)).flat();
}

/** Code as highlighted HTML, without the newline at its end. */
export async function highlighted(
  {highlight}: Pick<RenderContext, 'highlight'>,
  language: string,
  code: string,
  decorations: Decorations,
): Promise<string> {
  const shown = code.replace(/\n$/, '');
  return renderCode(shown, await highlight(language, shown), decorations);
}

/** The text of the pane that shows a fence's code. */
export function shownText(code: string): string {
  return shownSource(code).replace(/\n$/, '');
}

/** Lines that start files become comments, so line numbers stay. */
function shownSource(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const file = fileOfHeader(line);
      return file === undefined ? line : `// ${file}`;
    })
    .join('\n');
}

/** The places the compiler's messages point to, as ranges of the fence's code. */
export function spansOf(
  example: Example,
  {messages}: Outcome,
  {toolchains}: Pick<CompilerService, 'toolchains'>,
): readonly Span[] {
  const unit = toolchains[example.version]?.columns ?? 'utf16';
  return parseDiagnostics(messages).flatMap((diagnostic) => {
    const index = example.files.findIndex(({name}) => name === (diagnostic.file ?? '').replace(/^.*[\\/]/, ''));
    const file = example.files[index];
    const written = example.written[index];
    const span = file && spanOf(diagnostic, file.code, unit);
    if (!file || !written || !span) return [];
    const {hidden, before} = writtenPlace(example, index);
    return span.start < hidden ? [] : [{start: span.start - hidden + before, end: span.end - hidden + before}];
  });
}

/** How much of a file is hidden at its start, and how much of the shown source is before it. */
export function writtenPlace(
  {fence, files, written}: Example,
  index: number,
): {readonly hidden: number; readonly before: number} {
  const lines = shownSource(fence.code)
    .split('\n')
    .slice(0, written[index]?.startsAfter ?? 0);
  return {
    hidden: (files[index]?.code.length ?? 0) - (written[index]?.code.length ?? 0),
    before: lines.reduce((sum, line) => sum + line.length + 1, 0),
  };
}
