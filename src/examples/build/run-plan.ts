import {compile, jobOf, type Outcome} from '../../compilers/build/compile';
import {fileTexts, filesOf} from '../../compilers/build/records/answers';
import {aboutJob, type CompilerService, type Make} from '../../compilers/build/service';
import {sourceHash} from '../../kit/build/files/source-hash';
import {trimJavaScript} from '../core/block/emitted';
import {parseDiagnostics, spanOf} from '../../rescript/core/diagnostics/parse';
import type {Example} from '../core/fence/example';
import {nameValues, reportValues} from '../../compilers/core/expression-values';
import {shownBy, type Shown} from '../../sandbox/core/runnable';

const CODE = sourceHash(__filename);

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
  outcome: Pick<Outcome, 'ok' | 'js'>,
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

/** The plan of a package's example, of which only the JavaScript is known; undefined also if it doesn't compile. */
export async function referencePlan(service: CompilerService, example: Example): Promise<RunPlan | undefined> {
  const js = await service.emits(example.version, jobOf(example.files, example.fence));
  return js && runPlan(service, example, {ok: true, js});
}

function isProgram({fence}: Example, {ok, js}: Pick<Outcome, 'ok' | 'js'>): boolean {
  return ok && js.length === 1 && fence.output !== 'ts' && fence.module === 'esmodule' && fence.jsx !== 'preserve';
}

/** The example, reporting its expressions' values; undefined if it has none. */
async function reportingProgram(
  service: CompilerService,
  {fence, version, files, prelude}: Example,
): Promise<string | undefined> {
  const [file] = files;
  if (!file || files.length > 1 || fence.language !== 'res') return undefined;
  const {columns} = service.toolchain(version);
  const job = jobOf(files, {...fence, expectation: {kind: 'success'}});
  const make: Make = async (...tools) => {
    const {messages} = await compile(...tools, {...job, warning: EXPRESSION, warningIsError: true});
    const expressions = parseDiagnostics(messages).flatMap((diagnostic) => {
      const span = diagnostic.warning === EXPRESSION ? spanOf(diagnostic, file.code, columns) : undefined;
      return span && span.start >= prelude.length ? [span] : [];
    });
    if (expressions.length === 0) return NO_VALUES;
    const {source} = reportValues(file.code, expressions);
    const {ok, js} = await compile(...tools, {...job, files: [{name: file.name, code: source}]});
    return ok
      ? {verdict: expressions.map(({start, end}) => `${start}-${end}`).join(' '), texts: fileTexts(js)}
      : NO_VALUES;
  };
  const question = {version, kind: 'values', about: [aboutJob(job), prelude.length]};
  const answer = await service.ask(question, make, CODE);
  const [program] = filesOf(answer);
  if (!program) return undefined;
  const spans = answer.verdict.split(' ').map((span) => {
    const [start = 0, end = 0] = span.split('-').map(Number);
    return {start, end};
  });
  return trimJavaScript(nameValues(program.code, reportValues(file.code, spans).texts));
}

const NO_VALUES = {verdict: 'none', texts: []};
