import {useCallback, useEffect, useState, type Dispatch} from 'react';
import type {PlaygroundEngine} from '@site/src/compilers/core/engine';
import type {ChosenEngine} from '../../../compilers/browser/choose-engine';
import {messageOf} from './message';
import type {Action} from './state';

/**
 * The engine, once it has responded, and a way to try again. It's disposed with the component.
 * @param connect finds an engine
 */
export function useEngine(
  connect: () => Promise<ChosenEngine>,
  dispatch: Dispatch<Action>,
): {readonly engine: PlaygroundEngine | undefined; readonly retry: () => void} {
  const [attempt, setAttempt] = useState(0);
  const [engine, setEngine] = useState<PlaygroundEngine>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let gone = false;
    let found: PlaygroundEngine | undefined;
    dispatch({type: 'connecting'});
    connect().then(
      ({engine: reached, versions}) => {
        if (gone) return reached.dispose();
        found = reached;
        setEngine(reached);
        dispatch({type: 'connected', versions});
      },
      (error: unknown) => {
        if (!gone) dispatch({type: 'unreachable', message: messageOf(error)});
      },
    );
    return () => {
      gone = true;
      setEngine(undefined);
      found?.dispose();
    };
  }, [attempt, connect, dispatch]);

  return {engine, retry};
}
