import type {KeyboardEvent} from 'react';

type Search<Question, Answer> = (question: Question) => Promise<Answer>;

export type EarlyEnter = {
  /** The same search, whose questions Enter waits for. */
  readonly track: <Question, Answer>(search: Search<Question, Answer>) => Search<Question, Answer>;
  /** For the dialog, in the capturing phase, before the field gets the key. */
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  /** For every change of the query. */
  readonly onInput: () => void;
};

/**
 * Keeps Enter until what was typed before it has been answered. Otherwise a reader who types fast opens a hit for the
 * first letters, and DocSearch drops the question if there are no hits yet. Another key after Enter takes it back. A
 * hit that the reader has chosen with the arrow keys is opened at once.
 */
export function createEarlyEnter(): EarlyEnter {
  let pending = 0;
  let hasMoved = false;
  let early: (() => void) | undefined;

  return {
    track: (search) => async (question) => {
      pending++;
      try {
        return await search(question);
      } finally {
        pending--;
        // DocSearch shows the hits before the next task.
        setTimeout(() => {
          if (pending === 0) early?.();
        });
      }
    },
    onKeyDownCapture(event) {
      const {key, target, nativeEvent} = event;
      early = undefined;
      if (key === 'ArrowDown' || key === 'ArrowUp') hasMoved = true;
      const isQuery = target instanceof HTMLInputElement && target.value !== '';
      if (key !== 'Enter' || !isQuery || pending === 0 || hasMoved || nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      early = () => target.dispatchEvent(new window.KeyboardEvent('keydown', nativeEvent));
    },
    onInput() {
      early = undefined;
      hasMoved = false;
    },
  };
}
