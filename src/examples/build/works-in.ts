import {comparableJavaScript} from '../core/block/emitted';
import type {OtherOutcome} from '../core/block/other-versions';
import type {WorksIn} from '../core/block/render';
import type {Example} from '../core/fence/example';
import {shortVersion} from '../../kit/core/version';
import {jobOf, type Outcome} from '../../compilers/build/compile';
import type {CompilerService} from '../../compilers/build/service';
import {messageOf, shownJavaScript} from './messages';

type Trial = {readonly version: string; readonly result: WorksIn[number]['result']; readonly outcome: Outcome};

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
    trials.flatMap(({version, result, outcome: tried}): readonly (readonly [string, OtherOutcome])[] => {
      if (result === 'fails') return [[version, {message: messageOf(example, tried) ?? ''}]];
      return result === 'other' ? [[version, {js: shownJavaScript(tried)}]] : [];
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
      service.unavailable(version) === undefined,
  );
  const job = jobOf(example.files, {...fence, expectation: {kind: 'success'}});
  const results = await Promise.all(
    others.map(async ({version}) => {
      const tried = version === example.version ? outcome : await service.compile(version, job);
      return {
        version: shortVersion(version),
        outcome: tried,
        result: !tried.ok ? 'fails' : comparable(tried) === comparable(outcome) ? 'same' : 'other',
      } as const;
    }),
  );
  return results.length > 1 ? results.reverse() : [];
}

function comparable({js}: Outcome): string {
  return js.map(({code}) => comparableJavaScript(code)).join('\n');
}
