import {jobOf, type Outcome} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';
import {trimJavaScript} from '../core/block/emitted';
import {parseDiagnostics, spanOf} from '../../rescript/core/diagnostics/parse';
import type {Example} from '../core/fence/example';
import {nameValues, reportValues} from '../../compilers/core/expression-values';
import {shownBy, type Shown} from '../../sandbox/core/runnable';

export type RunPlan = {
  readonly js: string;
  readonly shown: Shown;
  /** Whether the block shows this JavaScript; otherwise, it's in the file beside the page. */
  readonly isInPage: boolean;
};

/** The compiler warns about all top-level expressions that aren't `unit`. */
const EXPRESSION = 109;

/** What only Node.js has, or a frame without an origin lacks. */
const LACKING = /\brequire\(|\b(?:localStorage|sessionStorage|indexedDB)\b/;

/**
 * What an example's Run button runs; undefined if it would show nothing, or just an error. JavaScript that's on the
 * page and shows something runs as it is. A program that only computes values reports them.
 */
export async function runPlan(
  service: CompilerService,
  example: Example,
  outcome: Outcome,
): Promise<RunPlan | undefined> {
  const {fence} = example;
  if (!isProgram(example, outcome)) return undefined;
  const js = trimJavaScript(outcome.js[0]?.code ?? '');
  if (LACKING.test(js)) return undefined;
  const shown = shownBy(js, fence.code);
  const isInPage = fence.output === 'js';
  const plan = shown && {js, shown, isInPage};
  if (plan && (isInPage || shown.kind === 'component')) return plan;
  const reporting = await reportingProgram(service, example);
  return reporting === undefined ? plan : {js: reporting, shown: {kind: 'console'}, isInPage: false};
}

function isProgram({fence}: Example, {ok, js}: Outcome): boolean {
  return ok && js.length === 1 && fence.output !== 'ts' && fence.module === 'esmodule' && fence.jsx !== 'preserve';
}

/** The example, reporting its expressions' values; undefined if it has none. */
async function reportingProgram(
  service: CompilerService,
  {fence, version, files, prelude}: Example,
): Promise<string | undefined> {
  const [file] = files;
  if (!file || files.length > 1 || fence.language !== 'res') return undefined;
  const {messages} = await service.compile(
    version,
    jobOf(files, {...fence, expectation: {kind: 'warning-as-error', number: EXPRESSION}}),
  );
  const {columns} = service.toolchain(version);
  const expressions = parseDiagnostics(messages).flatMap((diagnostic) => {
    const span = diagnostic.warning === EXPRESSION ? spanOf(diagnostic, file.code, columns) : undefined;
    return span && span.start >= prelude.length ? [span] : [];
  });
  if (expressions.length === 0) return undefined;
  const {source, texts} = reportValues(file.code, expressions);
  const {ok, js} = await service.compile(version, jobOf([{name: file.name, code: source}], fence));
  return ok ? trimJavaScript(nameValues(js[0]?.code ?? '', texts)) : undefined;
}
