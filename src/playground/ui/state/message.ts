import {translate} from '@docusaurus/Translate';
import {EngineError} from '@site/src/compilers/core/engine';

/**
 * The message a reader sees for an error: an `EngineError`'s own, or a general one for anything unexpected. An
 * `EngineError` keeps developers' details in its cause, which goes to the console.
 */
export function messageOf(error: unknown): string {
  if (error instanceof EngineError) {
    // eslint-disable-next-line no-console
    if (error.cause !== undefined) console.error(error);
    return error.message;
  }
  return translate(
    {
      id: 'playground.error.unexpected',
      message: 'Something went wrong: {detail}',
      description: 'An unexpected error',
    },
    {detail: error instanceof Error ? error.message : String(error)},
  );
}
