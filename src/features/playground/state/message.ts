import {translate} from '@docusaurus/Translate';
import {EngineError} from '@site/src/lib/playground/engine';

/** What a reader is told of an error: an engine's own words, and for anything else that it was not expected. */
export function messageOf(error: unknown): string {
  if (error instanceof EngineError) return error.message;
  return translate(
    {id: 'playground.error.unexpected', message: 'Something unexpected happened: {detail}', description: 'An error that the playground knows nothing about'},
    {detail: error instanceof Error ? error.message : String(error)},
  );
}
