/** The compilers of this machine, through the development endpoint (`src/plugins/playground`). */
import {EngineError, type Compilation, type EngineVersion, type Formatted, type PlaygroundEngine} from '../../../lib/playground/engine';
import type {PlaygroundSettings} from '../../../lib/playground/settings';

export type NativeEngineOptions = {
  /** Where the endpoint is; that of the page's own origin when missing. */
  readonly base?: string;
  readonly fetch?: typeof fetch;
  /** How long to wait for an answer, in ms. The first source of a version waits for its libraries to be compiled. */
  readonly patience?: number;
};

/** Makes the engine. Nothing is asked yet. */
export function createNativeEngine({base = '/playground-api', fetch: request = fetch, patience = 30_000}: NativeEngineOptions = {}): PlaygroundEngine {
  const open = new Set<AbortController>();
  const ask = async (route: string, body?: unknown): Promise<unknown> => {
    const post = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new EngineError(`The compiler did not answer within ${patience / 1000} seconds.`)), patience);
    open.add(controller);
    let response: Response;
    let answer: unknown;
    try {
      response = await request(`${base}/${route}`, {...(body !== undefined && post), signal: controller.signal});
      answer = await response.json().catch(() => undefined);
    } catch {
      const reason: unknown = controller.signal.reason;
      throw reason instanceof EngineError ? reason : new EngineError('The compiler can not be reached: the connection failed.');
    } finally {
      clearTimeout(timer);
      open.delete(controller);
    }
    if (response.ok && answer !== undefined) return answer;
    throw new EngineError(sentenceOf(answer) ?? `No compiler answers at ${base} (${response.status}).`);
  };
  return {
    name: 'native',
    versions: async () => ((await ask('versions')) as {readonly versions: readonly EngineVersion[]}).versions,
    compile: async (code: string, settings: PlaygroundSettings) => (await ask('compile', {code, settings})) as Compilation,
    format: async (code: string, settings: PlaygroundSettings) => (await ask('format', {code, settings})) as Formatted,
    dispose: () => open.forEach((controller) => controller.abort(new EngineError('The compiler was let go.'))),
  };
}

function sentenceOf(answer: unknown): string | undefined {
  const error = (answer as {readonly error?: unknown} | undefined)?.error;
  return typeof error === 'string' ? error : undefined;
}
