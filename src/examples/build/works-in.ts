import {comparableJavaScript} from '../core/block/emitted';
import type {OtherOutcome} from '../core/block/other-versions';
import type {WorksIn} from '../core/block/render';
import type {Example} from '../core/fence/example';
import {shortVersion} from '../../kit/core/version';
import {sourceHash} from '../../kit/build/files/source-hash';
import type {SourceFile} from '../../rescript/core/syntax/source-file';
import {compile, jobOf, type CompileJob, type Outcome} from '../../compilers/build/compile';
import {fileTexts, filesOf, textOf} from '../../compilers/build/records/answers';
import {aboutJob, ifAvailable, type CompilerService, type Make} from '../../compilers/build/service';
import {messageOf, shownJavaScript} from './messages';

const CODE = sourceHash(__filename);

type Trial = {
  readonly version: string;
  readonly result: WorksIn[number]['result'];
  /** If it fails. */
  readonly messages?: string;
  /** If it's another. */
  readonly js?: readonly SourceFile[];
};

/**
 * The versions an example compiles with, oldest first, and whether the JavaScript is the same. Empty for examples that
 * fail on purpose, interfaces, and syntax that only one version has.
 */
export async function worksIn(service: CompilerService, example: Example, outcome: Outcome): Promise<WorksIn> {
  return (await tryVersions(service, example, outcome)).map(({version, result}) => ({version, result}));
}

/** The message of each version that rejects an example, and the JavaScript that differs. */
export async function otherOutcomes(
  service: CompilerService,
  example: Example,
  outcome: Outcome,
): Promise<Readonly<Record<string, OtherOutcome>>> {
  const trials = await tryVersions(service, example, outcome);
  return Object.fromEntries(
    trials.flatMap(({version, messages, js}): readonly (readonly [string, OtherOutcome])[] => {
      if (messages !== undefined) return [[version, {message: messageOf(example, {ok: false, messages}) ?? ''}]];
      return js === undefined ? [] : [[version, {js: shownJavaScript({js})}]];
    }),
  );
}

async function tryVersions(service: CompilerService, example: Example, outcome: Outcome): Promise<readonly Trial[]> {
  const {fence} = example;
  if (!outcome.ok || fence.language !== 'res' || fence.output !== 'js') return [];
  const others = Object.values(service.toolchains).filter(
    ({version, languages, jsx, letUnwrapFlags}) =>
      languages[0] === fence.language &&
      (fence.jsx === undefined || jsx.includes(fence.jsx)) &&
      (!fence.letUnwrap || letUnwrapFlags !== undefined) &&
      version !== example.version,
  );
  const job = jobOf(example.files, {...fence, expectation: {kind: 'success'}});
  const tried = await Promise.all(
    others.map(({version}) => tryVersion(service, version, example.version, job, outcome)),
  );
  const trials = [{version: example.version, result: 'same'} as const, ...tried.filter((trial) => trial !== undefined)];
  const order = Object.keys(service.toolchains);
  return trials.length === 1
    ? []
    : trials
        .sort((a, b) => order.indexOf(b.version) - order.indexOf(a.version))
        .map((trial) => ({...trial, version: shortVersion(trial.version)}));
}

/** What a version makes of another one's example; undefined if its compiler can't run here. */
async function tryVersion(
  service: CompilerService,
  version: string,
  own: string,
  job: CompileJob,
  outcome: Outcome,
): Promise<Trial | undefined> {
  const make: Make = async (...tools) => {
    const {ok, js, messages} = await compile(...tools, job);
    if (!ok) return {verdict: 'fails', texts: [{name: 'messages', text: messages}]};
    return comparable(js) === comparable(outcome.js)
      ? {verdict: 'same', texts: []}
      : {verdict: 'other', texts: fileTexts(js)};
  };
  const question = {version, kind: `instead of ${own}`, about: aboutJob(job)};
  const answer = await service.ask(question, make, CODE).catch(ifAvailable);
  if (!answer) return undefined;
  if (answer.verdict === 'fails') return {version, result: 'fails', messages: textOf(answer, 'messages') ?? ''};
  return answer.verdict === 'same' ? {version, result: 'same'} : {version, result: 'other', js: filesOf(answer)};
}

function comparable(files: readonly SourceFile[]): string {
  return files.map(({code}) => comparableJavaScript(code)).join('\n');
}
