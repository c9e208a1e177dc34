/** Tries an example on the other versions. */
import {comparableJavaScript} from '../../lib/code-block/emitted';
import type {WorksIn} from '../../lib/code-block/render';
import type {Example} from '../../lib/fence/example';
import {jobOf, type Outcome} from './compile';
import type {CompilerService} from './service';

/**
 * In which versions an example compiles, oldest first, and whether the JavaScript is the same. Empty for
 * examples that say nothing about other versions: those that fail on purpose, interfaces, and code in a
 * syntax that only one version has.
 */
export async function worksIn(service: CompilerService, example: Example, outcome: Outcome): Promise<WorksIn> {
  const {fence} = example;
  if (!outcome.ok || fence.language !== 'res' || fence.output !== 'js') return [];
  const others = Object.values(service.toolchains).filter(
    ({version, languages, jsx}) =>
      languages[0] === fence.language && (fence.jsx === undefined || jsx.includes(fence.jsx)) && service.unavailable(version) === undefined,
  );
  const job = jobOf(example.files, {...fence, expectation: {kind: 'success'}});
  const results = await Promise.all(
    others.map(async ({version}) => {
      const tried = version === example.version ? outcome : await service.compile(version, job);
      return {version: shortName(version), result: !tried.ok ? 'fails' : comparable(tried) === comparable(outcome) ? 'same' : 'other'} as const;
    }),
  );
  return results.length > 1 ? results.reverse() : [];
}

function comparable({js}: Outcome): string {
  return js.map(({code}) => comparableJavaScript(code)).join('\n');
}

/** `v12.0.0` is v12 to a reader. */
function shortName(version: string): string {
  return version.replace(/\..*$/, '');
}
