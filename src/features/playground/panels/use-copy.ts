import {useEffect, useRef, useState} from 'react';

/** How long a button shows the result of copying, ms. */
const SHOWN_FOR = 2500;

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text and reports the result for a while. */
export function useCopy(): readonly [state: CopyState, copy: (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
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
    timer.current = setTimeout(() => setState('idle'), SHOWN_FOR);
  };
  return [state, copy];
}
