/** The compilers on this machine, called through the development endpoint (`src/playground/build`). */
import {
  EngineError,
  type Compilation,
  type EngineVersion,
  type Formatted,
  type PlaygroundEngine,
  type TypeHint,
} from '../core/engine';
import {fill} from '../../kit/core/built-component/built-component';
import {engineTexts} from './engine-texts';
import {inTurns} from './turns';

type NativeEngineOptions = {
  /** URL of the endpoint; by default, on the page's own origin. */
  readonly base?: string;
  readonly fetch?: typeof fetch;
  /** Timeout in ms. The first source for a version has to wait for that version's libraries to compile. */
  readonly timeout?: number;
};

/** Creates the engine, without connecting yet. */
export function createNativeEngine({
  base = '/playground-api',
  fetch: request = fetch,
  timeout = 30_000,
}: NativeEngineOptions = {}): PlaygroundEngine {
  const open = new Set<AbortController>();
  const ask = async (route: string, body?: unknown): Promise<unknown> => {
    const post = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new EngineError(fill(engineTexts().slow, {seconds: String(timeout / 1000)}))),
      timeout,
    );
    open.add(controller);
    let response: Response;
    let answer: unknown;
    try {
      response = await request(`${base}/${route}`, {...(body !== undefined && post), signal: controller.signal});
      answer = await response.json().catch(() => undefined);
    } catch {
      const reason: unknown = controller.signal.reason;
      throw reason instanceof EngineError ? reason : new EngineError(engineTexts().unreachable);
    } finally {
      clearTimeout(timer);
      open.delete(controller);
    }
    if (response.ok && answer !== undefined) return answer;
    const sentence = (answer as {readonly error?: unknown} | undefined)?.error;
    if (typeof sentence === 'string') throw new EngineError(sentence);
    throw new EngineError(engineTexts().unavailable, {
      cause: new Error(
        `No compiler bundles are configured (PLAYGROUND_BUNDLE_URL), and ${base}/${route} responded with ${response.status}.`,
      ),
    });
  };
  return inTurns({
    name: 'native',
    versions: async () => ((await ask('versions')) as {readonly versions: readonly EngineVersion[]}).versions,
    compile: (code, settings, files) => ask('compile', {code, files, settings}) as Promise<Compilation>,
    format: (code, settings, file) => ask('format', {code, file, settings}) as Promise<Formatted>,
    convert: (code, settings, to) => ask('convert', {code, settings, to}) as Promise<Formatted>,
    types: (code, settings, files) => ask('types', {code, files, settings}) as Promise<readonly TypeHint[]>,
    dispose: () => open.forEach((controller) => controller.abort(new EngineError(engineTexts().closed))),
  });
}
