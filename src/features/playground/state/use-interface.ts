import {useEffect, useState} from 'react';
import type {PlaygroundEngine} from '@site/src/lib/playground/engine';
import type {Result} from './state';

/** A file's interface in the last code that compiled, requested while it's shown. */
export function useInterface(
  engine: PlaygroundEngine | undefined,
  result: Result | undefined,
  file: string,
  shown: boolean,
): string | undefined {
  const [text, setText] = useState<string>();
  const {code, files, settings} = (shown && result?.compilation.js !== undefined && result) || {};
  useEffect(() => {
    if (code === undefined || settings === undefined) return;
    let stale = false;
    engine?.interface?.(code, settings, files, file).then(
      (inferred) => {
        if (!stale && inferred !== undefined) setText(inferred);
      },
      () => undefined, // Only the interface is missing.
    );
    return () => {
      stale = true;
    };
  }, [engine, code, files, file, settings]);
  return text;
}
