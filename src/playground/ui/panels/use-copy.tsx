import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** How long the result of copying is shown, in ms. */
const SHOWN_FOR = 2500;

type CopyState = 'copied' | 'failed' | undefined;

/** Copies text and reports the result for a while. */
export function useCopy(): readonly [state: CopyState, copy: (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(undefined), SHOWN_FOR);
  };
  return [state, copy];
}

/** The result of copying, for the reader; undefined while there is nothing to say. */
export function copyResult(state: CopyState): ReactNode {
  return (
    state &&
    (state === 'copied' ? (
      <Translate id="playground.copied" description="Announced when something was copied">
        Copied
      </Translate>
    ) : (
      <Translate id="playground.copyFailed" description="Announced when the browser doesn't allow copying">
        The browser didn't allow copying
      </Translate>
    ))
  );
}
